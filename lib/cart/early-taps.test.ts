/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { recordNotices, storeCart, storedCart } from './cart-page-fixture';
import { clearCart } from './cart-store';
import { carryOutEarlyTaps } from './early-taps';
import { earlyTapsScript } from './early-taps-script.mjs';

// Once for all tests, as a page has it once.
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
  // Nobody is asked about the products.
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

test('a tap before the scripts is shown as heard, and is carried out once when they come', async () => {
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

test('it is carried out on the next page, too', async () => {
  tap();
  document.body.innerHTML = '<p>Another page</p>';
  stop = carryOutEarlyTaps();
  await settled();
  expect(storedCart()).toEqual([[biology.product_id, 1]]);
});

test('a page that is loaded again shows what still waits, and adds it once', async () => {
  tap();
  document.body.innerHTML = buttonOf(biology);
  window.dispatchEvent(new Event('DOMContentLoaded'));
  expect(isBusy()).toBe(true);
  tap();
  stop = carryOutEarlyTaps();
  await settled();
  expect(storedCart()).toEqual([[biology.product_id, 1]]);
});

test('once the cart is there, a tap on a button that is not live yet is carried out at once', async () => {
  stop = carryOutEarlyTaps();
  tap();
  expect(storedCart()).toEqual([[biology.product_id, 1]]);
  tap();
  await settled();
  expect(storedCart()).toEqual([[biology.product_id, 1]]);
});

test('a live button takes its own taps, but for one whose kept tap is under way', () => {
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

test('what is sold out, and every other button, is left alone', () => {
  document.body.innerHTML = `${buttonOf(biology, 'disabled')}<button><i>Menu</i></button>`;
  tap(0);
  tap(1);
  expect(sessionStorage.getItem('early-taps')).toBeNull();
});

test('a full cart says so when the tap is carried out', async () => {
  tap();
  storeCart(['x', 10]);
  stop = carryOutEarlyTaps();
  await settled();
  expect(notices.notices).toEqual([{ type: 'limit-reached' }]);
  expect(isBusy()).toBe(false);
});

test('with storage blocked a tap lasts as long as its page', async () => {
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
  'garbage in storage (%s) loses no tap',
  async (garbage) => {
    sessionStorage.setItem('early-taps', garbage);
    tap();
    stop = carryOutEarlyTaps();
    await settled();
    expect(storedCart()).toEqual([[biology.product_id, 1]]);
  },
);

test('a page that the browser brings back as it was is busy with nothing that another has carried out', () => {
  tap();
  sessionStorage.clear();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(isBusy()).toBe(false);
});
