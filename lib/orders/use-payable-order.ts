'use client';

import useSWR from 'swr';
import type { PayableOrder } from './order';

async function fetchOrder([, orderId]: [string, string]): Promise<PayableOrder | null> {
  const [{ browserClient }, { readPayableOrder }] = await Promise.all([
    import('@/lib/supabase/browser-client'),
    import('./queries'),
  ]);
  return readPayableOrder(browserClient(), orderId);
}

/** The current state of an order to pay; null if the shopper has no such order. Pass null to load none. */
export function usePayableOrder(orderId: string | null) {
  const { data, error, isValidating, mutate } = useSWR<PayableOrder | null, Error>(
    orderId === null ? null : ['payable-order', orderId],
    fetchOrder,
    { errorRetryCount: 2 },
  );
  return {
    order: data,
    failed: error !== undefined && data === undefined,
    isValidating,
    refresh: () => void mutate(),
  };
}
