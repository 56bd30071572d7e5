'use client';

import { PaymentProgress } from '@/components/payments/payment-progress';
import type { PaymentWords } from '@/components/payments/payment-words';
import type { Payment } from '@/components/payments/use-payment';
import type { Locale } from '@/lib/i18n/locale';
import type { CheckoutWords } from './checkout-words';

type PayProgressProps = {
  locale: Locale;
  payment: Payment;
  words: { checkout: CheckoutWords; payments: PaymentWords };
};

/** A payment on its way, in the words of the checkout. */
export function PayProgress({ locale, payment, words }: PayProgressProps) {
  const { order, payment: paying, loading } = words.checkout.progress;
  return (
    <PaymentProgress
      locale={locale}
      stage={payment.stage}
      progress={{
        order,
        payment: paying,
        leaving: loading,
        confirming: words.payments.popup.confirming,
      }}
      onOpenTab={payment.openTab}
      words={words.payments}
    />
  );
}
