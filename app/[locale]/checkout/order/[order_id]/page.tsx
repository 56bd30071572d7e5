import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { NeedsScripts } from '@/components/account/needs-scripts';
import { SessionWatch } from '@/components/account/session-watch';
import { CheckoutLinks } from '@/components/checkout/checkout-links';
import { PayOrderScreen } from '@/components/checkout/pay-order-screen';
import { PurchaseSteps } from '@/components/checkout/purchase-steps';
import { ClientMessages } from '@/components/layout/client-messages';
import { requireShopper } from '@/lib/auth/require-shopper.server';
import { routeLocale } from '@/lib/i18n/route-locale';
import { browserPayments } from '@/lib/payments/browser-payments.server';
import { brandedTitle, pageMetadata } from '@/lib/seo/page-metadata';

// Nothing may be shown before the guard has finished.
export const instant = false;

type Props = PageProps<'/[locale]/checkout/order/[order_id]'>;

const pathOf = (orderId: string) => `/checkout/order/${encodeURIComponent(orderId)}`;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await routeLocale(params);
  const t = await getTranslations('payOrder');
  const words = { title: brandedTitle(locale, t('title')), description: t('seoDescription') };
  const path = pathOf((await params).order_id);
  return pageMetadata({ locale, path }, words);
}

export default async function PayOrderPage({ params }: Props) {
  const locale = await routeLocale(params);
  const { order_id: orderId } = await params;
  await requireShopper(locale, pathOf(orderId));
  const t = await getTranslations();
  return (
    <div className="shell py-8" data-no-chat>
      <SessionWatch />
      <PurchaseSteps current="payment" />
      <h1 className="text-3xl font-extrabold">{t('payOrder.title')}</h1>
      <NeedsScripts text={t('checkout.needsScripts')} />
      <ClientMessages
        namespaces={['checkout', 'payments', 'declineReasons', 'payOrder', 'paymentReference']}
      >
        <PayOrderScreen orderId={orderId} payments={browserPayments()} />
      </ClientMessages>
      <CheckoutLinks />
    </div>
  );
}
