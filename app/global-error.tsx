'use client';

import './globals.css';
import { useEffect } from 'react';
import { ErrorScreen } from '@/components/feedback/error-screen';
import { useUnauthorized } from '@/components/feedback/use-unauthorized';
import { lastResortWords } from '@/components/feedback/last-resort-words';
import { brandedTitle } from '@/lib/env/brand';
import { directionOf, locales } from '@/lib/i18n/locale';
import { note } from '@/lib/telemetry/queue';

/** Even the layout failed, so the language is unknown and the text is shown in both languages. */
export default function GlobalError({ error }: { error: Error }) {
  useEffect(() => note(error), [error]);
  const isUnauthorized = useUnauthorized(error);
  return (
    <html lang="ar" dir="rtl">
      <body>{!isUnauthorized && <BothScreens />}</body>
    </html>
  );
}

function BothScreens() {
  return (
    <>
      <title>{brandedTitle('ar', lastResortWords.ar.title)}</title>
      {locales.map((locale) => (
        <div key={locale} lang={locale} dir={directionOf(locale)}>
          <ErrorScreen {...lastResortWords[locale]} />
        </div>
      ))}
    </>
  );
}
