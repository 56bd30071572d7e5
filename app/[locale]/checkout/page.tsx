import type { Metadata } from 'next';
import { CheckoutScreen } from '@/components/checkout/checkout-screen';
import { checkoutWords } from '@/components/checkout/checkout-words';
import { ClientMessages } from '@/components/layout/client-messages';
import { paymentWords } from '@/components/payments/payment-words';
import { requireShopper } from '@/lib/auth/require-shopper.server';
import { routeLocale } from '@/lib/i18n/route-locale';
import { browserPayments } from '@/lib/payments/browser-payments.server';
import { brandedTitle, pageMetadata } from '@/lib/seo/page-metadata';
import { NeedsScripts } from '@/components/account/needs-scripts';
import { SessionWatch } from '@/components/account/session-watch';

// Nothing of it may be shown before the guard has answered.
export const instant = false;

type Props = PageProps<'/[locale]/checkout'>;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await routeLocale(params);
  const { title, seoDescription } = checkoutWords(locale);
  const words = { title: brandedTitle(locale, title), description: seoDescription };
  return pageMetadata({ locale, path: '/checkout' }, words, { index: false });
}

export default async function CheckoutPage({ params }: Props) {
  const locale = await routeLocale(params);
  const { sub, email } = await requireShopper(locale, '/checkout');
  const words = checkoutWords(locale);
  return (
    <div className="shell py-8" data-no-chat>
      <SessionWatch />
      <h1 className="text-3xl font-extrabold">{words.title}</h1>
      <NeedsScripts text={words.needsScripts} />
      <ClientMessages namespaces={['paymentReference']}>
        <CheckoutScreen
          locale={locale}
          shopper={{ id: sub, email }}
          payments={browserPayments()}
          words={{ checkout: words, payments: paymentWords(locale) }}
        />
      </ClientMessages>
    </div>
  );
}
