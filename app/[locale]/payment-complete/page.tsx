import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PaymentComplete } from '@/components/checkout/payment-complete';
import { browserLocale } from '@/lib/i18n/browser-locale';
import type { Locale } from '@/lib/i18n/locale';
import { routeLocale } from '@/lib/i18n/route-locale';
import { readOwnOrder } from '@/lib/orders/own-order.server';
import { readPaymentResult } from '@/lib/payments/payment-result';
import { brandedTitle, pageMetadata } from '@/lib/seo/page-metadata';

// Depends on the address, and on an order that only its owner can read.
export const instant = false;

type Props = PageProps<'/[locale]/payment-complete'>;

async function spokenLocale(pageLocale: Locale): Promise<Locale> {
  return browserLocale((await headers()).get('accept-language'), pageLocale);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await spokenLocale(await routeLocale(params));
  const t = await getTranslations({ locale, namespace: 'paymentComplete' });
  const words = { title: brandedTitle(locale, t('title')), description: t('seoDescription') };
  return pageMetadata({ locale, path: '/payment-complete' }, words);
}

export default async function PaymentCompletePage({ params, searchParams }: Props) {
  const pageLocale = await routeLocale(params);
  const locale = await spokenLocale(pageLocale);
  const result = readPaymentResult(await searchParams);
  return (
    // In the browser's language, regardless of the page's.
    <ClientMessages
      locale={locale}
      namespaces={[
        'paymentComplete',
        'declineReasons',
        'paymentReference',
        'orders',
        'orderProgress',
        'purchase',
      ]}
    >
      <PaymentComplete
        pageLocale={pageLocale}
        result={result}
        order={await readOwnOrder(result.orderNumber)}
      />
    </ClientMessages>
  );
}
