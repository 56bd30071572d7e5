import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type CheckoutShop, openCheckoutShop } from './testing/checkout-shop';
import { type ChargeRequest, fawryPayer } from './testing/fawry-payer';
import { expire, paymentFacts, paymentHistory, payments } from './testing/payer';

let shop: CheckoutShop;
let fawry: ReturnType<typeof fawryPayer>;
let orderId: string;
let charged: ChargeRequest;

beforeAll(async () => {
  shop = await openCheckoutShop();
  fawry = fawryPayer(shop);
});

afterAll(() => shop.close());

beforeEach(async () => {
  await shop.cancelPendingOrders();
  orderId = (await shop.order()).order_id;
  charged = await fawry.charge(orderId);
});

const status = '/ECommerceWeb/Fawry/payments/status/v2';
const facts = () => paymentFacts(shop, orderId);
const history = () => paymentHistory(shop, orderId);

// These run first: no other payment is open, so Fawry is queried about theirs only.
describe('an expired order', () => {
  test('is not cancelled before Fawry has responded', async () => {
    await fawry.arrange('webhook-missing');
    await fawry.pay(charged);
    await expire(shop, orderId);
    await fawry.fault({ path: status, status: 500, times: 2 });
    await shop.reconcile();
    expect((await facts()).status).toBe('pending');
    await shop.reconcile();
    expect(await facts()).toMatchObject({ status: 'processing', refund_due: false });
  });

  test('releases its books if nobody has paid', async () => {
    await expire(shop, orderId);
    expect(await shop.reconcile()).toMatchObject({ status: 200, body: { expired_orders: 1 } });
    expect(await facts()).toMatchObject({ status: 'cancelled', tries: ['EXPIRED'] });
  });
});

describe('a card', () => {
  test('that is accepted pays the exact amount of the order once', async () => {
    const { order } = await payments(shop, orderId);
    const items = charged.chargeItems.map(
      ({ price, quantity }) => Math.round(price * 100) * quantity,
    );
    expect(items.reduce((sum, item) => sum + item)).toBe(order.total_pt);

    await fawry.pay(charged);
    expect(await facts()).toMatchObject({
      status: 'processing',
      refund_due: false,
      tries: ['PAID'],
    });
    const [payment] = (await payments(shop, orderId)).payments;
    expect([payment?.paid_pt, payment?.expected_pt]).toEqual([order.total_pt, order.total_pt]);
    expect(await fawry.callback(charged, 'PAID')).toMatchObject({
      status: 200,
      body: { payment_status: 'PAID', order_status: 'processing' },
    });
    expect(
      await shop.invoke('make_charge_request_v2', { order_id: orderId }, shop.mona),
    ).toMatchObject({
      status: 409,
      body: { code: 'already_paid' },
    });
    expect(await history()).toEqual([['INITIATED', 'PAID']]);
  });

  test('that is declined leaves the order open for another attempt', async () => {
    await fawry.pay(charged, 'card', { card: '4222000006724235' });
    expect(await facts()).toMatchObject({ status: 'pending', tries: ['FAILED'] });
    const again = await fawry.charge(orderId);
    expect(again.merchantRefNum.slice(0, 12)).toBe(charged.merchantRefNum.slice(0, 12));
    expect(again.merchantRefNum).not.toBe(charged.merchantRefNum);
    await fawry.pay(again);
    expect(await facts()).toMatchObject({ status: 'processing', tries: ['FAILED', 'PAID'] });
  });
});

describe('a number for an outlet', () => {
  test('is stored with its expiry, and settles the order when paid', async () => {
    await fawry.pay(charged, 'reference');
    const response = await fawry.callback(charged, 'UNPAID');
    expect(response).toMatchObject({
      status: 200,
      body: { payment_status: 'PENDING', order_status: 'pending', reference: expect.any(String) },
    });
    const { order, payments: rows } = await payments(shop, orderId);
    const hours = (Date.parse(order.expires_at) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(47);
    expect(rows[0]?.reference).toBe(response.body['reference']);

    await fawry.payAtOutlet(String(response.body['reference']));
    expect(await facts()).toMatchObject({ status: 'processing', tries: ['PAID'] });
    expect(await history()).toEqual([['INITIATED', 'PENDING', 'PAID']]);
  });
});

describe('claims of browsers', () => {
  test('do not pay an order', async () => {
    expect(await fawry.callback(charged, 'PAID')).toMatchObject({
      status: 200,
      body: { payment_status: 'INITIATED', order_status: 'pending' },
    });
    await fawry.arrange('forged-success');
    await fawry.pay(charged);
    await fawry.callback(charged, 'PAID');
    expect((await facts()).status).toBe('pending');
    expect((await history()).flat()).not.toContain('PAID');
  });

  test('about somebody else’s payment match nothing', async () => {
    await fawry.arrange('webhook-missing');
    await fawry.pay(charged);
    expect(await fawry.callback(charged, 'PAID', shop.stranger)).toMatchObject({
      status: 404,
      body: { code: 'payment_not_found' },
    });
    expect((await facts()).status).toBe('pending');
  });

  test('cannot start a payment of somebody else’s order, or without a session', async () => {
    const request = (token?: string) =>
      shop.invoke('make_charge_request_v2', { order_id: orderId }, token);
    expect(await request(shop.stranger)).toMatchObject({
      status: 404,
      body: { code: 'order_not_found' },
    });
    expect(await request()).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    expect((await facts()).tries).toEqual(['INITIATED']);
  });
});

describe('when Fawry is unavailable', () => {
  test.each([
    // Each is tried three times, and once more where that may help.
    ['fails', { status: 503, times: 6 }],
    ['answers with a page', { malformed: true, times: 3 }],
    ['hangs up', { reset: true, times: 6 }],
  ])(
    '(%s) no second charge is started, and the order is payable after its recovery',
    async (_, fault) => {
      await fawry.arrange('webhook-missing');
      await fawry.pay(charged);
      await fawry.fault({ path: status, ...fault });
      const refused = await shop.invoke('make_charge_request_v2', { order_id: orderId }, shop.mona);
      expect(refused.body['code']).toMatch(/^provider_/);
      expect(await fawry.callback(charged, 'PAID')).toMatchObject({ status: 200 });
      expect(await shop.reconcile()).toMatchObject({ status: 200 });
      expect((await facts()).tries).toHaveLength(1);

      await shop.reconcile();
      expect(await facts()).toMatchObject({ status: 'processing', tries: ['PAID'] });
    },
  );
});
