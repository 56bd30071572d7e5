import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { contactWays } from '@/lib/contact/contact-ways';
import { contact } from '@/lib/env/brand';
import { PageSection } from './page-section';
import { RichText } from './rich-text';

/** `children`: the form. */
export function ContactFormSection({ children }: { children: ReactNode }) {
  const t = useTranslations('contact.form');
  const hasOtherWays = contactWays(contact).length > 0;
  return (
    <PageSection id="write" title={t('title')}>
      <p>{t('intro')}</p>
      <noscript>
        <p className="mt-4 rounded-md border border-destructive px-4 py-3 font-semibold">
          {t('needsScripts')}{' '}
          {hasOtherWays && <RichText>{(tags) => t.rich('otherwise', tags)}</RichText>}
        </p>
      </noscript>
      <div className="mt-5">{children}</div>
    </PageSection>
  );
}
