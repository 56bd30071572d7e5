'use client';

import './globals.css';
import { ErrorScreen } from '@/components/feedback/error-screen';
import { lastResortWords } from '@/components/feedback/last-resort-words';
import { brandedTitle } from '@/lib/env/brand';
import { directionOf, locales } from '@/lib/i18n/locale';

/** Even the layout failed: nothing is known any more, so both languages are shown. */
export default function GlobalError() {
  return (
    <html lang="ar" dir="rtl">
      <body>
        <title>{brandedTitle('ar', lastResortWords.ar.title)}</title>
        {locales.map((locale) => (
          <div key={locale} lang={locale} dir={directionOf(locale)}>
            <ErrorScreen words={lastResortWords[locale]} />
          </div>
        ))}
      </body>
    </html>
  );
}
