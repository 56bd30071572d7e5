import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MessagePanel } from '@/components/feedback/message-panel';
import { Link } from '@/components/navigation/link';
import { Button } from '@/components/ui/button';
import { skuOf } from '@/lib/back-in-stock/request-form';
import { isNoted, shownResults } from '@/lib/back-in-stock/results';
import { routeLocale } from '@/lib/i18n/route-locale';
import { brandedTitle, pageMetadata } from '@/lib/seo/page-metadata';

// Depends on the result in the address.
export const instant = false;

type Props = PageProps<'/[locale]/back-in-stock'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await routeLocale(params);
  const t = await getTranslations('backInStock');
  const words = {
    title: brandedTitle(locale, t('pageTitle')),
    description: t('pageDescription'),
  };
  return pageMetadata({ locale, path: '/back-in-stock' }, words);
}

/** The result of a back-in-stock request, for browsers without scripts. */
export default async function BackInStockPage({ searchParams }: Props) {
  const query = await searchParams;
  const t = await getTranslations('backInStock');
  const result = shownResults.find((name) => name === query['result']) ?? 'failed';
  const sku = skuOf(query['sku']);
  return (
    <div className="shell">
      <MessagePanel
        heading="h1"
        icon={isNoted(result) ? 'check' : 'alert'}
        title={t(`results.${result}.title`)}
        text={t(`results.${result}.text`)}
      >
        <Button asChild>
          <Link href={sku ? `/product/${sku}` : '/shop'}>{sku ? t('back') : t('shop')}</Link>
        </Button>
      </MessagePanel>
    </div>
  );
}
