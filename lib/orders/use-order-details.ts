'use client';

import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { minutes } from '@/lib/time';
import { withRetries, backoff } from './with-retries';
import type { OrderDetails } from './order-details';

const freshFor = minutes(10);
const keptFor = minutes(15);
const retries = 2;

type Read = { details: OrderDetails | null; readAt: number };

async function fetchDetails([, orderId]: [string, string]): Promise<Read> {
  const [{ browserClient }, { readOrderDetails }] = await Promise.all([
    import('@/lib/supabase/browser-client'),
    import('./details-queries'),
  ]);
  const readDetails = (signal: AbortSignal) => readOrderDetails(browserClient(), orderId, signal);
  const details = await withRetries(readDetails, { retries, wait: backoff });
  return { details, readAt: Date.now() };
}

/**
 * Everything about an order. Data from the last ten minutes is reused unless a list has since shown another status.
 * Older data is shown until the new data arrives, but not after a quarter of an hour. `details` is undefined while
 * loading, and null if the shopper has no such order.
 */
export function useOrderDetails(orderId: string, listedStatus?: string) {
  const [openedAt] = useState(() => Date.now());
  const { data, error, isValidating, mutate } = useSWR<Read, Error, [string, string]>(
    ['order-details', orderId],
    fetchDetails,
    {
      dedupingInterval: freshFor,
      revalidateIfStale: false,
      revalidateOnFocus: false,
      revalidateOnReconnect: false,
      shouldRetryOnError: false,
    },
  );
  const age = data ? openedAt - data.readAt : 0;
  const isOutdated =
    age > freshFor ||
    (age >= 0 &&
      listedStatus !== undefined &&
      (data?.details?.status ?? listedStatus) !== listedStatus);
  useEffect(() => {
    if (isOutdated) void mutate();
  }, [isOutdated, mutate]);
  const read = age > keptFor ? undefined : data;
  return {
    details: read?.details,
    failed: error !== undefined && read === undefined,
    isValidating,
    mutate,
  };
}
