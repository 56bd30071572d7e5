'use client';

import { useTranslations } from 'next-intl';
import type { Refusal } from '@/lib/checkout/pre-checks';

/** Why the pay button did nothing; `failed`: what went wrong with the payment that it did begin. */
export type Refused = Refusal | { type: 'offline' } | { type: 'failed'; text: string };

type Translators = {
  checkout: ReturnType<typeof useTranslations<'checkout'>>;
  payments: ReturnType<typeof useTranslations<'payments'>>;
};

/** What stands under the pay button when it was pressed too early; nothing where a dialog says it. */
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

/** What stands under the pay button. */
export function useRefusal(
  refused: Refused | null,
  { readiness, isPlaceLost }: Circumstances,
): string {
  const checkout = useTranslations('checkout');
  const payments = useTranslations('payments');
  if (!refused) return '';
  if (refused.type === 'offline') return checkout('offline');
  if (refused.type === 'failed') return refused.text;
  // Gone by itself once the price is there.
  if (refused.type === 'calculating' && readiness !== 'calculating') return '';
  if (refused.type === 'price-failed' && isPlaceLost) return checkout('shipping.failed');
  return preCheckText({ checkout, payments }, refused);
}
