/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act } from '@testing-library/react';
import { leaveCart, openCartPage, recordNotices, storeCart, storedCart } from './cart-page-fixture';
import { changeQuantity, putIntoCart, removeFromCart } from './cart-store';

let notices: ReturnType<typeof recordNotices>;

const wait = (milliseconds: number) =>
  act(() => {
    jest.advanceTimersByTime(milliseconds);
  });
const setItem = () => jest.spyOn(Storage.prototype, 'setItem');

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

test('stores an added product with its quantity, and shows it', () => {
  const page = openCartPage();
  expect(page.shown()).toEqual([]);
  act(() => {
    expect(putIntoCart('a')).toBe(true);
    expect(putIntoCart('a')).toBe(true);
  });
  expect(storedCart()).toEqual([['a', 2]]);
  expect(page.shown()).toEqual([['a', 2]]);
});

test('rejects the eleventh item with a notice and writes nothing', () => {
  storeCart(['a', 10]);
  openCartPage();
  const writes = setItem();
  act(() => expect(putIntoCart('b')).toBe(false));
  expect(writes).not.toHaveBeenCalled();
  expect(notices.notices).toEqual([{ type: 'limit-reached' }]);
});

test('shows fifty clicks at once and stores them as one edit', () => {
  storeCart(['a', 1]);
  const page = openCartPage();
  const writes = setItem();
  act(() => {
    for (let click = 0; click < 50; click += 1) changeQuantity('a', 1);
  });
  expect(page.shown()).toEqual([['a', 10]]);
  expect(writes).not.toHaveBeenCalled();
  wait(500);
  expect(writes).toHaveBeenCalledTimes(1);
  expect(storedCart()).toEqual([['a', 10]]);
});

test('an increase followed by a decrease is not an edit', () => {
  storeCart(['a', 4]);
  openCartPage();
  const writes = setItem();
  act(() => {
    changeQuantity('a', 1);
    changeQuantity('a', -1);
    jest.advanceTimersByTime(500);
  });
  expect(writes).not.toHaveBeenCalled();
});

test('the quantity controls never go below one', () => {
  storeCart(['a', 2]);
  const page = openCartPage();
  act(() => {
    changeQuantity('a', -1);
    changeQuantity('a', -1);
    jest.advanceTimersByTime(500);
  });
  expect(page.shown()).toEqual([['a', 1]]);
});

test('a pending edit counts towards the limit of an addition', () => {
  storeCart(['a', 8]);
  const page = openCartPage();
  act(() => {
    changeQuantity('a', 1);
    changeQuantity('a', 1);
    expect(putIntoCart('b')).toBe(false);
  });
  expect(page.shown()).toEqual([['a', 10]]);
  expect(storedCart()).toEqual([['a', 10]]);
});

test('removing a line drops its pending edit', () => {
  storeCart(['a', 1], ['b', 2]);
  const page = openCartPage();
  act(() => {
    changeQuantity('a', 2);
    removeFromCart(['a']);
    jest.advanceTimersByTime(500);
  });
  expect(page.shown()).toEqual([['b', 2]]);
});
