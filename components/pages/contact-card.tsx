import { useTranslations } from 'next-intl';
import { contactWays } from '@/lib/contact/contact-ways';
import { contact } from '@/lib/env/brand';
import { ContactList } from './contact-list';
import { PageSection } from './page-section';
import { RichText } from './rich-text';

/** The About page's short way to the shop's people; without any, the way to the pages that answer. */
export function ContactCard() {
  const t = useTranslations('about.contact');
  const ways = contactWays(contact);
  return (
    <PageSection id="contact" title={t('title')}>
      <div className="space-y-5">
        <p>
          <RichText>{(tags) => t.rich(ways.length > 0 ? 'text' : 'none', tags)}</RichText>
        </p>
        {ways.length > 0 && <ContactList ways={ways} />}
      </div>
    </PageSection>
  );
}
