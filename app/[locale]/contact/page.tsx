import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ContactForm } from '@/components/contact/contact-form';
import { ClientMessages } from '@/components/layout/client-messages';
import { ContactAnswers } from '@/components/pages/contact-answers';
import { ContactFormSection } from '@/components/pages/contact-form-section';
import { ContactList } from '@/components/pages/contact-list';
import { ContactPreparation } from '@/components/pages/contact-preparation';
import { PageHeader } from '@/components/pages/page-header';
import { PageSection } from '@/components/pages/page-section';
import { JsonLd } from '@/components/seo/json-ld';
import { contactWays } from '@/lib/contact/contact-ways';
import { contact } from '@/lib/env/brand';
import { routeLocale } from '@/lib/i18n/route-locale';
import { sitePageCrumbs, sitePageMetadata } from '@/lib/seo/site-pages';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/contact'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return sitePageMetadata(await routeLocale(params), 'contact');
}

export default async function ContactPage({ params }: Props) {
  const locale = await routeLocale(params);
  const t = await getTranslations('contact');
  const ways = contactWays(contact);
  return (
    <>
      <JsonLd nodes={[sitePageCrumbs(locale, 'contact')]} />
      <PageHeader title={t('title')} intro={t('intro')} />
      <ContactFormSection>
        <ClientMessages namespaces={['contactForm']}>
          <ContactForm />
        </ClientMessages>
      </ContactFormSection>
      <ContactPreparation />
      {ways.length > 0 && (
        <PageSection id="ways" title={t('ways.title')}>
          <ContactList ways={ways} />
        </PageSection>
      )}
      <ContactAnswers />
    </>
  );
}
