'use client';

import { useTranslations } from 'next-intl';
import type { Problem } from '@/lib/checkout/checkout-reducer';
import type { Obstacle } from '@/lib/checkout/pre-checks';

type Translators = {
  checkout: ReturnType<typeof useTranslations<'checkout'>>;
  payments: ReturnType<typeof useTranslations<'payments'>>;
};

/** The message below the pay button about an obstacle; empty if a dialog shows it. */
export function obstacleText({ checkout, payments }: Translators, obstacle: Obstacle): string {
  switch (obstacle.type) {
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
      return payments(`obstacles.${obstacle.obstacle}`);
  }
}

type Circumstances = { readiness: 'ready' | 'calculating' | 'failed'; isPlaceLost: boolean };

/** The message below the pay button. */
export function useProblemText(
  problem: Problem | null,
  { readiness, isPlaceLost }: Circumstances,
): string {
  const checkout = useTranslations('checkout');
  const payments = useTranslations('payments');
  if (!problem) return '';
  if (problem.type === 'offline') return checkout('offline');
  if (problem.type === 'failed') return problem.text;
  // They disappear once the price has been loaded, or is requested again.
  if (problem.type === 'calculating' && readiness !== 'calculating') return '';
  if (problem.type === 'price-failed' && readiness !== 'failed') return '';
  if (problem.type === 'price-failed' && isPlaceLost) return checkout('shipping.failed');
  return obstacleText({ checkout, payments }, problem);
}
