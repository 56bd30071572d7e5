import { useTranslations } from 'next-intl';
import { contactWays } from '@/lib/contact/contact-ways';
import { contact } from '@/lib/env/brand';
import { ContactList } from './contact-list';
import { PageSection } from './page-section';
import { RichText } from './rich-text';

/** Contact links on the About page; if none is configured, links to the pages with answers. */
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
