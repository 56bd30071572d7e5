import { contact } from '@/lib/env/brand';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { ContactList } from './contact-list';
import { contactWays } from './contact-way';
import { PageSection } from './page-section';

export function ContactWaysSection({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'contact.ways');
  const ways = contactWays(contact);
  if (ways.length === 0) return null;
  return (
    <PageSection id="ways" title={t('title')}>
      <ContactList locale={locale} ways={ways} />
    </PageSection>
  );
}
