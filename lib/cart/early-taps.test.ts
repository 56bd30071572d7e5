/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { recordNotices, storeCart, storedCart } from './cart-page-fixture';
import { clearCart } from './cart-store';
import { carryOutEarlyTaps } from './early-taps';
import { earlyTapsScript } from './early-taps-script.mjs';

// Loaded once for all tests, as on a page.
const script = document.createElement('script');
script.textContent = earlyTapsScript;
document.head.append(script);

const biology = { sku: 'BIO-3', product_id: '0b9c', title: 'Biology' };
const physics = { sku: 'PHY-3', product_id: '1c7d', title: 'Physics' };
let notices: ReturnType<typeof recordNotices>;
let stop: (() => void) | undefined;

const buttonOf = ({ sku, product_id, title }: typeof biology, extra = '') =>
  `<h3 id="title-${sku}">${title}</h3>
  <button data-sku="${sku}" data-product-id="${product_id}" aria-labelledby="add title-${sku}" ${extra}><i>Add</i></button>`;
const button = (index = 0) => document.querySelectorAll('button')[index]!;
const tap = (index?: number) => button(index).firstElementChild!.dispatchEvent(click());
const click = () => new MouseEvent('click', { bubbles: true });
const isBusy = (index?: number) => button(index).getAttribute('aria-busy') === 'true';
const settled = () => new Promise((resolve) => setTimeout(resolve));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  // Offline, so that products are not looked up.
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  document.body.innerHTML = buttonOf(biology) + buttonOf(physics);
  notices = recordNotices();
});
afterEach(() => {
  stop?.();
  stop = undefined;
  notices.stop();
  clearCart();
  jest.restoreAllMocks();
});

test('a tap before the scripts load marks the button as busy, and is carried out once after they have loaded', async () => {
  tap();
  tap();
  tap(1);
  expect([isBusy(0), isBusy(1)]).toEqual([true, true]);
  expect(storedCart()).toEqual([]);
  stop = carryOutEarlyTaps();
  await settled();
  expect(storedCart()).toEqual([
    [biology.product_id, 1],
    [physics.product_id, 1],
  ]);
  expect(notices.notices).toEqual([
    { type: 'added', title: 'Biology' },
    { type: 'added', title: 'Physics' },
  ]);
  expect([isBusy(0), isBusy(1)]).toEqual([false, false]);
  stop();
  stop = carryOutEarlyTaps();
  await settled();
  expect(storedCart()).toHaveLength(2);
});

test('a tap is also carried out on the next page', async () => {
  tap();
  document.body.innerHTML = '<p>Another page</p>';
  stop = carryOutEarlyTaps();
  await settled();
  expect(storedCart()).toEqual([[biology.product_id, 1]]);
});

test('after a reload, a pending tap is shown and added once', async () => {
  tap();
  document.body.innerHTML = buttonOf(biology);
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(isBusy()).toBe(true);
  tap();
  stop = carryOutEarlyTaps();
  await settled();
  expect(storedCart()).toEqual([[biology.product_id, 1]]);
});

test('once the cart has loaded, a tap on a button that is not hydrated is carried out at once', async () => {
  stop = carryOutEarlyTaps();
  tap();
  expect(storedCart()).toEqual([[biology.product_id, 1]]);
  tap();
  await settled();
  expect(storedCart()).toEqual([[biology.product_id, 1]]);
});

test('a hydrated button handles its own taps, except while a stored tap is pending', () => {
  document.body.innerHTML = buttonOf(biology, 'data-live');
  const taken = jest.fn();
  document.body.addEventListener('click', taken);
  tap();
  expect(taken).toHaveBeenCalledTimes(1);
  button().setAttribute('aria-busy', 'true');
  tap();
  expect(taken).toHaveBeenCalledTimes(1);
  expect(sessionStorage.getItem('early-taps')).toBeNull();
  document.body.removeEventListener('click', taken);
});

test('ignores disabled buttons and buttons of other kinds', () => {
  document.body.innerHTML = `${buttonOf(biology, 'disabled')}<button><i>Menu</i></button>`;
  tap(0);
  tap(1);
  expect(sessionStorage.getItem('early-taps')).toBeNull();
});

test('reports a full cart when the tap is carried out', async () => {
  tap();
  storeCart(['x', 10]);
  stop = carryOutEarlyTaps();
  await settled();
  expect(notices.notices).toEqual([{ type: 'limit-reached' }]);
  expect(isBusy()).toBe(false);
});

test('keeps a tap for the lifetime of the page if storage is blocked', async () => {
  const blocked = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
  tap();
  expect(isBusy()).toBe(true);
  blocked.mockRestore();
  stop = carryOutEarlyTaps();
  await settled();
  expect(storedCart()).toEqual([[biology.product_id, 1]]);
});

test.each(['{', '7', '[null,{"sku":1}]'])(
  'invalid data in storage (%s) does not lose a tap',
  async (garbage) => {
    sessionStorage.setItem('early-taps', garbage);
    tap();
    stop = carryOutEarlyTaps();
    await settled();
    expect(storedCart()).toEqual([[biology.product_id, 1]]);
  },
);

test('a page restored from the back/forward cache is not busy with a tap that was carried out elsewhere', () => {
  tap();
  sessionStorage.clear();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(isBusy()).toBe(false);
});
