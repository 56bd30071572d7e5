import { useEffect, useState } from 'react';
import { notifyShopper } from '@/lib/cart/cart-notices';
import type { QuoteState } from '@/lib/checkout/use-quote';
import { isQuantityLimit } from '@/lib/functions/quantity-limit';

/**
 * Whether the dialog about a failed price is open. Once closed, the same failure does not open it again, unless the
 * shopper requests the price again. A cart above the limit is a notice instead.
 */
export function usePriceFailure({ status, failure, retry }: QuoteState) {
  const [closed, setClosed] = useState<string | null>(null);
  const isNotice = failure !== null && isQuantityLimit(failure);
  const name = failure ? `${failure.code} ${failure.message}` : '';
  useEffect(() => {
    if (isNotice) notifyShopper({ type: 'limit-reached' });
  }, [isNotice]);
  return {
    isOpen: status === 'failed' && !isNotice && name !== closed,
    close: () => setClosed(name),
    retry: () => {
      setClosed(null);
      void retry();
    },
  };
}
