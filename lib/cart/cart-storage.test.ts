/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup } from '@testing-library/react';
import {
  openCartPage,
  recordNotices,
  storeCart,
  storedCart,
  storeInAnotherTab,
} from './cart-page-fixture';
import { changeQuantity, clearCart, putIntoCart } from './cart-store';

let told: ReturnType<typeof recordNotices>;

const wait = (milliseconds: number) =>
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
  told = recordNotices();
});
afterEach(() => {
  act(() => {
    clearCart();
  });
  cleanup();
  told.stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('an edit is made to what another tab has written meanwhile', () => {
  storeCart(['a', 1]);
  const page = openCartPage();
  act(() => changeQuantity('a', 2));
  storeInAnotherTab(['a', 4], ['b', 1]);
  expect(page.shown()).toEqual([
    ['a', 6],
    ['b', 1],
  ]);
  wait(500);
  expect(storedCart()).toEqual([
    ['a', 6],
    ['b', 1],
  ]);
});

test('an edit that no longer fits is refused in words', () => {
  storeCart(['a', 1]);
  const page = openCartPage();
  act(() => changeQuantity('a', 2));
  storeInAnotherTab(['a', 1], ['b', 8]);
  wait(500);
  expect(page.shown()).toEqual([
    ['a', 1],
    ['b', 8],
  ]);
  expect(told.notices).toEqual([{ type: 'quantity-reached' }]);
});

test('an edit to a line that another tab removed is forgotten', () => {
  storeCart(['a', 1]);
  const page = openCartPage();
  act(() => changeQuantity('a', 2));
  storeInAnotherTab();
  wait(500);
  expect(page.shown()).toEqual([]);
  expect(storedCart()).toEqual([]);
  expect(told.notices).toEqual([]);
});

test('a page that is left stores its edits at once', () => {
  storeCart(['a', 1]);
  openCartPage();
  act(() => {
    changeQuantity('a', 2);
    window.dispatchEvent(new Event('pagehide'));
  });
  expect(storedCart()).toEqual([['a', 3]]);
});

test('an addition builds on what another tab wrote, even before its event', () => {
  openCartPage();
  storeCart(['a', 3]);
  act(() => {
    putIntoCart('b');
  });
  expect(storedCart()).toEqual([
    ['a', 3],
    ['b', 1],
  ]);
});

test('a page that comes back from the back/forward cache reads the cart again', () => {
  const page = openCartPage();
  storeCart(['a', 3]);
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(page.shown()).toEqual([['a', 3]]);
});

test('storage that is cleared elsewhere is an empty cart', () => {
  storeCart(['a', 3]);
  const page = openCartPage();
  localStorage.clear();
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  expect(page.shown()).toEqual([]);
});

test('a cart over the limit is trimmed in storage, once and in words', () => {
  storeCart(['a', 7], ['b', 7]);
  const page = openCartPage();
  expect(page.shown()).toEqual([
    ['a', 7],
    ['b', 3],
  ]);
  expect(storedCart()).toEqual([
    ['a', 7],
    ['b', 3],
  ]);
  page.close();
  openCartPage();
  expect(told.notices).toEqual([{ type: 'trimmed' }]);
});

test('what happened before anybody listened is told to the first who does', () => {
  told.stop();
  storeCart(['a', 11]);
  openCartPage();
  told = recordNotices();
  expect(told.notices).toEqual([{ type: 'trimmed' }]);
});

test('full storage is said, and what is shown stays the truth', () => {
  storeCart(['a', 2]);
  const page = openCartPage();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  act(() => expect(putIntoCart('a')).toBe(false));
  act(() => {
    changeQuantity('a', 1);
    jest.advanceTimersByTime(500);
  });
  expect(page.shown()).toEqual([['a', 2]]);
  expect(told.notices).toEqual([{ type: 'save-failed' }, { type: 'save-failed' }]);
});

test('with storage blocked the cart works in this page, within its limit', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const page = openCartPage();
  act(() => {
    for (let count = 1; count <= 11; count += 1) putIntoCart('a');
  });
  expect(page.shown()).toEqual([['a', 10]]);
  expect(page.isBlocked()).toBe(true);
  expect(told.notices).toEqual([{ type: 'quantity-reached' }]);
});
