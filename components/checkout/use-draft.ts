'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { CheckoutValues } from '@/lib/checkout/checkout-values';
import { readDraft, writeDraft, type Draft } from '@/lib/checkout/draft';
import type { PaymentChoice } from '@/lib/payments/payment-choice';

/** This shopper's draft in this tab; undefined until it has been read. */
export function useStoredDraft(shopper: string): Draft | null | undefined {
  const [draft, setDraft] = useState<Draft | null | undefined>(undefined);
  useEffect(() => {
    // Only known in the browser, so it is set after hydration.
    queueMicrotask(() => setDraft(readDraft(shopper)));
  }, [shopper]);
  return draft;
}

type Kept = { promo: string | null; choice: PaymentChoice };

/** Stores what is typed and selected on each change while `isKept`. */
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
  useEffect(() => keep(), [promo, choice, isKept]);
}
