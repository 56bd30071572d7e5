import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { fawryPayer } from './testing/fawry-payer';
import { control } from './testing/payer';
import { paymobPayer } from './testing/paymob-payer';
import { openRefundShop, type RefundShop } from './testing/refund-shop';

const cancelling = '/ECommerceWeb/api/orders/cancel-unpaid-order';
const statusPath = '/ECommerceWeb/Fawry/payments/status/v2';

let desk: RefundShop;
let fawry: ReturnType<typeof fawryPayer>;
let orderId: string;

beforeAll(async () => {
  desk = await openRefundShop();
  fawry = fawryPayer(desk.shop);
});

afterAll(() => desk.close());

beforeEach(async () => {
  await control(desk.shop, 'fawry', 'clear', {});
  await desk.shop.cancelPendingOrders();
  orderId = (await desk.shop.order()).order_id;
});

/** Issues a reference for an outlet, and returns it. */
async function reference(): Promise<string> {
  await fawry.pay(await fawry.charge(orderId), 'reference');
  return (await desk.attempts(orderId)).at(-1)!.reference!;
}

async function statusAtFawry(number: string): Promise<string | undefined> {
  const answer = await desk.shop.gateway.call('/sandbox/fawry/__sim/state');
  const { payments } = (await answer.json()) as {
    payments: Record<string, { referenceNumber: string; status: string }>;
  };
  return Object.values(payments).find(({ referenceNumber }) => referenceNumber === number)?.status;
}

test('cancels the reference of a cancelled order', async () => {
  const number = await reference();
  await desk.cancel(orderId);
  expect(await statusAtFawry(number)).toBe('NEW');
  expect((await desk.run(orderId)).body).toMatchObject({ withdrawn: 1 });
  expect(await statusAtFawry(number)).toBe('CANCELED');
  expect(await desk.withdrawals(orderId)).toEqual([
    { state: 'done', outcome: 'withdrawn', attempts: 1, answer: 'accepted' },
  ]);
  expect((await desk.facts(orderId)).tries).toEqual(['CANCELLED']);
  expect((await desk.run(orderId)).body).toMatchObject({ references: 0 });
});

test('cancels the reference of an order that was paid in another way', async () => {
  const number = await reference();
  const paymob = paymobPayer(desk.shop);
  await paymob.payByCard(await paymob.begin(orderId, 'card'));
  expect(await desk.facts(orderId)).toMatchObject({
    status: 'processing',
    tries: ['PENDING', 'PAID'],
  });
  await desk.run(orderId);
  expect(await statusAtFawry(number)).toBe('CANCELED');
  expect((await desk.facts(orderId)).tries).toEqual(['CANCELLED', 'PAID']);
});

test('cancels the reference of an expired order', async () => {
  const number = await reference();
  await desk.shop.asServer(`orders?order_id=eq.${orderId}`, {
    method: 'PATCH',
    json: { expires_at: new Date(Date.now() - 1_000).toISOString() },
    headers: { prefer: 'return=representation' },
  });
  await desk.shop.reconcile();
  expect(await desk.facts(orderId)).toMatchObject({ status: 'cancelled', tries: ['EXPIRED'] });
  await desk.run(orderId);
  expect(await statusAtFawry(number)).toBe('CANCELED');
});

test('cancels a reference that the shop learns of after the cancellation', async () => {
  const charged = await fawry.charge(orderId);
  const session = await fawry.open(charged);
  await desk.cancel(orderId);
  await desk.run(orderId);
  expect(await desk.withdrawals(orderId)).toMatchObject([{ state: 'queued', attempts: 0 }]);
  await fawry.step(session, 'reference');
  await desk.run(orderId);
  expect(await desk.withdrawals(orderId)).toMatchObject([{ outcome: 'withdrawn' }]);
});

test('marks a reference that was paid before its withdrawal for refund', async () => {
  const number = await reference();
  await desk.cancel(orderId);
  await control(desk.shop, 'fawry', 'scenario', { scenario: 'webhook-missing' });
  await fawry.payAtOutlet(number);
  await desk.run(orderId);
  expect(await statusAtFawry(number)).toBe('PAID');
  expect(await desk.withdrawals(orderId)).toMatchObject([{ outcome: 'paid', attempts: 0 }]);
  expect(await desk.facts(orderId)).toMatchObject({
    refund_due: true,
    tries: ['paid_after_cancellation'],
  });
});

test.each([
  ['a request that is lost', { path: cancelling, reset: true, times: 1 }, 'CANCELED', 2],
  ['a lost response', { path: cancelling, isAfter: true, status: 503, times: 1 }, 'CANCELED', 1],
  ['a silent Fawry', { path: statusPath, status: 503, times: 2 }, 'CANCELED', 1],
])('cancels the reference after %s', async (_, fault, ended, attempts) => {
  const number = await reference();
  await desk.cancel(orderId);
  await fawry.fault(fault);
  await desk.run(orderId);
  await desk.run(orderId);
  expect(await statusAtFawry(number)).toBe(ended);
  expect(await desk.withdrawals(orderId)).toMatchObject([{ outcome: 'withdrawn', attempts }]);
});

test('postpones the withdrawal while the keys are rejected', async () => {
  await reference();
  await desk.cancel(orderId);
  await fawry.arrange('keys-gone');
  await desk.run(orderId);
  expect(await desk.withdrawals(orderId)).toMatchObject([{ state: 'queued', attempts: 0 }]);
});

test('keeps the reference of an unpaid order payable', async () => {
  const number = await reference();
  expect((await desk.run(orderId)).body).toMatchObject({ references: 0 });
  expect(await statusAtFawry(number)).toBe('NEW');
});
