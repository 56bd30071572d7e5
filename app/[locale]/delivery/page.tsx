import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FeeTable } from '@/components/delivery/fee-table';
import { Invitation } from '@/components/pages/invitation';
import { PageHeader } from '@/components/pages/page-header';
import { JsonLd } from '@/components/seo/json-ld';
import { getDeliveryRates } from '@/lib/delivery/delivery.server';
import { routeLocale } from '@/lib/i18n/route-locale';
import { policyWords } from '@/lib/policies/policy-words';
import { sitePageCrumbs, sitePageMetadata } from '@/lib/seo/site-pages';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/delivery'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return sitePageMetadata(await routeLocale(params), 'delivery');
}

/** The fees of all governorates; product pages link to it for browsers without scripts. */
export default async function DeliveryPage({ params }: Props) {
  const locale = await routeLocale(params);
  const t = await getTranslations('deliveryPage');
  const rates = await getDeliveryRates().catch(() => []);
  return (
    <>
      <JsonLd nodes={[sitePageCrumbs(locale, 'delivery')]} />
      <PageHeader
        title={t('title')}
        heading={t('heading')}
        intro={t('intro', { days: policyWords(locale).deliveryTime })}
      />
      <div className="shell">
        <div className="max-w-3xl">
          {rates.length > 0 ? <FeeTable rates={rates} /> : <p>{t('failed')}</p>}
          <p className="mt-4 text-muted-foreground">{t('areas')}</p>
          <p className="mt-2 text-muted-foreground">{t('serviceFee')}</p>
        </div>
      </div>
      <Invitation
        title={t('policy.title')}
        text={t('policy.text')}
        action={t('policy.action')}
        href="/about#shipping"
      />
    </>
  );
}
