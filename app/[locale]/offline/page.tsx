import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { CartContents } from '@/components/cart/cart-contents';
import { OfflineNotice } from '@/components/cart/offline-notice';
import { ClientMessages } from '@/components/layout/client-messages';
import { routeLocale } from '@/lib/i18n/route-locale';
import { brandedTitle, pageMetadata } from '@/lib/seo/page-metadata';

export const ensureStatic = 'navigation';

type Props = PageProps<'/[locale]/offline'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await routeLocale(params);
  const t = await getTranslations('offline');
  const words = { title: brandedTitle(locale, t('title')), description: t('text') };
  return pageMetadata({ locale, path: '/offline' }, words);
}

/** The page that the service worker stores and shows in place of any page while offline. The same for everyone. */
export default async function OfflinePage() {
  const t = await getTranslations('offline');
  return (
    <ClientMessages namespaces={['offline', 'delivery']}>
      {/* Keeps the footer below the fold, so that it does not move when the lines arrive. */}
      <div className="shell min-h-svh py-8">
        <OfflineNotice />
        <section aria-labelledby="offline-cart" className="mt-8" data-cart-place>
          <h2 id="offline-cart" className="text-2xl font-bold">
            {t('cart')}
          </h2>
          <p className="mt-3 hidden noscript:block">{t('needsScripts')}</p>
          <CartContents
            offlineNote={
              <div className="mt-2 grid gap-y-2 text-sm text-muted-foreground">
                <p>{t('pricesAsSeen')}</p>
                <p>{t('checkoutWaits')}</p>
              </div>
            }
          />
        </section>
      </div>
    </ClientMessages>
  );
}
