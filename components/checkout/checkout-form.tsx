'use client';

import type { SubmitEvent } from 'react';
import { PayButton } from '@/components/payments/pay-button';
import { PaymentOptions } from '@/components/payments/payment-options';
import { isEgypt } from '@/lib/locations/location';
import type { Draft } from '@/lib/checkout/draft';
import { Card } from './card';
import { CheckoutNotices } from './checkout-notices';
import type { CheckoutScreenProps } from './checkout-props';
import { EmptyCheckout } from './empty-checkout';
import { OrderSummary } from './order-summary';
import { PersonalCard } from './personal-card';
import { PromoField } from './promo-field';
import { ShippingCard } from './shipping-card';
import { useCheckout } from './use-checkout';
import { promoNote } from './use-promo';

/** Who, where to, what, and how it is paid. */
export function CheckoutForm(props: CheckoutScreenProps & { draft: Draft | null }) {
  const { locale, payments } = props;
  const { checkout: words, payments: paymentWords } = props.words;
  const checkout = useCheckout(props);
  const { form, price, promo, choice, payment } = checkout;
  const total = price.status === 'ready' ? (price.quote?.totals.after ?? null) : null;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    checkout.pay();
  }

  if (checkout.items?.length === 0) return <EmptyCheckout locale={locale} words={words} />;
  return (
    <form noValidate onSubmit={submit} className="checkout-grid mt-5">
      <div className="checkout-column">
        {!checkout.isOnline && (
          <p role="status" className="rounded-md border border-destructive px-4 py-3 font-semibold">
            {words.offline}
          </p>
        )}
        <PersonalCard
          form={form}
          phones={checkout.phones}
          onEdit={checkout.edit}
          onPhoneLeft={checkout.leavePhone}
          words={words}
        />
        <ShippingCard
          locale={locale}
          form={form}
          place={checkout.place}
          locations={checkout.locations}
          onRetry={checkout.retryPlaces}
          onEdit={checkout.edit}
          onPlace={checkout.choosePlace}
          words={words}
        />
      </div>
      <div className="checkout-column">
        <OrderSummary
          locale={locale}
          items={checkout.items}
          onRetry={checkout.retryItems}
          price={price}
          inEgypt={isEgypt(checkout.place.countryId)}
          words={words}
        >
          <PromoField
            typed={promo.typed}
            onType={promo.setTyped}
            asked={promo.asked}
            busy={promo.asked !== null && price.status === 'calculating'}
            note={promoNote(words, promo.asked, price, locale)}
            onApply={promo.apply}
            onRemove={promo.remove}
            words={words}
          />
        </OrderSummary>
        <Card title={paymentWords.title}>
          <PaymentOptions
            providers={payments.providers}
            choice={choice}
            onChoose={checkout.choose}
            loading={choice.provider === 'fawry' && checkout.script === 'loading'}
            words={paymentWords}
          />
        </Card>
      </div>
      <div className="pay-bar">
        <PayButton
          locale={locale}
          choice={choice}
          total={total}
          busy={payment.busy}
          disabled={payments.providers.length === 0}
          refusal={checkout.said}
          words={paymentWords}
        />
        <p className="text-center text-sm text-muted-foreground">
          {paymentWords.secure[choice.provider]}
        </p>
      </div>
      <CheckoutNotices locale={locale} checkout={checkout} words={props.words} />
    </form>
  );
}
