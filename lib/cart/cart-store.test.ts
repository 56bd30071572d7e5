/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, renderHook } from '@testing-library/react';
import { addToCart, useCartCount } from './cart-store';

const stored = () => localStorage.getItem('cart-items');

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
});

test('an added product is stored as product and quantity, and counted', () => {
  const { result } = renderHook(() => useCartCount());
  expect(result.current).toBe(0);
  act(() => {
    expect(addToCart('a')).toEqual({ ok: true });
    expect(addToCart('a')).toEqual({ ok: true });
  });
  expect(stored()).toBe('[{"product_id":"a","quantity":2}]');
  expect(result.current).toBe(2);
});

test('the eleventh item is refused and nothing is written', () => {
  localStorage.setItem('cart-items', '[{"product_id":"a","quantity":10}]');
  expect(addToCart('b')).toEqual({ ok: false, error: 'limit-reached' });
  expect(stored()).toBe('[{"product_id":"a","quantity":10}]');
});

test('what another tab wrote is counted when its event comes', () => {
  const { result } = renderHook(() => useCartCount());
  localStorage.setItem('cart-items', '[{"product_id":"a","quantity":3}]');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart-items' }));
  });
  expect(result.current).toBe(3);
});

test('an addition builds on what another tab wrote, even before its event', () => {
  renderHook(() => useCartCount());
  localStorage.setItem('cart-items', '[{"product_id":"a","quantity":3}]');
  act(() => {
    addToCart('b');
  });
  expect(stored()).toBe('[{"product_id":"a","quantity":3},{"product_id":"b","quantity":1}]');
});

test('full storage is said, and the count stays the truth', () => {
  const { result } = renderHook(() => useCartCount());
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  act(() => {
    expect(addToCart('a')).toEqual({ ok: false, error: 'save-failed' });
  });
  expect(result.current).toBe(0);
});

test('with storage blocked the cart still works in this page', async () => {
  jest.resetModules();
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const blocked = await import('./cart-store');
  expect(blocked.addToCart('a')).toEqual({ ok: true });
  for (let count = 2; count <= 10; count += 1) blocked.addToCart('a');
  expect(blocked.addToCart('a')).toEqual({ ok: false, error: 'limit-reached' });
});
