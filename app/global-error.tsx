'use client';

import './globals.css';
import { ErrorScreen } from '@/components/feedback/error-screen';
import { directionOf, locales, type Locale } from '@/lib/i18n/locale';
import { errors as arErrors, common as arCommon } from '@/messages/ar.json';
import { errors as enErrors, common as enCommon } from '@/messages/en.json';

const words: Record<Locale, { title: string; text: string; refreshPage: string }> = {
  ar: { ...arErrors.unexpected, refreshPage: arCommon.refreshPage },
  en: { ...enErrors.unexpected, refreshPage: enCommon.refreshPage },
};

/** Even the layout failed: nothing is known any more, so both languages are shown. */
export default function GlobalError() {
  return (
    <html lang="ar" dir="rtl">
      <body>
        <title>{words.ar.title}</title>
        {locales.map((locale) => (
          <div key={locale} lang={locale} dir={directionOf(locale)}>
            <ErrorScreen words={words[locale]} />
          </div>
        ))}
      </body>
    </html>
  );
}
