import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { MessagePanel } from '@/components/feedback/message-panel';
import { stopAddress } from '@/lib/back-in-stock/results';
import { routeLocale } from '@/lib/i18n/route-locale';
import { brandedTitle, pageMetadata } from '@/lib/seo/page-metadata';

// The token stands in the address of this one mail.
export const instant = false;

type Props = PageProps<'/[locale]/back-in-stock/stop'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await routeLocale(params);
  const t = await getTranslations('backInStock');
  const words = {
    title: brandedTitle(locale, t('stop.title')),
    description: t('pageDescription'),
  };
  return pageMetadata({ locale, path: '/back-in-stock/stop' }, words, { index: false });
}

/** A button, because the mail's link is also opened by programs that look for harm in it. */
export default async function StopBackInStockPage({ params, searchParams }: Props) {
  const locale = await routeLocale(params);
  const { token } = await searchParams;
  const t = await getTranslations('backInStock.stop');
  return (
    <div className="shell">
      <MessagePanel heading="h1" icon="mail" title={t('title')} text={t('text')}>
        <form method="post" action={stopAddress}>
          <input type="hidden" name="token" value={typeof token === 'string' ? token : ''} />
          <input type="hidden" name="locale" value={locale} />
          <button type="submit" className="btn btn-default btn-md">
            {t('action')}
          </button>
        </form>
      </MessagePanel>
    </div>
  );
}
