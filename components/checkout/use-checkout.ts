'use client';

import { useLocale } from 'next-intl';
import { useEffect, useState } from 'react';
import { useOnline } from '@/components/feedback/use-online';
import { readCart } from '@/lib/cart/cart-storage';
import type { Draft } from '@/lib/checkout/draft';
import { preCheck, type Refusal } from '@/lib/checkout/pre-checks';
import type { Place, PlaceChange } from '@/lib/locations/address-cascade';
import { isEgypt } from '@/lib/locations/location';
import type { BrowserPayments } from '@/lib/payments/browser-payments.server';
import type { PaymentChoice } from '@/lib/payments/payment-choice';
import { focusPayment } from '@/components/payments/focus-payment';
import { record } from '@/lib/telemetry/record';
import { focusField } from './focus-field';
import { useCheckoutForm } from './use-checkout-form';
import { useKeptDraft } from './use-draft';
import { useEdits } from './use-edits';
import { useOrderPayment } from './use-order-payment';
import { usePhones } from './use-phones';
import { usePrice } from './use-price';
import { usePriceFailure } from './use-price-failure';
import { useRefusal, type Refused } from './use-refusal';

export type CheckoutOptions = {
  /** From the verified token. */
  shopper: { id: string; email: string };
  payments: BrowserPayments;
  draft: Draft | null;
};

/** State and actions of the checkout. */
export function useCheckout({ shopper, payments, draft }: CheckoutOptions) {
  const locale = useLocale();
  const isOnline = useOnline();
  const [refused, setRefused] = useState<Refused | null>(null);
  const { form, place, locations, retryPlaces, choosePlace } = useCheckoutForm(
    shopper.email,
    draft,
  );
  const phones = usePhones(form);
  const keptPromo = draft?.promo ?? null;
  const isPlaceLost = retryPlaces !== null;
  const cost = usePrice({ place, keptPromo, isPlaceLost });
  const order = useOrderPayment(payments, draft);
  const { payment, choice, ordered } = order;
  const priceFailure = usePriceFailure(cost.price);
  const refusal = useRefusal(refused, { readiness: cost.readiness, isPlaceLost });
  const dismiss = () => setRefused(null);
  useEdits(form, dismiss);
  useKeptDraft(shopper.id, form, { promo: cost.promo.requestedCode, choice }, !order.isOrdered);
  useCheckoutRecords(place);

  function refuse(refusal: Refusal) {
    setRefused(refusal);
    if (refusal.type === 'missing-data') void form.trigger();
    if (refusal.type === 'area-missing' || refusal.type === 'city-missing') {
      const isCity = refusal.type === 'city-missing';
      if (isCity) form.setError('cityId', { message: 'cityMissing' });
      // Without a city there is no area either.
      form.setError('areaId', { message: 'areaMissing' });
      focusField(isCity ? 'cityId' : 'areaId');
    }
    if (refusal.type !== 'payment') return;
    if (refusal.refusal === 'scriptFailed') order.loadScript();
    focusPayment(refusal.refusal);
  }

  /** Validates synchronously instead of with `handleSubmit`, because browsers open a tab only within the click. */
  function pay() {
    if (payment.busy) return;
    order.forgetOutdated();
    // Pressing Enter does not blur the field, so phone numbers are checked here.
    const needsConfirmation = [phones.leave('phone'), phones.leave('additionalPhone')].includes(
      true,
    );
    if (needsConfirmation) return;
    const checked = preCheck({
      // Read from storage, because another tab may have placed an order since.
      itemCount: readCart().lines.length,
      form: form.getValues(),
      phones: phones.states,
      price: cost.readiness,
      choice,
      script: order.script,
    });
    const outcome = { ok: checked.ok, ...(!checked.ok && checked.refusal) };
    record({ kind: 'checkout', name: 'validate_fields', payload: outcome });
    if (!checked.ok) {
      refuse(checked.refusal);
      return;
    }
    const { items, promo, refresh } = cost;
    const { quote } = cost.price;
    if (!isOnline || !quote || !items) {
      setRefused({ type: 'offline' });
      return;
    }
    dismiss();
    const bought = { form: checked.form, items, quote, promo: promo.requestedCode };
    order.pay({ shopper: shopper.id, locations, locale, ...bought }, refresh);
  }

  return {
    isOnline,
    form,
    phones,
    locations,
    retryPlaces,
    promo: cost.promo,
    // After ordering, the cart is empty and the page shows what was ordered.
    items: ordered ? ordered.items : cost.items,
    retryItems: cost.retryItems,
    price: ordered ? { ...cost.price, status: 'ready' as const, quote: ordered.quote } : cost.price,
    inEgypt: isEgypt(place.countryId),
    order,
    showsPriceFailure: priceFailure.isOpen,
    retryPrice: priceFailure.retry,
    closePriceFailure: () => {
      priceFailure.close();
      setRefused({ type: 'price-failed' });
    },
    refused,
    refusal,
    dismiss,
    pay,
    choosePlace: (change: PlaceChange) => {
      dismiss();
      choosePlace(change);
      if (change.type === 'country') phones.changeCountry();
    },
    choose: (next: PaymentChoice) => {
      dismiss();
      order.setChoice(next);
    },
    /** Orders at the new price. */
    acceptPrice: () => {
      payment.reset();
      pay();
    },
    /** After a failure without an order: returns to the form, with the error below the button. */
    resume: () => {
      const { stage } = payment;
      if (stage.name === 'failed') setRefused({ type: 'failed', text: stage.text });
      payment.reset();
      order.forgetOutdated();
      void cost.price.retry();
    },
  };
}

export type Checkout = ReturnType<typeof useCheckout>;

function useCheckoutRecords({ countryId, areaId }: Place) {
  const isInEgypt = isEgypt(countryId);
  const isPlaced = countryId !== '' && (!isInEgypt || areaId !== '');
  useEffect(() => record({ kind: 'checkout', name: 'start' }), []);
  useEffect(() => {
    const payload = { in_egypt: isInEgypt };
    if (isPlaced) record({ kind: 'checkout', name: 'shipping_selected', payload });
  }, [isPlaced, isInEgypt]);
}
