'use client';

import { useLocale } from 'next-intl';
import { useEffect, useReducer } from 'react';
import { useOnline } from '@/components/feedback/use-online';
import { readCart } from '@/lib/cart/cart-storage';
import { checkoutReducer, initialState } from '@/lib/checkout/checkout-reducer';
import type { Draft } from '@/lib/checkout/draft';
import { preCheck, type Obstacle } from '@/lib/checkout/pre-checks';
import { noPlace, type Place, type PlaceChange } from '@/lib/locations/address-cascade';
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
import { useProblemText } from './use-problem-text';

export type CheckoutOptions = {
  /** From the verified token. */
  shopper: { id: string; email: string };
  payments: BrowserPayments;
  /** Undefined until it has been read. */
  draft: Draft | null | undefined;
};

/** State and actions of the checkout. */
export function useCheckout({ shopper, payments, draft }: CheckoutOptions) {
  const locale = useLocale();
  const isOnline = useOnline();
  const [state, dispatch] = useReducer(checkoutReducer, initialState);
  const { form, place, locations, retryPlaces, choosePlace } = useCheckoutForm(
    shopper.email,
    draft,
  );
  const phones = usePhones(form);
  const isDraftRead = draft !== undefined;
  // The draft may contain another place.
  const finalPlace = isDraftRead ? place : noPlace;
  const keptPromo = draft?.promo ?? null;
  const isPlaceLost = retryPlaces !== null;
  const cost = usePrice({ place: finalPlace, keptPromo, isPlaceLost });
  const order = useOrderPayment({ payments, draft }, state.purchase, dispatch);
  const { payment, choice, ordered } = order;
  const priceFailure = usePriceFailure(cost.price);
  const problemText = useProblemText(state.problem, { readiness: cost.readiness, isPlaceLost });
  const dismiss = () => dispatch({ type: 'edited' });
  useEdits(form, dismiss);
  const kept = { promo: cost.promo.requestedCode, choice };
  useKeptDraft(shopper.id, form, kept, isDraftRead && !order.isOrdered);
  useCheckoutRecords(finalPlace, isDraftRead);

  /** Shows the obstacle, and leads to the field that is missing. */
  function showObstacle(obstacle: Obstacle) {
    dispatch({ type: 'blocked', problem: obstacle });
    if (obstacle.type === 'missing-data') void form.trigger();
    if (obstacle.type === 'area-missing' || obstacle.type === 'city-missing') {
      const isCity = obstacle.type === 'city-missing';
      if (isCity) form.setError('cityId', { message: 'cityMissing' });
      // Without a city there is no area either.
      form.setError('areaId', { message: 'areaMissing' });
      focusField(isCity ? 'cityId' : 'areaId');
    }
    if (obstacle.type !== 'payment') return;
    if (obstacle.obstacle === 'scriptFailed') order.loadScript();
    focusPayment(obstacle.obstacle);
  }

  /** Validates synchronously instead of with `handleSubmit`, because browsers open a tab only within the click. */
  function submit() {
    if (payment.busy) return;
    dispatch({ type: 'pay-pressed' });
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
    const outcome = { ok: checked.ok, ...(!checked.ok && checked.obstacle) };
    record({ kind: 'checkout', name: 'validate_fields', payload: outcome });
    if (!checked.ok) {
      showObstacle(checked.obstacle);
      return;
    }
    const { items, promo, refresh } = cost;
    const { quote } = cost.price;
    if (!isOnline || !quote || !items) {
      dispatch({ type: 'blocked', problem: { type: 'offline' } });
      return;
    }
    const bought = { form: checked.form, items, quote, promo: promo.requestedCode };
    order.placeAndPay({ shopper: shopper.id, locations, locale, ...bought }, refresh);
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
      dispatch({ type: 'blocked', problem: { type: 'price-failed' } });
    },
    problem: state.problem,
    outdatedTotal: state.outdatedTotal,
    isRepricing: state.isRepricing,
    problemText,
    dismiss,
    submit,
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
      submit();
    },
    /** After a failure without an order: returns to the form, with the error below the button. */
    resume: () => {
      const { stage } = payment;
      const problem =
        stage.name === 'failed' ? ({ type: 'failed', text: stage.text } as const) : null;
      dispatch({ type: 'resumed', problem });
      payment.reset();
      void cost.price.retry();
    },
  };
}

export type Checkout = ReturnType<typeof useCheckout>;

function useCheckoutRecords({ countryId, areaId }: Place, isStarted: boolean) {
  const isInEgypt = isEgypt(countryId);
  const isPlaced = countryId !== '' && (!isInEgypt || areaId !== '');
  useEffect(() => {
    if (isStarted) record({ kind: 'checkout', name: 'start' });
  }, [isStarted]);
  useEffect(() => {
    const payload = { in_egypt: isInEgypt };
    if (isPlaced) record({ kind: 'checkout', name: 'shipping_selected', payload });
  }, [isPlaced, isInEgypt]);
}
