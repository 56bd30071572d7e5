import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SessionWatch } from '@/components/account/session-watch';
import { NotFoundScreen } from '@/components/feedback/not-found-screen';
import { NotFoundStatus } from '@/components/feedback/not-found-status';
import { ClientMessages } from '@/components/layout/client-messages';
import { AllOrders } from '@/components/orders/all-orders';
import { OrdersEmpty } from '@/components/orders/orders-empty';
import { requireShopper } from '@/lib/auth/require-shopper.server';
import { routeLocale } from '@/lib/i18n/route-locale';
import { ordersPath, parsePage } from '@/lib/orders/orders-page';
import { brandedTitle, pageMetadata } from '@/lib/seo/page-metadata';

// Nothing may be shown before the guard has finished.
export const instant = false;

type Props = PageProps<'/[locale]/profile/orders'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await routeLocale(params);
  const t = await getTranslations('orders.list');
  const words = { title: brandedTitle(locale, t('title')), description: t('seoDescription') };
  return pageMetadata({ locale, path: ordersPath(1) }, words);
}

/** All orders of the shopper, in pages. */
export default async function OrdersPage({ params, searchParams }: Props) {
  const locale = await routeLocale(params);
  const { sub } = await requireShopper(locale, ordersPath(1));
  const page = parsePage((await searchParams)['page']);
  if (page === null) {
    return (
      <>
        <NotFoundScreen />
        <NotFoundStatus />
      </>
    );
  }
  return (
    <div className="shell max-w-4xl py-8">
      <SessionWatch />
      <ClientMessages
        namespaces={[
          'orders',
          'orderProgress',
          'orderStatus',
          'declineReasons',
          'paymentReference',
        ]}
      >
        <AllOrders userId={sub} page={page} empty={<OrdersEmpty />} />
      </ClientMessages>
    </div>
  );
}
