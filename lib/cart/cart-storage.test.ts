/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import {
  leaveCart,
  openCartPage,
  recordNotices,
  storeCart,
  storeInAnotherTab,
  storedCart,
} from './cart-page-fixture';
import { changeQuantity, putIntoCart } from './cart-store';

let notices: ReturnType<typeof recordNotices>;

const wait = (milliseconds: number) =>
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });

beforeEach(() => {
  localStorage.clear();
  jest.useFakeTimers();
  notices = recordNotices();
});
afterEach(() => {
  leaveCart();
  notices.stop();
  jest.restoreAllMocks();
  jest.useRealTimers();
});

test('applies an edit to the cart that another tab has written in the meantime', () => {
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

test('rejects an edit that no longer fits and shows a notice', () => {
  storeCart(['a', 1]);
  const page = openCartPage();
  act(() => changeQuantity('a', 2));
  storeInAnotherTab(['a', 1], ['b', 8]);
  wait(500);
  expect(page.shown()).toEqual([
    ['a', 1],
    ['b', 8],
  ]);
  expect(notices.notices).toEqual([{ type: 'quantity-reached' }]);
});

test('drops an edit to a line that another tab has removed', () => {
  storeCart(['a', 1]);
  const page = openCartPage();
  act(() => changeQuantity('a', 2));
  storeInAnotherTab();
  wait(500);
  expect(page.shown()).toEqual([]);
  expect(storedCart()).toEqual([]);
  expect(notices.notices).toEqual([]);
});

test('stores pending edits at once when the page is hidden', () => {
  storeCart(['a', 1]);
  openCartPage();
  act(() => {
    changeQuantity('a', 2);
    window.dispatchEvent(new Event('pagehide'));
  });
  expect(storedCart()).toEqual([['a', 3]]);
});

test('an addition builds on another tab’s write, even before its storage event', () => {
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

test('reads the cart again after a return from the back/forward cache', () => {
  const page = openCartPage();
  storeCart(['a', 3]);
  act(() => {
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  expect(page.shown()).toEqual([['a', 3]]);
});

test('shows an empty cart when storage is cleared elsewhere', () => {
  storeCart(['a', 3]);
  const page = openCartPage();
  localStorage.clear();
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  expect(page.shown()).toEqual([]);
});

test('trims a cart above the limit in storage, once, and shows a notice', () => {
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
  expect(notices.notices).toEqual([{ type: 'trimmed' }]);
});

test('delivers earlier notices to the first listener', () => {
  notices.stop();
  storeCart(['a', 11]);
  openCartPage();
  notices = recordNotices();
  expect(notices.notices).toEqual([{ type: 'trimmed' }]);
});

test('reports full storage and keeps showing the stored cart', () => {
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
  expect(notices.notices).toEqual([{ type: 'save-failed' }, { type: 'save-failed' }]);
});

test('works within the page and within the limit if storage is blocked', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  const page = openCartPage();
  act(() => {
    for (let count = 1; count <= 11; count += 1) putIntoCart('a');
  });
  expect(page.shown()).toEqual([['a', 10]]);
  expect(page.isBlocked()).toBe(true);
  expect(notices.notices).toEqual([{ type: 'quantity-reached' }]);
});
