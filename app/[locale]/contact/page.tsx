import type { Metadata } from 'next';
import { ContactForm } from '@/components/contact/contact-form';
import { contactFormWords } from '@/components/contact/contact-words';
import { ContactAnswers } from '@/components/pages/contact-answers';
import { ContactFormSection } from '@/components/pages/contact-form-section';
import { ContactPreparation } from '@/components/pages/contact-preparation';
import { ContactWaysSection } from '@/components/pages/contact-ways-section';
import { PageHeader } from '@/components/pages/page-header';
import { JsonLd } from '@/components/seo/json-ld';
import { routeLocale } from '@/lib/i18n/route-locale';
import { getTranslator } from '@/lib/i18n/translator';
import { sitePageCrumbs, sitePageMetadata } from '@/lib/seo/site-pages';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/contact'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return sitePageMetadata(await routeLocale(params), 'contact');
}

export default async function ContactPage({ params }: Props) {
  const locale = await routeLocale(params);
  const t = getTranslator(locale, 'contact');
  return (
    <>
      <JsonLd nodes={[sitePageCrumbs(locale, 'contact')]} />
      <PageHeader locale={locale} title={t('title')} intro={t('intro')} />
      <ContactFormSection
        locale={locale}
        form={(privacy) => (
          <ContactForm locale={locale} words={contactFormWords(locale)}>
            {privacy}
          </ContactForm>
        )}
      />
      <ContactPreparation locale={locale} />
      <ContactWaysSection locale={locale} />
      <ContactAnswers locale={locale} />
    </>
  );
}
