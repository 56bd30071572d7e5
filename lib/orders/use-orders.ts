'use client';

import useSWR from 'swr';
import { minutes } from '@/lib/time';
import { withRetries, backoff } from './with-retries';
import type { OrderWithBooks } from './listed-order';
import type { OrdersPage } from './orders-page';

const retries = 3;
const caching = {
  dedupingInterval: minutes(2),
  focusThrottleInterval: minutes(2),
  shouldRetryOnError: false,
};

async function fetchRecent([, userId]: [string, string]): Promise<OrderWithBooks[]> {
  const [{ browserClient }, { readRecentOrders }] = await Promise.all([
    import('@/lib/supabase/browser-client'),
    import('./list-queries'),
  ]);
  const read = (signal: AbortSignal) => readRecentOrders(browserClient(), userId, signal);
  return withRetries(read, { retries, wait: backoff });
}

async function fetchPage([, userId, page]: [string, string, number]): Promise<OrdersPage> {
  const [{ browserClient }, { readOrdersPage }] = await Promise.all([
    import('@/lib/supabase/browser-client'),
    import('./list-queries'),
  ]);
  const read = (signal: AbortSignal) => readOrdersPage(browserClient(), userId, page, signal);
  return withRetries(read, { retries, wait: backoff });
}

/** The shopper's five latest orders; undefined while loading. */
export function useRecentOrders(userId: string) {
  const { data, error, isValidating, mutate } = useSWR<OrderWithBooks[], Error, [string, string]>(
    ['recent-orders', userId],
    fetchRecent,
    caching,
  );
  return { orders: data, failed: error !== undefined && data === undefined, isValidating, mutate };
}

/** One page of all orders. */
export function useOrdersPage(userId: string, page: number) {
  const { data, error, isValidating, mutate } = useSWR<OrdersPage, Error, [string, string, number]>(
    ['orders-page', userId, page],
    fetchPage,
    caching,
  );
  return { page: data, failed: error !== undefined && data === undefined, isValidating, mutate };
}
