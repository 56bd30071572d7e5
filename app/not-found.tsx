'use client';

import { brandName, brandedTitle } from '@/lib/env/brand';
import { directionOf, localePath, locales } from '@/lib/i18n/locale';

/**
 * An address outside both languages, which the shop never links to. It replaces the framework's own page, whose markup
 * would be in the component data of every page. Every page also loads its script, separately from the others: with the
 * link component and the translation functions, it would load those twice.
 */
export default function NotFound() {
  return (
    <html lang="ar" dir="rtl">
      <body>
        <title>{brandedTitle('ar', '404')}</title>
        <h1>404</h1>
        {locales.map((locale) => (
          <p key={locale} lang={locale} dir={directionOf(locale)}>
            <a href={localePath(locale, '/shop')}>{brandName(locale)}</a>
          </p>
        ))}
      </body>
    </html>
  );
}
