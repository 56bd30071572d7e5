'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CheckoutValues } from '@/lib/checkout/checkout-values';
import { readDraft, writeDraft, type Draft } from '@/lib/checkout/draft';
import type { PaymentChoice } from '@/lib/payments/payment-choice';

/** What this shopper left in this tab; undefined until the page has looked. */
export function useStoredDraft(shopper: string): Draft | null | undefined {
  const [draft, setDraft] = useState<Draft | null | undefined>(undefined);
  useEffect(() => {
    // Known to the browser only, so it comes after hydration.
    queueMicrotask(() => setDraft(readDraft(shopper)));
  }, [shopper]);
  return draft;
}

type Kept = { promo: string | null; choice: PaymentChoice };

/** Keeps what is typed and chosen as it changes. Not before the draft was read, and not once the order exists. */
export function useKeptDraft(
  shopper: string,
  { getValues, subscribe }: UseFormReturn<CheckoutValues>,
  { promo, choice }: Kept,
  isKept: boolean,
) {
  const keep = useEffectEvent(() => {
    if (!isKept) return;
    const { provider, method, walletPhone } = choice;
    writeDraft({ shopper, form: getValues(), promo, provider, method, walletPhone });
  });
  useEffect(() => subscribe({ formState: { values: true }, callback: () => keep() }), [subscribe]);
  useEffect(() => keep(), [promo, choice]);
}
