import type { PaymentWords } from '@/components/payments/payment-words';
import type { Locale } from '@/lib/i18n/locale';
import type { BrowserPayments } from '@/lib/payments/browser-payments.server';
import type { CheckoutWords } from './checkout-words';
import type { PayOrderWords } from './pay-order-words';

export type CheckoutScreenProps = {
  locale: Locale;
  /** By the verified token. */
  shopper: { id: string; email: string };
  payments: BrowserPayments;
  words: { checkout: CheckoutWords; payments: PaymentWords };
};

export type PayOrderScreenProps = {
  locale: Locale;
  orderId: string;
  payments: BrowserPayments;
  words: { order: PayOrderWords; checkout: CheckoutWords; payments: PaymentWords };
};
