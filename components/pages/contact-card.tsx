import { contact } from '@/lib/env/brand';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { ContactList } from './contact-list';
import { contactWays } from './contact-way';
import { linkedWords } from './linked-words';
import { PageSection } from './page-section';

/** The About page's short way to the shop's people; without any, the way to the pages that answer. */
export function ContactCard({ locale }: { locale: Locale }) {
  const t = getTranslator(locale, 'about.contact');
  const ways = contactWays(contact);
  return (
    <PageSection id="contact" title={t('title')}>
      <div className="space-y-5">
        <p>{t.rich(ways.length > 0 ? 'text' : 'none', linkedWords(locale))}</p>
        {ways.length > 0 && <ContactList locale={locale} ways={ways} />}
      </div>
    </PageSection>
  );
}
