import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { volume } from '../../../scripts/test/volume.mjs';
import { type CheckoutShop, openCheckoutShop } from './testing/checkout-shop';
import { type ChargeRequest, fawryPayer } from './testing/fawry-payer';
import { paymentFacts, paymentHistory, payments } from './testing/payer';

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

const facts = () => paymentFacts(shop, orderId);
const history = () => paymentHistory(shop, orderId);

const copies = volume(100, 1_000);

test(`${copies} of one payment, a tenth of them forged, in random order: settle it once`, async () => {
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
    { merchantRefNumber: 'ZD-0000-0000-0000000000000000' },
    { messageSignature: '0'.repeat(64) },
  ];

  const statuses = new Map<number, number>();
  let next = 0;
  const sender = async () => {
    while (next < copies) {
      const number = next;
      next += 1;
      const notification = genuine[number % 2]!;
      const forgery = number % 10 === 0 ? forgeries[(number / 10) % forgeries.length] : {};
      const response = await shop.invoke('fawry-webhook', { ...notification, ...forgery });
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: 10 }, sender));
  expect(Object.fromEntries(statuses)).toEqual({ 200: copies * 0.9, 403: copies * 0.1 });
  expect(await facts()).toMatchObject({ status: 'processing', refund_due: false });
  expect(await history()).toEqual([['INITIATED', 'PENDING', 'PAID']]);
});

test('with another amount: settles nothing and is flagged for review', async () => {
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

test('unsigned: is rejected', async () => {
  const response = await shop.invoke('fawry-webhook', {
    merchantRefNumber: charged.merchantRefNum,
    fawryRefNumber: '1',
    orderStatus: 'PAID',
    paymentMethod: 'CARD',
    paymentAmount: 1,
    orderAmount: 1,
    messageSignature: '0'.repeat(64),
  });
  expect(response).toMatchObject({ status: 403, body: { code: 'bad_signature' } });
  expect((await facts()).status).toBe('pending');
});
