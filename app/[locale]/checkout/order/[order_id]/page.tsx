import type { Metadata } from 'next';
import { NeedsScripts } from '@/components/account/needs-scripts';
import { SessionWatch } from '@/components/account/session-watch';
import { checkoutWords } from '@/components/checkout/checkout-words';
import { PayOrderScreen } from '@/components/checkout/pay-order-screen';
import { payOrderWords } from '@/components/checkout/pay-order-words';
import { ClientMessages } from '@/components/layout/client-messages';
import { paymentWords } from '@/components/payments/payment-words';
import { requireShopper } from '@/lib/auth/require-shopper.server';
import { routeLocale } from '@/lib/i18n/route-locale';
import { browserPayments } from '@/lib/payments/browser-payments.server';
import { brandedTitle, pageMetadata } from '@/lib/seo/page-metadata';

// Nothing of it may be shown before the guard has answered.
export const instant = false;

type Props = PageProps<'/[locale]/checkout/order/[order_id]'>;

const pathOf = (orderId: string) => `/checkout/order/${encodeURIComponent(orderId)}`;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await routeLocale(params);
  const { title, seoDescription } = payOrderWords(locale);
  const words = { title: brandedTitle(locale, title), description: seoDescription };
  const path = pathOf((await params).order_id);
  return pageMetadata({ locale, path }, words, { index: false });
}

export default async function PayOrderPage({ params }: Props) {
  const locale = await routeLocale(params);
  const { order_id: orderId } = await params;
  await requireShopper(locale, pathOf(orderId));
  const order = payOrderWords(locale);
  const checkout = checkoutWords(locale);
  return (
    <div className="shell py-8" data-no-chat>
      <SessionWatch />
      <h1 className="text-3xl font-extrabold">{order.title}</h1>
      <NeedsScripts text={checkout.needsScripts} />
      <ClientMessages namespaces={['paymentReference']}>
        <PayOrderScreen
          locale={locale}
          orderId={orderId}
          payments={browserPayments()}
          words={{ order, checkout, payments: paymentWords(locale) }}
        />
      </ClientMessages>
    </div>
  );
}
