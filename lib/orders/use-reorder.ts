'use client';

import { useRef, useState } from 'react';
import type { OrderLine } from './order-details';
import type { Reorder } from './reorder';

export type ReorderState =
  { status: 'idle' | 'busy' | 'failed' } | { status: 'done'; reorder: Reorder };

/** Adds an order's products to the cart again, for the shopper to review. */
export function useReorder(lines: readonly OrderLine[]) {
  const [state, setState] = useState<ReorderState>({ status: 'idle' });
  const busy = useRef(false);
  const reorder = async (): Promise<ReorderState | null> => {
    if (busy.current) return null;
    busy.current = true;
    setState({ status: 'busy' });
    let outcome: ReorderState;
    try {
      const [{ visitorClient }, { addOrderToCart }] = await Promise.all([
        import('@/lib/supabase/visitor-client'),
        import('./add-order-to-cart'),
      ]);
      outcome = { status: 'done', reorder: await addOrderToCart(visitorClient(), lines) };
    } catch {
      // Nothing was added, so the shopper may try again.
      outcome = { status: 'failed' };
    }
    busy.current = false;
    setState(outcome);
    return outcome;
  };
  return { state, reorder };
}
