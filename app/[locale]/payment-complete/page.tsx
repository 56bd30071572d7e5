import type { Metadata } from 'next';
import { headers } from 'next/headers';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages } from 'next-intl/server';
import { PaymentComplete } from '@/components/payments/payment-complete';
import { paymentWords } from '@/components/payments/payment-words';
import { browserLocale } from '@/lib/i18n/browser-locale';
import type { Locale } from '@/lib/i18n/locale';
import { routeLocale } from '@/lib/i18n/route-locale';
import { plainWords } from '@/lib/i18n/translator';
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
  const { title, seoDescription } = paymentWords(locale).complete;
  const words = { title: brandedTitle(locale, title), description: seoDescription };
  return pageMetadata({ locale, path: '/payment-complete' }, words, { index: false });
}

export default async function PaymentCompletePage({ params, searchParams }: Props) {
  const pageLocale = await routeLocale(params);
  const locale = await spokenLocale(pageLocale);
  const result = readPaymentResult(await searchParams);
  const { complete, kiosk } = paymentWords(locale);
  const { paymentReference } = await getMessages({ locale });
  return (
    <NextIntlClientProvider locale={locale} messages={{ paymentReference }}>
      <PaymentComplete
        locale={locale}
        pageLocale={pageLocale}
        result={result}
        order={await readOwnOrder(result.orderNumber)}
        words={{ complete, kiosk, statuses: plainWords(locale, 'orders').details.statuses }}
      />
    </NextIntlClientProvider>
  );
}
