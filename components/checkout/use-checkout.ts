'use client';

import { useEffect, useState } from 'react';
import { useOnline } from '@/components/feedback/use-online';
import { useFawryScript } from '@/components/payments/use-fawry-script';
import { usePayment } from '@/components/payments/use-payment';
import type { CartItem } from '@/lib/cart/cart-item';
import { readCart } from '@/lib/cart/cart-storage';
import type { CheckoutForm } from '@/lib/checkout/checkout-form';
import type { Draft } from '@/lib/checkout/draft';
import { orderDetails } from '@/lib/checkout/order-details';
import { preCheck, type Refusal } from '@/lib/checkout/pre-checks';
import { quoteQuestion, type Quote } from '@/lib/checkout/quote';
import { useQuote } from '@/lib/checkout/use-quote';
import { isEgypt } from '@/lib/locations/location';
import type { PlaceChange } from '@/lib/locations/address-cascade';
import { record } from '@/lib/telemetry/record';
import { firstChoice, type PaymentChoice } from '@/lib/payments/payment-choice';
import type { CheckoutScreenProps } from './checkout-props';
import { focusField } from './focus-field';
import { prepareOrder } from './prepare-order';
import { refusalText } from './refusal-text';
import { useCheckoutForm } from './use-checkout-form';
import { useCheckoutItems } from './use-checkout-items';
import { useKeptDraft } from './use-draft';
import { usePhones, type PhoneName } from './use-phones';
import { usePromo } from './use-promo';

type Refused = Refusal | { type: 'offline' } | { type: 'said'; text: string };

function choiceFrom(draft: Draft | null, providers: CheckoutScreenProps['payments']['providers']) {
  const first = firstChoice(providers);
  if (!draft?.provider || !providers.includes(draft.provider)) return first;
  return { provider: draft.provider, method: draft.method, walletPhone: draft.walletPhone };
}

/** Everything that happens on the checkout, for the screen to show. */
export function useCheckout(props: CheckoutScreenProps & { draft: Draft | null }) {
  const { locale, shopper, payments, words, draft } = props;
  const isOnline = useOnline();
  const cart = useCheckoutItems();
  const { form, place, edited, choosePlace, ...places } = useCheckoutForm(shopper.email, draft);
  const { phones, tellPhone, asked } = usePhones();
  const promo = usePromo(draft?.promo ?? null);
  const [choice, setChoice] = useState<PaymentChoice>(() => choiceFrom(draft, payments.providers));
  const [refused, setRefused] = useState<Refused | null>(null);
  // The price that was seen, of an order that the server refused as it costs something else now.
  const [outdated, setOutdated] = useState<number | null>(null);
  const [isPricing, setPricing] = useState(false);
  const [frozen, setFrozen] = useState<{ items: CartItem[]; quote: Quote } | null>(null);
  const usesFawry = choice.provider === 'fawry' && payments.providers.includes('fawry');
  const { script, loadScript } = useFawryScript(usesFawry ? payments.fawry : null);
  const payment = usePayment({ locale, words: words.payments, payments });
  const price = useQuote(quoteQuestion(cart.items ?? [], place, promo.asked));
  const { stage } = payment;
  const isOrdered = stage.name !== 'idle' && (stage.name !== 'failed' || stage.order !== null);
  useKeptDraft(shopper.id, form, { promo: promo.asked, choice }, !isOrdered);

  const isInEgypt = isEgypt(place.countryId);
  const isPlaced = place.countryId !== '' && (!isInEgypt || place.areaId !== '');
  useEffect(() => record({ kind: 'checkout', name: 'start' }), []);
  useEffect(() => {
    const payload = { in_egypt: isInEgypt };
    if (isPlaced) record({ kind: 'checkout', name: 'shipping_selected', payload });
  }, [isPlaced, isInEgypt]);

  const priceState = () => {
    // Before the lists have come nobody knows where to.
    const isEarly = place.countryId === '' && !places.retryPlaces;
    if (cart.items === null || isEarly || price.status === 'calculating') return 'calculating';
    return price.status === 'ready' ? 'ready' : 'failed';
  };

  function leavePhone(name: PhoneName) {
    const phone = form.getValues(name);
    return tellPhone(name, { type: 'left', phone, inEgypt: isEgypt(place.countryId) });
  }

  function refuse(refusal: Refusal) {
    setRefused(refusal);
    if (refusal.type === 'missing-data') void form.trigger();
    if (refusal.type === 'city-missing' || refusal.type === 'area-missing') {
      const [field, message] =
        refusal.type === 'city-missing'
          ? (['cityId', 'cityMissing'] as const)
          : (['areaId', 'areaMissing'] as const);
      form.setError(field, { message });
      // Without a city there is no area either.
      if (field === 'cityId') form.setError('areaId', { message: 'areaMissing' });
      focusField(field);
    }
    if (refusal.type === 'payment' && refusal.refusal === 'scriptFailed') loadScript();
  }

  function pay() {
    if (payment.busy) return;
    setOutdated(null);
    // Whoever comes here by the Enter key has not left the field.
    const isAsked = [leavePhone('phone'), leavePhone('additionalPhone')].includes('pending');
    if (isAsked) return;
    const checked = preCheck({
      // As storage has it: another tab may have ordered since.
      itemCount: readCart().lines.length,
      form: form.getValues(),
      phones,
      price: priceState(),
      choice,
      script,
    });
    const refusal = checked.ok ? null : checked.refusal;
    record({ kind: 'checkout', name: 'validate_fields', payload: { ok: checked.ok, ...refusal } });
    if (!checked.ok) {
      refuse(checked.refusal);
      return;
    }
    const { quote } = price;
    if (!isOnline || !quote || !cart.items) {
      setRefused({ type: 'offline' });
      return;
    }
    const { items } = cart;
    setRefused(null);
    setFrozen({ items, quote });
    const total = quote.totals.after;
    const wish = {
      shopper: shopper.id,
      form: checked.form,
      lines: items,
      promo: quote.promo.valid ? promo.asked : null,
      total,
    };
    const { locations } = places;
    const details = orderDetails({ form: checked.form, items, quote, locations, locale });
    void payment.pay(choice, async () => {
      const ordered = await prepareOrder(wish, details, words);
      if (!ordered.ok && ordered.failure?.code === 'price_changed') {
        setPricing(true);
        await Promise.all([price.retry(), cart.refresh()]).finally(() => setPricing(false));
        setOutdated(total);
      }
      return ordered;
    });
  }

  function said(): string {
    if (stage.name === 'failed') return stage.text;
    if (!refused) return '';
    if (refused.type === 'offline') return words.checkout.offline;
    if (refused.type === 'said') return refused.text;
    // Gone by itself once the price is there.
    if (refused.type === 'calculating' && priceState() !== 'calculating') return '';
    if (refused.type === 'price-failed' && places.retryPlaces)
      return words.checkout.shipping.failed;
    return refusalText(words.checkout, words.payments, refused);
  }

  return {
    isOnline,
    ...places,
    form,
    place,
    phones,
    asked,
    promo,
    choice,
    script,
    payment,
    pay,
    leavePhone,
    refused,
    outdated,
    /** The pay button was pressed, and the shopper can only wait for the new price. */
    isPricing,
    said: said(),
    items: isOrdered && frozen ? frozen.items : cart.items,
    retryItems: cart.retry,
    price:
      isOrdered && frozen ? { ...price, status: 'ready' as const, quote: frozen.quote } : price,
    dismiss: () => setRefused(null),
    edit: (field: keyof CheckoutForm) => {
      setRefused(null);
      edited(field);
      if (field === 'phone' || field === 'additionalPhone') tellPhone(field, { type: 'edited' });
    },
    choosePlace: (change: PlaceChange) => {
      setRefused(null);
      choosePlace(change);
      if (change.type !== 'country') return;
      tellPhone('both', { type: 'country-changed' });
      form.clearErrors(['phone', 'additionalPhone']);
    },
    choose: (next: PaymentChoice) => {
      setRefused(null);
      setChoice(next);
    },
    answerPhone: (name: PhoneName, inEgypt: boolean) =>
      tellPhone(
        name,
        inEgypt ? { type: 'confirmed', phone: form.getValues(name) } : { type: 'denied' },
      ),
    /** Orders at the price that the shopper has been told of now. */
    acceptPrice: () => {
      payment.reset();
      pay();
    },
    /** After a failure without an order: the page as it was, with what went wrong under its button. */
    resume: () => {
      if (stage.name === 'failed') setRefused({ type: 'said', text: stage.text });
      payment.reset();
      setOutdated(null);
      void price.retry();
    },
  };
}

export type Checkout = ReturnType<typeof useCheckout>;
