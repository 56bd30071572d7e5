/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { leaveCart, storeCart } from '@/lib/cart/cart-page-fixture';
import type { QuoteRequest } from '@/lib/checkout/quote';
import { intlWrapper } from '@/lib/i18n/render-fixture';
import { egyptId } from '@/lib/locations/location';
import { delayed, refused } from '@/lib/supabase/backend-fixture';
import {
  cairoId,
  cartProducts,
  checkoutBackend,
  maadiId,
  priceFunction,
  product,
  quoteOf,
} from './checkout-fixture';
import { longestPromo, usePrice } from './use-price';

const place = { countryId: egyptId, cityId: cairoId, areaId: maadiId };
const nowhere = { countryId: '', cityId: '', areaId: '' };
let backend: ReturnType<typeof checkoutBackend>;

const open = (options: Partial<Parameters<typeof usePrice>[0]> = {}) =>
  renderHook(() => usePrice({ place, keptPromo: null, isPlaceLost: false, ...options }), {
    wrapper: intlWrapper('en'),
  }).result;
const requestedPromos = () =>
  backend.callsOf(priceFunction).map(({ body }) => (body as QuoteRequest).promo_value);

beforeEach(() => {
  localStorage.clear();
  backend = checkoutBackend();
  storeCart([product.product_id, 2]);
});
afterEach(leaveCart);

test('waits until every book is known, and retries on request', async () => {
  backend.respond(cartProducts, refused(400, { message: 'no' }));
  const result = open();
  await waitFor(() => expect(result.current.retryItems).not.toBeNull());
  expect([result.current.items, result.current.readiness]).toEqual([null, 'calculating']);
  backend.respond(cartProducts, [product]);
  act(() => result.current.retryItems?.());
  await waitFor(() => expect(result.current.items).toMatchObject([{ quantity: 2 }]));
});

test.each([
  ['ready', quoteOf(345), 'ready'],
  ['loading', delayed().response, 'calculating'],
  ['refused', refused(400, { code: 'invalid_items', message: '' }), 'failed'],
] as const)('with a price that is %s the button is %3$s', async (_, response, readiness) => {
  backend.respond(priceFunction, response);
  const result = open();
  await waitFor(() => expect(backend.callsOf(priceFunction)).not.toEqual([]));
  await waitFor(() => expect(result.current.readiness).toBe(readiness));
});

test.each([
  ['while the lists are loading', nowhere, false, 'calculating'],
  ['if the lists failed to load', nowhere, true, 'failed'],
  ['if the cart is empty', place, false, 'failed'],
] as const)('requests no price %s', async (_, at, isPlaceLost, readiness) => {
  if (at === place) storeCart();
  const result = open({ place: at, isPlaceLost });
  await waitFor(() => expect(result.current.items).not.toBeNull());
  expect(result.current.readiness).toBe(readiness);
  expect(backend.callsOf(priceFunction)).toEqual([]);
});

test('requests the price with the code of the draft, then with the one that is applied', async () => {
  const result = open({ keptPromo: 'ZAD10' });
  await waitFor(() => expect(requestedPromos()).toEqual(['ZAD10']));
  act(() => result.current.promo.setTyped(`  ${'x'.repeat(longestPromo + 1)}`));
  expect(requestedPromos()).toEqual(['ZAD10']);
  act(() => result.current.promo.apply());
  await waitFor(() => expect(requestedPromos().at(-1)).toBe('x'.repeat(longestPromo)));
  act(() => result.current.promo.remove());
  await waitFor(() => expect(requestedPromos().at(-1)).toBeNull());
  expect(result.current.promo.typed).toBe('');
});

test('requests the price and the books again on refresh', async () => {
  const result = open();
  await waitFor(() => expect(result.current.readiness).toBe('ready'));
  backend.respond(priceFunction, quoteOf(355));
  backend.respond(cartProducts, [{ ...product, retail_price: 177.5 }]);
  await act(() => result.current.refresh());
  expect(result.current.price.quote?.totals.after).toBe(355);
  expect(result.current.items).toMatchObject([{ retail_price: 177.5 }]);
});
