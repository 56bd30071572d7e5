import type { Metadata } from 'next';
import { NeedsScripts } from '@/components/account/needs-scripts';
import { TrackScreen } from '@/components/orders/track-screen';
import { trackWords } from '@/components/orders/track-words';
import { PageHeader } from '@/components/pages/page-header';
import { JsonLd } from '@/components/seo/json-ld';
import { routeLocale } from '@/lib/i18n/route-locale';
import { getTranslator } from '@/lib/i18n/translator';
import { sitePageCrumbs, sitePageMetadata } from '@/lib/seo/site-pages';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/track'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return sitePageMetadata(await routeLocale(params), 'track');
}

/** How far an order is, without signing in. What is found stays in the browser: no address leads to it. */
export default async function TrackPage({ params }: Props) {
  const locale = await routeLocale(params);
  const t = getTranslator(locale, 'track');
  const words = trackWords(locale);
  return (
    <>
      <JsonLd nodes={[sitePageCrumbs(locale, 'track')]} />
      <PageHeader title={t('title')} intro={t('intro')}>
        <NeedsScripts text={words.needsScripts} />
      </PageHeader>
      <div className="shell pb-16">
        <TrackScreen locale={locale} words={words} />
      </div>
    </>
  );
}
