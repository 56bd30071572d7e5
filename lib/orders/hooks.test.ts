/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { SWRConfig, type Cache } from 'swr';
import { minutes, seconds } from '@/lib/time';
import type { OrderDetails } from './order-details';
import type { ListedOrder } from './listed-order';
import type { OrdersPage } from './orders-page';

const readRecentOrders = jest.fn<() => Promise<ListedOrder[]>>();
const readOrdersPage = jest.fn<() => Promise<OrdersPage>>();
const readOrderDetails = jest.fn<() => Promise<OrderDetails | null>>();
jest.unstable_mockModule('@/lib/supabase/browser-client', () => ({ browserClient: () => ({}) }));
jest.unstable_mockModule('./list-queries', () => ({ readRecentOrders, readOrdersPage }));
jest.unstable_mockModule('./details-queries', () => ({ readOrderDetails }));
const { useRecentOrders, useOrdersPage } = await import('./use-orders');
const { useOrderDetails } = await import('./use-order-details');

const head = {
  order_id: 'o',
  order_number: 'ZD-7K3M-9QXT',
  timestamp: '2026-11-21 09:00:00+00',
  total_amount: 509.25,
  status: 'processing',
};
const details: OrderDetails = {
  ...head,
  subtotal_pt: 100,
  shipping_pt: 0,
  fee_pt: 0,
  discount_pt: 0,
  order_status_changes: [],
  order_addresses: null,
  lines: [],
  payments: [],
  shipments: [],
};

let cache: Cache;
const wrapper = ({ children }: { children: ReactNode }) =>
  createElement(SWRConfig, { value: { provider: () => cache } }, children);
const open = (listedStatus?: string) =>
  renderHook(() => useOrderDetails('o', listedStatus), { wrapper });
/** SWR sends its request in the next frame. */
const frame = 20;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  jest.resetAllMocks();
  cache = new Map() as Cache;
  readRecentOrders.mockResolvedValue([head]);
  readOrderDetails.mockResolvedValue(details);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('loading recent orders fails after three retries', async () => {
  readRecentOrders.mockRejectedValue(new Error('down'));
  const { result } = renderHook(() => useRecentOrders('u'), { wrapper });
  await pass(seconds(5));
  expect(readRecentOrders).toHaveBeenCalledTimes(3);
  expect(result.current).toMatchObject({ failed: false, orders: undefined });
  await pass(seconds(2));
  expect(readRecentOrders).toHaveBeenCalledTimes(4);
  expect(result.current.failed).toBe(true);
  readRecentOrders.mockResolvedValue([head]);
  await act(async () => {
    await result.current.mutate();
  });
  expect(result.current).toMatchObject({ failed: false, orders: [head] });
});

test('recent orders are cached for two minutes', async () => {
  // Uses SWR's global cache, because a custom cache does not record when it was filled.
  const visit = async () => {
    const { result, unmount } = renderHook(() => useRecentOrders('visitor'));
    await pass(frame);
    expect(result.current.orders).toEqual([head]);
    unmount();
  };
  await visit();
  await pass(minutes(2) - 1000);
  await visit();
  expect(readRecentOrders).toHaveBeenCalledTimes(1);
  await pass(1000);
  await visit();
  expect(readRecentOrders).toHaveBeenCalledTimes(2);
});

test('loads each page of orders separately', async () => {
  const page: OrdersPage = { status: 'found', orders: [{ ...head, books: [] }], total: 11 };
  readOrdersPage.mockResolvedValue(page);
  const { result, rerender } = renderHook(({ number }) => useOrdersPage('u', number), {
    wrapper,
    initialProps: { number: 1 },
  });
  await pass(frame);
  expect(result.current.page).toEqual(page);
  rerender({ number: 2 });
  expect(result.current.page).toBeUndefined();
  await pass(frame);
  expect(readOrdersPage.mock.calls.map((call: unknown[]) => call[2])).toEqual([1, 2]);
});

test('retries details twice, after one and two seconds', async () => {
  readOrderDetails.mockRejectedValue(new Error('down'));
  const { result } = open();
  for (const [wait, requested] of [
    [999, 1],
    [1, 2],
    [1999, 2],
    [1, 3],
  ] as const) {
    expect(result.current.failed).toBe(false);
    await pass(wait);
    expect(readOrderDetails).toHaveBeenCalledTimes(requested);
  }
  expect(result.current.failed).toBe(true);
  await pass(minutes(1));
  expect(readOrderDetails).toHaveBeenCalledTimes(3);
});

test('does not reload details within ten minutes, even on focus or reconnect', async () => {
  const first = open();
  await pass(frame);
  expect(first.result.current.details).toEqual(details);
  for (const event of ['focus', 'online']) act(() => void window.dispatchEvent(new Event(event)));
  first.unmount();
  await pass(minutes(9));
  const again = open('processing');
  expect(again.result.current.details).toEqual(details);
  await pass(seconds(10));
  expect(readOrderDetails).toHaveBeenCalledTimes(1);
});

test('shows older details until the new ones arrive, but not after a quarter of an hour', async () => {
  expect(open().result.current.details).toBeUndefined();
  await pass(frame);
  cleanup();
  await pass(minutes(12));
  const stale = open();
  expect(stale.result.current.details).toEqual(details);
  await pass(frame);
  expect(readOrderDetails).toHaveBeenCalledTimes(2);
  cleanup();
  await pass(minutes(16));
  const old = open();
  expect(old.result.current.details).toBeUndefined();
  await pass(frame);
  expect(old.result.current.details).toEqual(details);
  expect(readOrderDetails).toHaveBeenCalledTimes(3);
});

test('reloads details if a list has shown another status', async () => {
  open('processing');
  await pass(frame);
  cleanup();
  const moved = { ...details, status: 'shipped' };
  readOrderDetails.mockResolvedValue(moved);
  const { result } = open('shipped');
  await pass(frame);
  expect(result.current.details).toEqual(moved);
  expect(readOrderDetails).toHaveBeenCalledTimes(2);
});
