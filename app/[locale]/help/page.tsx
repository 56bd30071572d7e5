import type { Metadata } from 'next';
import { HelpTopic } from '@/components/pages/help-topic';
import { helpTopics } from '@/components/pages/help-topics';
import { plainHelp } from '@/components/pages/help-words';
import { Invitation } from '@/components/pages/invitation';
import { PageHeader } from '@/components/pages/page-header';
import { PageIndex } from '@/components/pages/page-index';
import { JsonLd } from '@/components/seo/json-ld';
import { localePath } from '@/lib/i18n/locale';
import { routeLocale } from '@/lib/i18n/route-locale';
import { getTranslator } from '@/lib/i18n/translator';
import { sitePageCrumbs, sitePageMetadata } from '@/lib/seo/site-pages';
import { faqNode } from '@/lib/seo/structured-data/faq';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/help'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return sitePageMetadata(await routeLocale(params), 'help');
}

export default async function HelpPage({ params }: Props) {
  const locale = await routeLocale(params);
  const t = getTranslator(locale, 'help');
  return (
    <>
      <JsonLd
        nodes={[faqNode(locale, '/help', plainHelp(locale)), sitePageCrumbs(locale, 'help')]}
      />
      <PageHeader locale={locale} title={t('title')} heading={t('heading')} intro={t('intro')}>
        <PageIndex
          label={t('index')}
          sections={helpTopics.map(({ topic }) => ({ id: topic, title: t(`topics.${topic}`) }))}
        />
      </PageHeader>
      {helpTopics.map(({ topic, questions }) => (
        <HelpTopic key={topic} locale={locale} topic={topic} questions={questions} />
      ))}
      <Invitation
        title={t('more.title')}
        text={t('more.text')}
        action={t('more.action')}
        href={localePath(locale, '/contact')}
      />
    </>
  );
}
