import { useState } from 'react';
import type { QuoteState } from '@/lib/checkout/use-quote';

/**
 * Whether the dialog about a failed price is open. Once closed, the same failure does not open it again, unless the
 * shopper requests the price again.
 */
export function usePriceFailure({ status, failure, retry }: QuoteState) {
  const [closed, setClosed] = useState<string | null>(null);
  const name = failure ? `${failure.code} ${failure.message}` : '';
  return {
    isOpen: status === 'failed' && name !== closed,
    close: () => setClosed(name),
    retry: () => {
      setClosed(null);
      void retry();
    },
  };
}
