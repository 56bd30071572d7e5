import type { ReactNode } from 'react';
import { contact } from '@/lib/env/brand';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { contactWays } from './contact-way';
import { linkedWords } from './linked-words';
import { PageSection } from './page-section';

type ContactFormSectionProps = {
  locale: Locale;
  /** Makes the form around the sentence that says what becomes of the words. */
  form: (privacy: ReactNode) => ReactNode;
};

export function ContactFormSection({ locale, form }: ContactFormSectionProps) {
  const t = getTranslator(locale, 'contact.form');
  return (
    <PageSection id="write" title={t('title')}>
      <p>{t('intro')}</p>
      <noscript>
        <p className="mt-4 rounded-md border border-destructive px-4 py-3 font-semibold">
          {t('needsScripts')}{' '}
          {contactWays(contact).length > 0 && t.rich('otherwise', linkedWords(locale))}
        </p>
      </noscript>
      <div className="mt-5">{form(<p>{t.rich('privacy', linkedWords(locale))}</p>)}</div>
    </PageSection>
  );
}
