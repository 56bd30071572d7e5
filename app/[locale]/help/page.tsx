import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { plainAnswers } from '@/components/pages/help-answers';
import { HelpTopic } from '@/components/pages/help-topic';
import { helpTopics } from '@/components/pages/help-topics';
import { Invitation } from '@/components/pages/invitation';
import { PageHeader } from '@/components/pages/page-header';
import { JsonLd } from '@/components/seo/json-ld';
import { routeLocale } from '@/lib/i18n/route-locale';
import { sitePageCrumbs, sitePageMetadata } from '@/lib/seo/site-pages';
import { faqNode } from '@/lib/seo/structured-data/faq';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/help'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return sitePageMetadata(await routeLocale(params), 'help');
}

export default async function HelpPage({ params }: Props) {
  const locale = await routeLocale(params);
  const t = await getTranslations('help');
  return (
    <>
      <JsonLd
        nodes={[faqNode(locale, '/help', plainAnswers(locale)), sitePageCrumbs(locale, 'help')]}
      />
      <PageHeader
        title={t('title')}
        heading={t('heading')}
        intro={t('intro')}
        index={{
          label: t('index'),
          sections: helpTopics.map(({ topic }) => ({ id: topic, title: t(`topics.${topic}`) })),
        }}
      />
      {helpTopics.map(({ topic, questions }) => (
        <HelpTopic key={topic} topic={topic} questions={questions} />
      ))}
      <Invitation
        title={t('more.title')}
        text={t('more.text')}
        action={t('more.action')}
        href="/contact"
      />
    </>
  );
}
