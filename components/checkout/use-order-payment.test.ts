/** @jest-environment jsdom */
import { beforeEach, expect, jest, test } from '@jest/globals';
import { act, renderHook, waitFor } from '@testing-library/react';
import { useReducer } from 'react';
import type { CartItem } from '@/lib/cart/cart-item';
import { recordNotices } from '@/lib/cart/cart-page-fixture';
import { productFixture } from '@/lib/catalogue/product-fixture';
import { checkoutReducer, initialState } from '@/lib/checkout/checkout-reducer';
import { emptyValues } from '@/lib/checkout/checkout-values';
import type { Draft } from '@/lib/checkout/draft';
import type { Quote } from '@/lib/checkout/quote';
import { intlWrapper } from '@/lib/i18n/render-fixture';
import type { NewOrder } from '@/lib/checkout/place-order';

const prepareOrder = jest.fn<(newOrder: NewOrder) => Promise<object>>();
jest.unstable_mockModule('@/lib/checkout/prepare-order', () => ({ prepareOrder }));
const { useOrderPayment } = await import('./use-order-payment');

const payments = {
  providers: ['paymob' as const],
  fawry: null,
  merchantCode: undefined,
  paymobUrl: undefined,
};
const draft: Draft = {
  shopper: 'mona',
  form: {},
  promo: null,
  provider: 'paymob',
  method: 'kiosk',
  walletPhone: '',
};
const item: CartItem = { ...productFixture(), quantity: 1 };
const quote = {
  shipping: { before: 65 },
  extra_fee: { before: 5.5 },
  promo: { valid: false },
  totals: { after: 509.25 },
} as Quote;
const purchase = {
  shopper: 'mona',
  form: emptyValues,
  items: [item],
  quote,
  promo: 'ZAD10',
  locations: undefined,
  locale: 'en' as const,
};
const refresh = jest.fn(async () => undefined);
const order = { order_id: 'o', order_number: 'ZD-7K3M-9QXT', total_amount: 600 };

beforeEach(() => {
  jest.clearAllMocks();
});

const open = (kept: Draft | null = draft) =>
  renderHook(
    () => {
      const [state, dispatch] = useReducer(checkoutReducer, initialState);
      return { ...useOrderPayment({ payments, draft: kept }, state.purchase, dispatch), ...state };
    },
    { wrapper: intlWrapper('en') },
  ).result;

async function payWith(prepared: object) {
  prepareOrder.mockResolvedValue({ ok: false, text: 'Refused', order: null, ...prepared });
  const result = open();
  act(() => result.current.placeAndPay(purchase, refresh));
  await waitFor(() => expect(result.current.payment.stage.name).toBe('failed'));
  return result;
}

test('selects the payment method of the draft if the shop still offers it', () => {
  expect(open().current.choice.method).toBe('kiosk');
  expect(open({ ...draft, provider: 'fawry' }).current.choice).toEqual({
    provider: 'paymob',
    method: null,
    walletPhone: '',
  });
});

test('does not send an invalid promo code with the order', async () => {
  await payWith({});
  expect(prepareOrder.mock.lastCall?.[0]).toMatchObject({ promo: null, total: 509.25 });
});

test('requests a changed price again, and remembers the previous one', async () => {
  const result = await payWith({ failure: { code: 'price_changed', message: '', status: 409 } });
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(result.current).toMatchObject({ outdatedTotal: 509.25, isRepricing: false });
});

test('shows the server’s message if the changed price cannot be loaded', async () => {
  refresh.mockRejectedValueOnce(new Error('no network'));
  const failure = { code: 'price_changed', message: '', status: 409 };
  const { current } = await payWith({ text: 'The price has changed', failure });
  expect(current).toMatchObject({ outdatedTotal: null, isRepricing: false });
  expect(current.payment.stage).toMatchObject({ text: 'The price has changed' });
});

test('requests no price after another refusal, and orders nothing', async () => {
  const { current } = await payWith({ failure: { code: 'empty_cart', message: '', status: 409 } });
  expect(refresh).not.toHaveBeenCalled();
  expect(current).toMatchObject({ outdatedTotal: null, isOrdered: false, ordered: null });
});

test.each([
  ['P0001', ''],
  ['unknown', 'Total cart item quantity limit exceeded'],
])(
  'shows a notice and stays on the page if the cart is above the limit (%s, %j)',
  async (code, message) => {
    const failure = { code, message, status: 400 };
    prepareOrder.mockResolvedValue({ ok: false, text: 'Refused', order: null, failure });
    const notices = recordNotices();
    const result = open();
    await act(async () => result.current.placeAndPay(purchase, refresh));
    expect(notices.notices).toEqual([{ type: 'limit-reached' }]);
    expect(result.current.payment.stage).toEqual({ name: 'idle' });
    expect(result.current.payment.busy).toBe(false);
    notices.stop();
  },
);

test('shows the ordered items once the order exists', async () => {
  const { current } = await payWith({ order });
  expect([current.isOrdered, current.ordered?.items]).toEqual([true, [item]]);
});
