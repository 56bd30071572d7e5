import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NeedsScripts } from '@/components/account/needs-scripts';
import { ClientMessages } from '@/components/layout/client-messages';
import { TrackScreen } from '@/components/orders/track-screen';
import { PageHeader } from '@/components/pages/page-header';
import { JsonLd } from '@/components/seo/json-ld';
import { routeLocale } from '@/lib/i18n/route-locale';
import { sitePageCrumbs, sitePageMetadata } from '@/lib/seo/site-pages';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/track'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return sitePageMetadata(await routeLocale(params), 'track');
}

/** The status of an order, without sign-in. The result stays in the browser and has no address. */
export default async function TrackPage({ params }: Props) {
  const locale = await routeLocale(params);
  const t = await getTranslations('track');
  return (
    <>
      <JsonLd nodes={[sitePageCrumbs(locale, 'track')]} />
      <PageHeader title={t('title')} intro={t('intro')}>
        <NeedsScripts text={t('needsScripts')} />
      </PageHeader>
      <div className="shell pb-16">
        <ClientMessages namespaces={['track', 'orderProgress', 'orderStatus']}>
          <TrackScreen />
        </ClientMessages>
      </div>
    </>
  );
}
