import { Fragment } from 'react';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { browserStorage, browserStorageUses } from '@/lib/policies/browser-storage';

/** What each thing in the browser is for, with the names under which a reader finds it there. */
export function BrowserStorage({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'about.privacy.browser.kept');
  return (
    <ul className="mt-2 list-disc space-y-1 ps-5">
      {browserStorageUses.map((use) => (
        <li key={use}>
          {t(use)}{' '}
          {browserStorage[use].map((name) => (
            <Fragment key={name}>
              <code dir="ltr" className="rounded-sm bg-muted px-1 text-sm wrap-anywhere">
                {name}
              </code>{' '}
            </Fragment>
          ))}
        </li>
      ))}
    </ul>
  );
}
