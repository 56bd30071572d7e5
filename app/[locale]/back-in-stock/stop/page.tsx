import { Mail } from 'lucide';
import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MessagePanel } from '@/components/feedback/message-panel';
import { Icon } from '@/components/icon';
import { Button } from '@/components/ui/button';
import { stopAddress } from '@/lib/back-in-stock/results';
import { routeLocale } from '@/lib/i18n/route-locale';
import { brandedTitle, pageMetadata } from '@/lib/seo/page-metadata';

// Depends on the token in the address.
export const instant = false;

type Props = PageProps<'/[locale]/back-in-stock/stop'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await routeLocale(params);
  const t = await getTranslations('backInStock');
  const words = {
    title: brandedTitle(locale, t('stop.title')),
    description: t('pageDescription'),
  };
  return pageMetadata({ locale, path: '/back-in-stock/stop' }, words);
}

/** Requires a click, because security scanners also open the links of an e-mail. */
export default async function StopBackInStockPage({ params, searchParams }: Props) {
  const locale = await routeLocale(params);
  const { token } = await searchParams;
  const t = await getTranslations('backInStock.stop');
  return (
    <div className="shell">
      <MessagePanel heading="h1" icon={<Icon icon={Mail} />} title={t('title')} text={t('text')}>
        <form method="post" action={stopAddress}>
          <input type="hidden" name="token" value={typeof token === 'string' ? token : ''} />
          <input type="hidden" name="locale" value={locale} />
          <Button type="submit">{t('action')}</Button>
        </form>
      </MessagePanel>
    </div>
  );
}
