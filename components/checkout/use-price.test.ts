/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { CartState } from '@/lib/cart/use-cart-items';
import type { CartItem } from '@/lib/cart/cart-item';
import { productFixture } from '@/lib/catalogue/product-fixture';
import type { QuoteRequest } from '@/lib/checkout/quote';
import type { QuoteState } from '@/lib/checkout/use-quote';
import { egyptId } from '@/lib/locations/location';

const item: CartItem = { ...productFixture(), quantity: 2 };
const ready = { status: 'ready' as const, items: [item], count: 2, blocked: false };
let cart: CartState;
let quoted: QuoteState;
const useQuote = jest.fn<(request: QuoteRequest | null) => QuoteState>();
jest.unstable_mockModule('@/lib/cart/use-cart-items', () => ({ useCartItems: () => cart }));
jest.unstable_mockModule('@/lib/checkout/use-quote', () => ({ useQuote }));
const { longestPromo, usePrice } = await import('./use-price');

const retry = jest.fn(async () => undefined);
const place = { countryId: egyptId, cityId: 'c', areaId: 'a' };
const nowhere = { countryId: '', cityId: '', areaId: '' };
const open = (options: Partial<Parameters<typeof usePrice>[0]> = {}) =>
  renderHook(() => usePrice({ place, keptPromo: null, isPlaceLost: false, ...options })).result;
const requestedPromo = () => useQuote.mock.lastCall?.[0]?.promo_value;

beforeEach(() => {
  jest.clearAllMocks();
  cart = { ...ready, waiting: 0, retry: null };
  quoted = { status: 'ready', quote: null, failure: null, retry };
  useQuote.mockImplementation(() => quoted);
});

test('waits until every book is known, and retries on request', () => {
  const again = () => undefined;
  cart = { ...ready, waiting: 1, retry: again };
  const { items, retryItems, readiness } = open().current;
  expect([items, retryItems, readiness]).toEqual([null, again, 'calculating']);
});

test.each([
  ['ready', 'ready', place, false],
  ['calculating', 'calculating', place, false],
  ['failed', 'failed', place, false],
  ['none', 'failed', place, false],
  // The lists are still loading, or failed to load.
  ['none', 'calculating', nowhere, false],
  ['none', 'failed', nowhere, true],
] as const)(
  'with a price that is %s the button gets %s (%j, %j)',
  (status, readiness, at, lost) => {
    quoted = { ...quoted, status };
    expect(open({ place: at, isPlaceLost: lost }).current.readiness).toBe(readiness);
  },
);

test('requests the price with the code of the draft, then with the one that is applied', () => {
  const result = open({ keptPromo: 'ZAD10' });
  expect(requestedPromo()).toBe('ZAD10');
  act(() => result.current.promo.setTyped(`  ${'x'.repeat(longestPromo + 1)}`));
  expect(requestedPromo()).toBe('ZAD10');
  act(() => result.current.promo.apply());
  expect(requestedPromo()).toBe('x'.repeat(longestPromo));
  act(() => result.current.promo.remove());
  expect([requestedPromo(), result.current.promo.typed]).toEqual([null, '']);
});

test('requests the price again on refresh', async () => {
  await open().current.refresh();
  expect(retry).toHaveBeenCalledTimes(1);
});
