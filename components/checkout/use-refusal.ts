'use client';

import { useTranslations } from 'next-intl';
import type { Refusal } from '@/lib/checkout/pre-checks';

/** Why the pay button did nothing; `failed`: the error of a payment that had started. */
export type Refused = Refusal | { type: 'offline' } | { type: 'failed'; text: string };

type Translators = {
  checkout: ReturnType<typeof useTranslations<'checkout'>>;
  payments: ReturnType<typeof useTranslations<'payments'>>;
};

/** The message below the pay button if a condition is not met; empty if a dialog shows it. */
export function preCheckText({ checkout, payments }: Translators, refusal: Refusal): string {
  switch (refusal.type) {
    case 'empty-cart':
    case 'missing-data':
      return '';
    case 'city-missing':
      return checkout('preChecks.city');
    case 'area-missing':
      return checkout('preChecks.area');
    case 'calculating':
      return checkout('preChecks.calculating');
    case 'price-failed':
      return checkout('preChecks.priceFailed');
    case 'payment':
      return payments(`refusals.${refusal.refusal}`);
  }
}

type Circumstances = { readiness: 'ready' | 'calculating' | 'failed'; isPlaceLost: boolean };

/** The message below the pay button. */
export function useRefusal(
  refused: Refused | null,
  { readiness, isPlaceLost }: Circumstances,
): string {
  const checkout = useTranslations('checkout');
  const payments = useTranslations('payments');
  if (!refused) return '';
  if (refused.type === 'offline') return checkout('offline');
  if (refused.type === 'failed') return refused.text;
  // They disappear once the price has been loaded, or is requested again.
  if (refused.type === 'calculating' && readiness !== 'calculating') return '';
  if (refused.type === 'price-failed' && readiness !== 'failed') return '';
  if (refused.type === 'price-failed' && isPlaceLost) return checkout('shipping.failed');
  return preCheckText({ checkout, payments }, refused);
}
