'use client';

import { useTranslations } from 'next-intl';
import { useMemo, useState, type Dispatch } from 'react';
import { useFawryScript } from '@/components/payments/use-fawry-script';
import { usePayment } from '@/components/payments/use-payment';
import { notifyShopper } from '@/lib/cart/cart-notices';
import { chargeDetails } from '@/lib/checkout/charge-details';
import type { CheckoutEvent, Purchase } from '@/lib/checkout/checkout-reducer';
import type { Draft } from '@/lib/checkout/draft';
import { isQuantityLimit } from '@/lib/functions/quantity-limit';
import type { BrowserPayments } from '@/lib/payments/browser-payments.server';
import { firstChoice, type PaymentChoice } from '@/lib/payments/payment-choice';
import { prepareOrder } from '@/lib/checkout/prepare-order';

function choiceFrom(
  draft: Draft | null | undefined,
  providers: BrowserPayments['providers'],
): PaymentChoice {
  const first = firstChoice(providers);
  if (!draft?.provider || !providers.includes(draft.provider)) return first;
  return { provider: draft.provider, method: draft.method, walletPhone: draft.walletPhone };
}

/** How the order is paid, and the state of the payment. */
export function useOrderPayment(
  { payments, draft }: { payments: BrowserPayments; draft: Draft | null | undefined },
  purchase: Purchase | null,
  dispatch: Dispatch<CheckoutEvent>,
) {
  const translators = {
    t: useTranslations('checkout.errors'),
    failures: useTranslations('payments.failures'),
  };
  const [chosen, setChoice] = useState<PaymentChoice>();
  const { providers } = payments;
  const preselected = useMemo(() => choiceFrom(draft, providers), [draft, providers]);
  const choice = chosen ?? preselected;
  const usesFawry = choice.provider === 'fawry' && providers.includes('fawry');
  // The draft may contain another provider.
  const isDraftRead = draft !== undefined;
  const { script, loadScript } = useFawryScript(isDraftRead && usesFawry ? payments.fawry : null);
  const payment = usePayment(payments);
  const { stage } = payment;
  const isOrdered = stage.name !== 'idle' && (stage.name !== 'failed' || stage.order !== null);

  return {
    choice,
    setChoice,
    script,
    loadScript,
    payment,
    /** The ordered items, from the moment the order is sent; the cart is empty then. */
    ordered: isOrdered ? purchase : null,
    isOrdered,
    /** Places the order and begins its payment. `refresh` requests the price again if it has changed. */
    placeAndPay: (purchase: Purchase, refresh: () => Promise<unknown>) => {
      dispatch({ type: 'order-sent', purchase });
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
          dispatch({ type: 'price-rejected' });
          const seenTotal = await refresh().then(
            () => total,
            () => null,
          );
          dispatch({ type: 'price-loaded', seenTotal });
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
