/** @jest-environment node */
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { type CheckoutShop, openCheckoutShop } from './testing/checkout-shop';
import { type ChargeRequest, fawryPayer } from './testing/fawry-payer';
import { expire, payments } from './testing/payer';

jest.setTimeout(30_000);

let shop: CheckoutShop;
let fawry: ReturnType<typeof fawryPayer>;
let orderId: string;
let charged: ChargeRequest;

beforeAll(async () => {
  shop = await openCheckoutShop();
  fawry = fawryPayer(shop);
}, 240_000);

afterAll(() => shop.close());

beforeEach(async () => {
  await shop.cancelPendingOrders();
  orderId = (await shop.order()).order_id;
  charged = await fawry.charge(orderId);
});

const status = '/ECommerceWeb/Fawry/payments/status/v2';
const facts = async () => {
  const { order, payments: rows } = await payments(shop, orderId);
  return { ...order, tries: rows.map(({ status, review_reason: review }) => review ?? status) };
};
const history = async () =>
  (await payments(shop, orderId)).payments.map(({ payment_status: all }) =>
    all.map(({ status }) => status),
  );

// The first ones: no other payment is open, and Fawry is asked about theirs alone.
describe('an order whose time is over', () => {
  test('is not given up before Fawry has answered', async () => {
    await fawry.arrange('webhook-missing');
    await fawry.pay(charged);
    await expire(shop, orderId);
    await fawry.fault({ path: status, status: 500, times: 2 });
    await shop.reconcile();
    expect((await facts()).status).toBe('pending');
    await shop.reconcile();
    expect(await facts()).toMatchObject({ status: 'processing', refund_due: false });
  });

  test('gives its books back when nobody has paid', async () => {
    await expire(shop, orderId);
    expect(await shop.reconcile()).toMatchObject({ status: 200, body: { expired_orders: 1 } });
    expect(await facts()).toMatchObject({ status: 'cancelled', tries: ['EXPIRED'] });
  });
});

describe('a card', () => {
  test('that is accepted pays the order, once, and to the piastre', async () => {
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

  test('that is declined leaves the order to be paid in another try', async () => {
    await fawry.pay(charged, 'card', { card: '4222000006724235' });
    expect(await facts()).toMatchObject({ status: 'pending', tries: ['FAILED'] });
    const again = await fawry.charge(orderId);
    expect(again.merchantRefNum).toBe(`${charged.merchantRefNum}-2`);
    await fawry.pay(again);
    expect(await facts()).toMatchObject({ status: 'processing', tries: ['FAILED', 'PAID'] });
  });

  test('popup closed: the order stays payable', async () => {
    await fawry.pay(charged, 'close');
    expect(await facts()).toMatchObject({ status: 'pending', tries: ['INITIATED'] });
    await fawry.pay(await fawry.charge(orderId));
    expect(await facts()).toMatchObject({ status: 'processing', refund_due: false });
  });
});

describe('a number for an outlet', () => {
  test('is kept with its expiry, and pays the order when somebody pays it', async () => {
    await fawry.pay(charged, 'reference');
    const told = await fawry.callback(charged, 'UNPAID');
    expect(told).toMatchObject({
      status: 200,
      body: { payment_status: 'PENDING', order_status: 'pending', reference: expect.any(String) },
    });
    const { order, payments: rows } = await payments(shop, orderId);
    const hours = (Date.parse(order.expires_at) - Date.now()) / 3_600_000;
    expect(hours).toBeGreaterThan(47);
    expect(rows[0]?.reference).toBe(told.body['reference']);

    await fawry.payAtOutlet(String(told.body['reference']));
    expect(await facts()).toMatchObject({ status: 'processing', tries: ['PAID'] });
    expect(await history()).toEqual([['INITIATED', 'PENDING', 'PAID']]);
  });
});

describe('what browsers say', () => {
  test('a browser that claims to have paid has not', async () => {
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

  test('a result about somebody else’s payment finds nothing', async () => {
    await fawry.arrange('webhook-missing');
    await fawry.pay(charged);
    expect(await fawry.callback(charged, 'PAID', shop.stranger)).toMatchObject({
      status: 404,
      body: { code: 'payment_not_found' },
    });
    expect((await facts()).status).toBe('pending');
  });

  test('somebody else’s order cannot be paid for, and none without a session', async () => {
    const ask = (token?: string) =>
      shop.invoke('make_charge_request_v2', { order_id: orderId }, token);
    expect(await ask(shop.stranger)).toMatchObject({
      status: 404,
      body: { code: 'order_not_found' },
    });
    expect(await ask()).toMatchObject({ status: 401, body: { code: 'not_signed_in' } });
    expect((await facts()).tries).toEqual(['INITIATED']);
  });
});

describe('notifications', () => {
  test.each(['dup-webhook', 'out-of-order'])('%s: one payment', async (scenario) => {
    await fawry.arrange(scenario);
    await fawry.pay(charged);
    for (let second = 0; second < 4; second += 1) await fawry.later(10_000);
    expect(await facts()).toMatchObject({
      status: 'processing',
      refund_due: false,
      tries: ['PAID'],
    });
    expect((await history()).flat().filter((status) => status === 'PAID')).toHaveLength(1);
  });

  test.each(['bad-signature', 'unpadded-signature', 'wrong-ref', 'webhook-missing'])(
    '%s: nothing happens until Fawry itself is asked',
    async (scenario) => {
      await fawry.arrange(scenario);
      await fawry.pay(charged);
      expect(await facts()).toMatchObject({ status: 'pending', tries: ['INITIATED'] });
      expect(await shop.reconcile()).toMatchObject({ status: 200, body: { failed: 0 } });
      expect(await facts()).toMatchObject({ status: 'processing', tries: ['PAID'] });
    },
  );

  test('a thousand of one payment, a tenth of them forged, in disorder: paid once', async () => {
    await fawry.pay(charged, 'reference');
    const { payments: known } = await payments(shop, orderId);
    await fawry.payAtOutlet(known[0]?.reference ?? '');
    const answer = await shop.gateway.call('/sandbox/fawry/__sim/state');
    const { deliveries } = (await answer.json()) as { deliveries: { ref: string; body: string }[] };
    const sent = deliveries.filter(({ ref }) => ref === charged.merchantRefNum);
    const genuine = sent.map(({ body }) => JSON.parse(body) as Record<string, unknown>);
    expect(genuine.map(({ orderStatus }) => orderStatus)).toEqual(['NEW', 'PAID']);
    const forgeries = [
      { orderStatus: 'EXPIRED' },
      { orderAmount: 1, paymentAmount: 1 },
      { merchantRefNumber: 'ZD-0000-0000' },
      { messageSignature: '0'.repeat(64) },
    ];

    const statuses = new Map<number, number>();
    let next = 0;
    const sender = async () => {
      while (next < 1_000) {
        const number = next;
        next += 1;
        const notification = genuine[number % 2]!;
        const forgery = number % 10 === 0 ? forgeries[(number / 10) % forgeries.length] : {};
        const told = await shop.invoke('fawry-webhook', { ...notification, ...forgery });
        statuses.set(told.status, (statuses.get(told.status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: 10 }, sender));
    expect(Object.fromEntries(statuses)).toEqual({ 200: 900, 403: 100 });
    expect(await facts()).toMatchObject({ status: 'processing', refund_due: false });
    expect(await history()).toEqual([['INITIATED', 'PENDING', 'PAID']]);
  }, 120_000);

  test('with another amount it settles nothing and is to be looked at', async () => {
    await fawry.arrange('amount-mismatch');
    await fawry.pay(charged);
    expect(await facts()).toMatchObject({ status: 'pending', tries: ['amount_mismatch'] });
    await shop.reconcile();
    expect((await facts()).status).toBe('pending');
    expect(
      await shop.invoke('make_charge_request_v2', { order_id: orderId }, shop.mona),
    ).toMatchObject({
      status: 409,
      body: { code: 'order_not_payable' },
    });
  });

  test('one that was sent by hand, unsigned, is refused', async () => {
    const told = await shop.invoke('fawry-webhook', {
      merchantRefNumber: charged.merchantRefNum,
      fawryRefNumber: '1',
      orderStatus: 'PAID',
      paymentAmount: 1,
      orderAmount: 1,
      messageSignature: '0'.repeat(64),
    });
    expect(told).toMatchObject({ status: 403, body: { code: 'bad_signature' } });
    expect((await facts()).status).toBe('pending');
  });
});

describe('when Fawry is away', () => {
  test.each([
    // Each is asked three times, and once more where that may help.
    ['fails', { status: 503, times: 6 }],
    ['answers with a page', { malformed: true, times: 3 }],
    ['hangs up', { reset: true, times: 6 }],
  ])(
    'and %s, no second charge is begun, and the order is payable when it is back',
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

// The last one: it puts Fawry's clock forward, and charges of today are over from then on.
describe('two days later', () => {
  test('a number that ran out and is paid all the same is money to be looked at, not an order', async () => {
    await fawry.pay(charged, 'reference');
    await fawry.later(49 * 3_600_000);
    await expire(shop, orderId);
    await shop.reconcile();
    expect(await facts()).toMatchObject({ status: 'cancelled', tries: ['EXPIRED'] });
    const [payment] = (await payments(shop, orderId)).payments;
    await fawry.payAtOutlet(payment?.reference ?? '');
    expect(await facts()).toMatchObject({ status: 'cancelled', refund_due: true });
  });
});
