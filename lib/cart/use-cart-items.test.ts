/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { productFixture } from '@/lib/catalogue/product-fixture';
import { listenToCart, type CartNotice } from './cart-notices';
import { leaveCart } from './cart-page-fixture';
import { changeQuantity } from './cart-store';
import { rememberProducts } from './product-memory';
import { useCartItems } from './use-cart-items';

const biology = productFixture();
const physics = productFixture({
  product_id: '6fa459ea-ee8a-4ca4-894e-db77e160355e',
  sku: 'PHY-3',
});

const requests: string[] = [];
const addressOf = (input: RequestInfo | URL) =>
  input instanceof URL || typeof input === 'string' ? input.toString() : input.url;
let notices: CartNotice[];
let stopListening: () => void;

function backendHas(...products: object[]) {
  globalThis.fetch = async (input) => {
    requests.push(decodeURIComponent(addressOf(input)));
    const body = JSON.stringify(products);
    const answer = { ok: true, status: 200, headers: new Map(), text: async () => body };
    return answer as unknown as Response;
  };
}
function backendIsAway() {
  globalThis.fetch = async (input) => {
    requests.push(addressOf(input));
    throw new TypeError('network');
  };
}

const store = (...lines: [string, number][]) =>
  localStorage.setItem(
    'cart-items',
    JSON.stringify(lines.map(([product_id, quantity]) => ({ product_id, quantity }))),
  );

const ownCache = ({ children }: { children: ReactNode }) =>
  createElement(
    SWRConfig,
    { value: { provider: () => new Map(), dedupingInterval: 0, shouldRetryOnError: false } },
    children,
  );
const openCart = () => renderHook(() => useCartItems(), { wrapper: ownCache }).result;

beforeEach(() => {
  localStorage.clear();
  requests.length = 0;
  notices = [];
  stopListening = listenToCart((notice) => notices.push(notice));
});
afterEach(() => {
  leaveCart();
  stopListening();
});

test('requests all lines at once and keeps their order', async () => {
  store([physics.product_id, 1], [biology.product_id, 2]);
  backendHas(biology, physics);
  const cart = openCart();
  expect(cart.current.status).toBe('loading');
  await waitFor(() => expect(cart.current.status).toBe('ready'));
  expect(cart.current).toMatchObject({
    count: 3,
    waiting: 0,
    retry: null,
    items: [
      { sku: 'PHY-3', quantity: 1 },
      { sku: biology.sku, quantity: 2 },
    ],
  });
  expect(requests).toHaveLength(1);
});

test('sends no request for an empty cart', () => {
  backendHas();
  const cart = openCart();
  expect(cart.current).toMatchObject({ status: 'ready', items: [], count: 0 });
  expect(requests).toEqual([]);
});

test('requests a changed cart again once the change is stored', async () => {
  store([biology.product_id, 1]);
  backendHas(biology);
  const cart = openCart();
  await waitFor(() => expect(cart.current.status).toBe('ready'));
  jest.useFakeTimers();
  act(() => {
    for (let click = 0; click < 50; click += 1) changeQuantity(biology.product_id, 1);
  });
  expect(cart.current).toMatchObject({ items: [{ quantity: 10 }] });
  expect(requests).toHaveLength(1);
  act(() => {
    jest.advanceTimersByTime(500);
  });
  jest.useRealTimers();
  await waitFor(() => expect(requests).toHaveLength(2));
  expect(cart.current).toMatchObject({ status: 'ready', items: [{ quantity: 10 }] });
});

test('removes products that are no longer sold, with a notice, and invalid product ids', async () => {
  store([physics.product_id, 1], ['no-product-at-all', 1], [biology.product_id, 2]);
  backendHas(biology);
  const cart = openCart();
  await waitFor(() =>
    expect(cart.current).toMatchObject({ waiting: 0, items: [{ sku: biology.sku }] }),
  );
  expect(localStorage.getItem('cart-items')).toBe(
    JSON.stringify([{ product_id: biology.product_id, quantity: 2 }]),
  );
  expect(notices).toEqual([{ type: 'withdrawn' }]);
  expect(requests.join()).not.toContain('no-product-at-all');
});

test('shows a previously seen cart as it was if there is no response', async () => {
  rememberProducts([biology]);
  store([biology.product_id, 2]);
  backendIsAway();
  const cart = openCart();
  expect(cart.current).toMatchObject({ status: 'ready', items: [{ quantity: 2 }], retry: null });
  await waitFor(() => expect(cart.current).toMatchObject({ retry: expect.any(Function) }));
  expect(localStorage.getItem('cart-items')).toContain(biology.product_id);
});

test('offers a retry if there is no response and the cart was never seen', async () => {
  store([biology.product_id, 2]);
  backendIsAway();
  const cart = openCart();
  await waitFor(() => expect(cart.current.status).toBe('failed'));
  backendHas(biology);
  act(() => {
    if (cart.current.status === 'failed') cart.current.retry();
  });
  await waitFor(() => expect(cart.current.status).toBe('ready'));
});

test('ignores invalid data in the product memory', async () => {
  store([biology.product_id, 2]);
  localStorage.setItem('cart-products', '[{"product_id":1}]');
  backendHas(biology);
  const cart = openCart();
  expect(cart.current.status).toBe('loading');
  await waitFor(() => expect(cart.current.status).toBe('ready'));
});
