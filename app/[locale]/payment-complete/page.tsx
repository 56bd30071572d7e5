import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { getTranslations } from 'next-intl/server';
import { ClientMessages } from '@/components/layout/client-messages';
import { PaymentComplete } from '@/components/payments/payment-complete';
import { browserLocale } from '@/lib/i18n/browser-locale';
import type { Locale } from '@/lib/i18n/locale';
import { routeLocale } from '@/lib/i18n/route-locale';
import { readOwnOrder } from '@/lib/orders/own-order.server';
import { readPaymentResult } from '@/lib/payments/payment-result';
import { brandedTitle, pageMetadata } from '@/lib/seo/page-metadata';

// All of it is in the address of this one visit, and in an order that its owner alone may see.
export const instant = false;

type Props = PageProps<'/[locale]/payment-complete'>;

async function spokenLocale(pageLocale: Locale): Promise<Locale> {
  return browserLocale((await headers()).get('accept-language'), pageLocale);
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = await spokenLocale(await routeLocale(params));
  const t = await getTranslations({ locale, namespace: 'paymentComplete' });
  const words = { title: brandedTitle(locale, t('title')), description: t('seoDescription') };
  return pageMetadata({ locale, path: '/payment-complete' }, words, { index: false });
}

export default async function PaymentCompletePage({ params, searchParams }: Props) {
  const pageLocale = await routeLocale(params);
  const locale = await spokenLocale(pageLocale);
  const result = readPaymentResult(await searchParams);
  return (
    // It speaks the language of the browser, whatever that of the page around it is.
    <ClientMessages locale={locale} namespaces={['paymentComplete', 'paymentReference', 'orders']}>
      <PaymentComplete
        pageLocale={pageLocale}
        result={result}
        order={await readOwnOrder(result.orderNumber)}
      />
    </ClientMessages>
  );
}
