import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type CheckoutShop, openCheckoutShop, type ShopResponse } from './testing/checkout-shop';
import { fawryPayer } from './testing/fawry-payer';
import { control, paymentFacts, payments } from './testing/payer';
import { paymobPayer } from './testing/paymob-payer';

let shop: CheckoutShop;
let paymob: ReturnType<typeof paymobPayer>;
let orderId: string;

beforeAll(async () => {
  shop = await openCheckoutShop();
  paymob = paymobPayer(shop);
});

afterAll(() => shop.close());

beforeEach(async () => {
  await shop.cancelPendingOrders();
  orderId = (await shop.order()).order_id;
});

const facts = () => paymentFacts(shop, orderId);
const begin = async (method: string, given: object = {}): Promise<ShopResponse> => {
  const begun = await paymob.begin(orderId, method, given);
  if (begun.status !== 200) throw new Error(JSON.stringify(begun));
  return begun;
};
const phone = { wallet: { phone: '٠١٠١٠١٠١٠١٠' } };

describe('a card', () => {
  test('that is accepted pays the order once, and the browser returns to the shop', async () => {
    const page = await paymob.payByCard(await begin('card'));
    const { order, payments: rows } = await payments(shop, orderId);
    expect(order).toMatchObject({ status: 'processing', refund_due: false });
    expect(rows).toMatchObject([{ status: 'PAID', paid_pt: order.total_pt }]);
    expect(page.pathname).toBe('/payment-complete');
    expect(Object.fromEntries(page.searchParams)).toMatchObject({
      orderNumber: expect.stringMatching(/^ZD-/),
      orderStatus: 'PAID',
      statusCode: '200',
    });
    expect(await paymob.begin(orderId, 'card')).toMatchObject({
      status: 409,
      body: { code: 'already_paid' },
    });
  });

  test('that is declined leaves the order payable in another way', async () => {
    const page = await paymob.payByCard(await begin('card'), '4000000000000002');
    expect(page.searchParams.get('statusCode')).toBe('400');
    expect(await facts()).toMatchObject({ status: 'pending', tries: ['FAILED'] });
    await paymob.payByWallet(await begin('wallet', phone));
    expect(await facts()).toMatchObject({ status: 'processing', tries: ['FAILED', 'PAID'] });
  });

  test('is not paid by the browser’s return, which only queries Paymob', async () => {
    await paymob.arrange('callback-missing');
    await paymob.fault({ path: '/api/acceptance/transactions', status: 503, times: 20 });
    const page = await paymob.payByCard(await begin('card'));
    expect(page.searchParams.get('orderStatus')).toBe('PAID');
    expect(await facts()).toMatchObject({ status: 'pending', tries: ['PENDING'] });
    await control(shop, 'paymob', 'clear', {});
    await shop.reconcile();
    expect(await facts()).toMatchObject({ status: 'processing', tries: ['PAID'] });
  });

  test('pays the order if the browser returns before any callback', async () => {
    await paymob.arrange('callback-missing');
    await paymob.payByCard(await begin('card'));
    expect(await facts()).toMatchObject({ status: 'processing', tries: ['PAID'] });
  });

  test('ignores a tampered return', async () => {
    await paymob.arrange('redirect-tampered');
    const page = await paymob.payByCard(await begin('card'), '4000000000000002');
    expect([page.pathname, page.search]).toEqual(['/payment-complete', '']);
    expect((await facts()).status).toBe('pending');
  });
});

describe('a wallet', () => {
  test('starts nothing without a redirect page or a phone number', async () => {
    await paymob.arrange('wallet-no-redirect');
    expect(await paymob.begin(orderId, 'wallet', phone)).toMatchObject({
      status: 502,
      body: { code: 'payment_not_begun' },
    });
    expect((await facts()).tries).toEqual(['FAILED']);
    expect(await paymob.begin(orderId, 'wallet')).toMatchObject({
      status: 422,
      body: { code: 'invalid_wallet_phone' },
    });
    expect((await facts()).tries).toHaveLength(1);
  });
});

describe('tampering', () => {
  test('with amount, reference, mode, items or owner in the request has no effect', async () => {
    const begun = await begin('card', {
      use_test: false,
      currency: 'USD',
      amount_cents: 1,
      merchant_order_id: 'checkout_1',
      items: [{ name: 'x', amount_cents: 1, quantity: 1 }],
      billing_data: { first_name: 'Somebody Else' },
      user_id: '00000000-0000-4000-8000-00000000dead',
    });
    await paymob.payByCard(begun);
    const { order, payments: rows } = await payments(shop, orderId);
    expect(order.status).toBe('processing');
    expect(rows).toMatchObject([{ status: 'PAID', paid_pt: order.total_pt }]);
  });

  test('cannot start a payment of somebody else’s order, or without a session', async () => {
    expect(await paymob.begin(orderId, 'card', {}, shop.stranger)).toMatchObject({
      status: 404,
      body: { code: 'order_not_found' },
    });
    expect(await paymob.begin(orderId, 'card', {}, '')).toMatchObject({
      status: 401,
      body: { code: 'not_signed_in' },
    });
    expect((await facts()).tries).toEqual([]);
  });
});

describe('when Paymob is unavailable', () => {
  test.each([
    ['/api/ecommerce/orders', { status: 503 }],
    ['/api/ecommerce/orders', { reset: true }],
    ['/api/ecommerce/orders', { malformed: true }],
    ['/api/acceptance/payment_keys', { status: 503, times: 2 }],
    ['/api/acceptance/payment_keys', { malformed: true }],
    ['/api/acceptance/payments/pay', { status: 503 }],
    ['/api/acceptance/payments/pay', { malformed: true }],
  ])('%s %j: a friendly refusal, and one charge in the end', async (path, fault) => {
    await paymob.fault({ path, times: 1, ...fault });
    const refused = await paymob.begin(orderId, 'wallet', phone);
    expect([502, 503]).toContain(refused.status);
    expect(refused.body['code']).toMatch(
      'malformed' in fault ? /^payment_not_begun$/ : /^provider_/,
    );
    expect((await facts()).status).toBe('pending');

    await paymob.payByWallet(await begin('wallet', phone));
    await shop.reconcile();
    expect(await facts()).toMatchObject({ status: 'processing', refund_due: false });
    expect((await facts()).tries.filter((status) => status === 'PAID')).toHaveLength(1);
  });

  test('checks a payment started with one provider before using the other', async () => {
    await paymob.arrange('callback-missing');
    await paymob.payByCard(await begin('card'));
    const other = await shop.invoke('make_charge_request_v2', { order_id: orderId }, shop.mona);
    expect(other).toMatchObject({ status: 409, body: { code: 'already_paid' } });
    expect(await facts()).toMatchObject({ status: 'processing', tries: ['PAID'] });
  });

  test('settles one of two paid payments, and marks the other as due for refund', async () => {
    const begun = await begin('card');
    const fawry = fawryPayer(shop);
    const charged = await fawry.charge(orderId);
    await paymob.payByCard(begun);
    await fawry.pay(charged);
    const { order, payments: rows } = await payments(shop, orderId);
    expect(order).toMatchObject({ status: 'processing', refund_due: true });
    expect(rows.map(({ review_reason: review }) => review)).toEqual([null, 'paid_twice']);
  });
});

// This runs last: it advances Paymob's clock.
describe('a kiosk', () => {
  test('reference is stored with its expiry, and pays the order the next day', async () => {
    const begun = await begin('kiosk');
    const reference = String(begun.body['reference_number']);
    const { order, payments: rows } = await payments(shop, orderId);
    expect(rows).toMatchObject([{ status: 'PENDING', reference }]);
    expect((Date.parse(order.expires_at) - Date.now()) / 3_600_000).toBeGreaterThan(47);

    await paymob.later(24 * 3_600_000);
    await shop.reconcile();
    expect(await facts()).toMatchObject({ status: 'pending', tries: ['PENDING'] });
    await paymob.payAtKiosk(reference);
    expect(await facts()).toMatchObject({ status: 'processing', tries: ['PAID'] });
  });
});
