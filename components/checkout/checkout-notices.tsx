'use client';

import type { PaymentWords } from '@/components/payments/payment-words';
import { WorkingOverlay } from '@/components/payments/working-overlay';
import { localePath, type Locale } from '@/lib/i18n/locale';
import type { CheckoutWords } from './checkout-words';
import { ConfirmPhoneDialog } from './confirm-phone-dialog';
import { EmptyCartDialog } from './empty-cart-dialog';
import { ErrorDialog } from './error-dialog';
import { fieldOf } from './focus-field';
import { MissingDataDialog } from './missing-data-dialog';
import { PayProgress } from './pay-progress';
import { PriceChangedDialog } from './price-changed-dialog';
import { priceFailureText } from './price-failure-text';
import type { Checkout } from './use-checkout';

type CheckoutNoticesProps = {
  locale: Locale;
  checkout: Checkout;
  words: { checkout: CheckoutWords; payments: PaymentWords };
};

/** What comes before the page: a question, a refusal, or what a payment is doing. One at a time. */
export function CheckoutNotices({ locale, checkout, words: all }: CheckoutNoticesProps) {
  const { payment, refused, asked, price, isOnline } = checkout;
  const { stage } = payment;
  const words = all.checkout;
  if (stage.name === 'failed' && checkout.outdated !== null && price.quote) {
    return (
      <PriceChangedDialog
        locale={locale}
        before={checkout.outdated}
        now={price.quote.totals.after}
        onAccept={checkout.acceptPrice}
        onClose={checkout.resume}
        words={words}
      />
    );
  }
  if (stage.name === 'failed') {
    const { order } = stage;
    const payPath = order && localePath(locale, `/checkout/order/${order.order_id}`);
    return (
      <ErrorDialog
        locale={locale}
        detail={stage.text}
        isClosed={stage.isClosed}
        payPath={payPath}
        onClose={payPath ? () => window.location.assign(payPath) : checkout.resume}
        words={words}
      />
    );
  }
  if (checkout.isPricing) return <WorkingOverlay text={words.summary.calculating} />;
  if (stage.name !== 'idle') {
    return <PayProgress locale={locale} payment={payment} words={all} />;
  }
  if (asked) {
    return (
      <ConfirmPhoneDialog
        name={asked}
        number={checkout.form.getValues(asked)}
        onConfirm={() => checkout.answerPhone(asked, true)}
        onDeny={() => checkout.answerPhone(asked, false)}
        field={() => fieldOf(asked)}
        words={words}
      />
    );
  }
  if (refused?.type === 'empty-cart')
    return <EmptyCartDialog locale={locale} words={words} onClose={checkout.dismiss} />;
  if (refused?.type === 'missing-data') {
    const { field } = refused;
    return (
      <MissingDataDialog
        words={words}
        onClose={checkout.dismiss}
        firstFault={() => fieldOf(field)}
      />
    );
  }
  if (price.status === 'failed' && isOnline) {
    return (
      <ErrorDialog
        locale={locale}
        detail={priceFailureText(all, price.failure)}
        payPath={null}
        onClose={() => void price.retry()}
        words={words}
      />
    );
  }
  return null;
}
