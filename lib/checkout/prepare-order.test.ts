/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { putIntoCart } from '@/lib/cart/cart-store';
import type { OrderResult, NewOrder } from '@/lib/checkout/place-order';
import type { ChargeDetails } from '@/lib/payments/order-to-pay';
import { getTranslator } from '@/lib/i18n/translator';
import { placedOrder } from './placed-order-fixture';

const placeOrder = jest.fn<() => Promise<OrderResult>>();
const readNewestUnpaid = jest.fn<() => Promise<object | null>>();
jest.unstable_mockModule('@/lib/supabase/browser-client', () => ({ browserClient: () => ({}) }));
jest.unstable_mockModule('@/lib/checkout/place-order', () => ({ placeOrder }));
jest.unstable_mockModule('@/lib/orders/queries', () => ({ readNewestUnpaid }));
const { prepareOrder } = await import('./prepare-order');

const t = getTranslator('en', 'checkout.errors');
const failures = getTranslator('en', 'payments.failures');
const newOrder = { total: 509.25 } as NewOrder;
const details = {} as ChargeDetails;
const toPay = { order_id: 'o', order_number: 'ZD-7K3M-9QXT', total_amount: 509.25 };
const prepare = (total = 509.25) => prepareOrder({ ...newOrder, total }, details, { t, failures });
const isCartEmpty = () => (localStorage.getItem('cart-items') ?? '[]') === '[]';

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  putIntoCart('a');
});

test('empties the cart once the order exists', async () => {
  placeOrder.mockResolvedValue({ ok: true, order: placedOrder });
  expect(await prepare()).toEqual({ ok: true, order: toPay, details });
  expect(isCartEmpty()).toBe(true);
});

test('does not charge another price than the one on the button', async () => {
  placeOrder.mockResolvedValue({ ok: true, order: placedOrder });
  const text = t('priceChanged');
  expect(await prepare(500)).toEqual({ ok: false, text, order: toPay });
});

test.each([
  ['address', 'new', '', t('address')],
  ['address', 'not_your_address', '', 'User ID not found'],
  ['order', 'new', '', t('order')],
  ['order', 'new', 'Told by the server', 'Told by the server'],
  ['order', 'empty_cart', 'x', 'Cart is empty'],
  ['order', 'unknown_area', 'x', failures('unknown_area')],
  ['order', 'incomplete', '', 'Order creation failed - no order ID returned'],
  ['order', 'price_changed', 'x', t('priceChanged')],
  ['order', 'P0001', 'x', failures('P0001')],
] as const)(
  'explains a refusal of the %s with %s (%j) as “%s”',
  async (step, code, message, text) => {
    placeOrder.mockResolvedValue({ ok: false, step, failure: { code, message, status: 409 } });
    expect(await prepare()).toMatchObject({ ok: false, text, order: null, failure: { code } });
    expect(isCartEmpty()).toBe(false);
  },
);
