'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { useFawryScript } from '@/components/payments/use-fawry-script';
import { usePayment } from '@/components/payments/use-payment';
import { notifyShopper } from '@/lib/cart/cart-notices';
import type { CartItem } from '@/lib/cart/cart-item';
import { chargeDetails } from '@/lib/checkout/charge-details';
import type { CheckoutValues } from '@/lib/checkout/checkout-values';
import type { Draft } from '@/lib/checkout/draft';
import type { Quote } from '@/lib/checkout/quote';
import { isQuantityLimit } from '@/lib/functions/quantity-limit';
import type { Locale } from '@/lib/i18n/locale';
import type { Locations } from '@/lib/locations/location';
import type { BrowserPayments } from '@/lib/payments/browser-payments.server';
import { firstChoice, type PaymentChoice } from '@/lib/payments/payment-choice';
import { prepareOrder } from '@/lib/checkout/prepare-order';

function choiceFrom(draft: Draft | null, providers: BrowserPayments['providers']): PaymentChoice {
  const first = firstChoice(providers);
  if (!draft?.provider || !providers.includes(draft.provider)) return first;
  return { provider: draft.provider, method: draft.method, walletPhone: draft.walletPhone };
}

type Purchase = {
  /** The shopper's user id. */
  shopper: string;
  form: CheckoutValues;
  items: CartItem[];
  quote: Quote;
  promo: string | null;
  locations: Locations | undefined;
  locale: Locale;
};

/** How the order is paid, and the state of the payment. */
export function useOrderPayment(payments: BrowserPayments, draft: Draft | null) {
  const translators = {
    t: useTranslations('checkout.errors'),
    failures: useTranslations('payments.failures'),
  };
  const [choice, setChoice] = useState(() => choiceFrom(draft, payments.providers));
  const usesFawry = choice.provider === 'fawry' && payments.providers.includes('fawry');
  const { script, loadScript } = useFawryScript(usesFawry ? payments.fawry : null);
  const payment = usePayment(payments);
  // The price that was shown when the server refused the order because the price has changed.
  const [outdated, setOutdated] = useState<number | null>(null);
  const [isPricing, setPricing] = useState(false);
  const [bought, setBought] = useState<Purchase | null>(null);
  const { stage } = payment;
  const isOrdered = stage.name !== 'idle' && (stage.name !== 'failed' || stage.order !== null);

  return {
    choice,
    setChoice,
    script,
    loadScript,
    payment,
    /** The ordered items, from the moment the order is sent; the cart is empty then. */
    ordered: isOrdered ? bought : null,
    isOrdered,
    outdated,
    forgetOutdated: () => setOutdated(null),
    /** The pay button was pressed while the new price is loading. */
    isPricing,
    /** Orders and pays. `refresh` requests the price again if it has changed. */
    pay: (purchase: Purchase, refresh: () => Promise<unknown>) => {
      setBought(purchase);
      const { shopper, form, items, quote, promo, locale } = purchase;
      const total = quote.totals.after;
      const newOrder = {
        shopper,
        locale,
        form,
        lines: items,
        promo: quote.promo.valid ? promo : null,
        total,
      };
      void payment.pay(choice, async () => {
        const prepared = await prepareOrder(newOrder, chargeDetails(purchase), translators);
        if (!prepared.ok && prepared.failure?.code === 'price_changed') {
          setPricing(true);
          await refresh().finally(() => setPricing(false));
          setOutdated(total);
        }
        if (!prepared.ok && prepared.failure && isQuantityLimit(prepared.failure)) {
          notifyShopper({ type: 'limit-reached' });
          return { ...prepared, isNotice: true };
        }
        return prepared;
      });
    },
  };
}
