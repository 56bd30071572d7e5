import { contact } from '@/lib/env/brand';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { ContactList } from './contact-list';
import { contactWays } from './contact-way';
import { PageSection } from './page-section';

export function ContactWaysSection({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'contact.ways');
  const ways = contactWays(contact);
  return (
    <PageSection id="ways" title={t('title')}>
      {ways.length > 0 ? <ContactList locale={locale} ways={ways} /> : <p>{t('none')}</p>}
    </PageSection>
  );
}
