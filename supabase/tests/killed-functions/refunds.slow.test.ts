import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seed } from '../../../scripts/test/seed.mjs';
import { type Mail } from '../../local/mailbox/mail-store.ts';
import { fawryPayer } from '../http/testing/fawry-payer.ts';
import { control, payments } from '../http/testing/payer.ts';
import { moneyFacts, providerBooks } from '../http/testing/money-facts.ts';
import { paymobPayer } from '../http/testing/paymob-payer.ts';
import { openRefundShop, type RefundShop } from '../http/testing/refund-shop.ts';
import { killFunction, runFunction } from './testing/killed-function.ts';
import { seededWhole } from '../seeded-random.ts';

const whole = seededWhole(seed);

const kills = 50;
/** How long the function waits for a provider, and within how long it is killed. */
const patienceMs = 250;
const longestLifeMs = 450;
/** After this no request is pending, including late ones. */
const settledMs = 700;
const amounts = [700, 1_100, null];

const providers = ['fawry', 'paymob'] as const;
const requests = {
  fawry: '/ECommerceWeb/Fawry/payments/refund',
  paymob: '/api/acceptance/void_refund/refund',
};
const cancelling = '/ECommerceWeb/api/orders/cancel-unpaid-order';
const questions = {
  fawry: '/ECommerceWeb/Fawry/payments/status/v2',
  paymob: '/api/ecommerce/orders/transaction_inquiry',
};
/**
 * The possible faults of a refund or withdrawal request; `delayMs` and `timeoutMs` exceed the function's time limit.
 */
const faults: object[] = [
  { status: 503 },
  { reset: true },
  { timeoutMs: 400 },
  { delayMs: 400 },
  { isAfter: true, status: 503 },
  { isAfter: true, reset: true },
  { isAfter: true, timeoutMs: 400 },
];

let desk: RefundShop;

beforeAll(async () => {
  desk = await openRefundShop();
});

afterAll(() => desk.close());

const functionOf = () => ({ name: 'run-refunds', gateway: desk.shop.gateway, patienceMs });
const oneOf = <T>(list: readonly T[]): T => list[whole(list.length)]!;

/** A paid order with a refund to be made, with random faults. */
async function oneMore(): Promise<string> {
  const { shop } = desk;
  const provider = oneOf(providers);
  const { order_id: orderId } = await shop.order();
  if (provider === 'fawry') {
    const fawry = fawryPayer(shop);
    await fawry.pay(await fawry.charge(orderId));
  } else {
    const paymob = paymobPayer(shop);
    await paymob.payByCard(await paymob.begin(orderId, 'card'));
  }
  const response = await desk.request(orderId, oneOf(amounts));
  if (typeof response !== 'number') throw new Error(String(response));
  if (whole(3) > 0)
    await control(shop, provider, 'fault', {
      path: requests[provider],
      ...oneOf(faults),
      times: 1,
    });
  if (whole(5) === 0)
    await control(shop, provider, 'fault', { path: questions[provider], status: 503, times: 2 });
  return orderId;
}

/** An order with an outlet reference to be withdrawn, with random faults. */
async function oneMoreReference(): Promise<string> {
  const { shop } = desk;
  const { order_id: orderId } = await shop.order();
  const fawry = fawryPayer(shop);
  await fawry.pay(await fawry.charge(orderId), 'reference');
  if (whole(2) === 0) {
    await desk.cancel(orderId);
  } else {
    const paymob = paymobPayer(shop);
    await paymob.payByCard(await paymob.begin(orderId, 'card'));
  }
  if (whole(3) > 0) await fawry.fault({ path: cancelling, ...oneOf(faults), times: 1 });
  return orderId;
}

/** Makes every withdrawal due, and every third time no refund, so that the function survives until the withdrawals. */
async function dueNow(): Promise<void> {
  await due(whole(3) === 0 ? 1 : 0);
  if (whole(3) === 0)
    await desk.sql`update private.refunds set next_at = 'infinity' where state in ('queued', 'calling', 'accepted')`;
}

/** Makes everything queued due; with `hours`, as if they had passed since the last refund requests. */
async function due(hours: number): Promise<void> {
  await desk.sql`update private.withdrawals set next_at = now() where state = 'queued'`;
  await desk.sql`update private.refunds set next_at = now(),
    called_at = called_at - ${hours} * interval '61 minutes',
    answered_at = answered_at - ${hours} * interval '61 minutes'
    where state in ('queued', 'calling', 'accepted')`;
}

const open = async () => {
  const [row] = await desk.sql<{ count: number }[]>`select count(*)::integer
    from (select state from private.refunds union all select state from private.withdrawals) as queued
    where state in ('queued', 'calling', 'accepted')`;
  return row!.count;
};

/** The refund mails by order, once all mails are sent. */
async function refundedMails(): Promise<Map<string, number>> {
  const { reconcileSecret } = desk.shop.gateway.keys;
  for (let sent: unknown = 1; sent !== 0;)
    sent = (await desk.shop.invoke('send-mails', {}, reconcileSecret)).body['sent'];
  const mails = (await (await desk.shop.gateway.call('/mailbox/messages')).json()) as Mail[];
  const counts = new Map<string, number>();
  for (const { tags } of mails) {
    const order = tags?.['order'] ?? '';
    if (tags?.['kind'] === 'refunded') counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  return counts;
}

/** Fawry's state of each outlet reference of an order. */
async function referencesAtFawry(orderId: string): Promise<string[]> {
  const known = (await desk.attempts(orderId)).map(({ reference }) => reference);
  const answer = await desk.shop.gateway.call('/sandbox/fawry/__sim/state');
  const { payments: all } = (await answer.json()) as {
    payments: Record<string, { referenceNumber: string; status: string }>;
  };
  return Object.values(all).flatMap(({ referenceNumber, status }) =>
    known.includes(referenceNumber) ? [status] : [],
  );
}

test(`kill -9 at ${kills} moments of refunding, with lost responses: makes and reports every refund once`, async () => {
  const orders: string[] = [];
  const needless: string[] = [];
  let ended = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    orders.push(await oneMore());
    needless.push(await oneMoreReference());
    await dueNow();
    if (await killFunction(functionOf(), whole(longestLifeMs))) ended += 1;
    await sleep(settledMs);
  }
  for (const provider of providers) await control(desk.shop, provider, 'clear', {});
  for (let runs = 0; runs < 10 && (await open()) > 0; runs += 1) {
    await due(1);
    await runFunction(functionOf());
  }

  const refunds = await desk.sql<
    { order_id: string; order_number: string; state: string; amount_pt: number; attempts: number }[]
  >`
    select order_id, order_number, state, amount_pt::integer, attempts
    from private.refunds join public.orders using (order_id)`;
  const doubtful = refunds.filter(({ state }) => state === 'in_doubt');
  const repeated = refunds.filter(({ attempts }) => attempts > 1);
  const withdrawals = await desk.sql<{ order_id: string; outcome: string; attempts: number }[]>`
    select order_id, outcome, attempts
    from private.withdrawals join public.order_payment using (order_payment_id)`;
  const repeatedCalls = withdrawals.filter(({ attempts }) => attempts > 1);
  console.log(
    `${orders.length} refunds, ${kills - ended} killed calls, ${repeated.length} repeated, ${doubtful.length} in doubt; ${withdrawals.length} withdrawals, ${repeatedCalls.length} repeated`,
  );
  expect(refunds.map(({ order_id }) => order_id).sort()).toEqual([...orders].sort());
  expect(doubtful.length).toBeLessThanOrEqual(5);
  for (const { order_id, state, amount_pt } of refunds) {
    const { givenBackPt } = await providerBooks(
      desk.shop,
      (await moneyFacts(desk.shop, order_id)).payments,
    );
    // Nothing was rejected on purpose, so refunds that were not made are in doubt.
    if (state === 'in_doubt') expect([0, amount_pt]).toContain(givenBackPt);
    else expect({ state, givenBackPt }).toEqual({ state: 'done', givenBackPt: amount_pt });
    const { payments: tries } = await payments(desk.shop, order_id);
    if (state === 'done') expect(tries[0]!.status).toMatch(/REFUNDED$/);
  }

  // Each shopper is notified once of a refund, and nobody of one that is uncertain.
  const done = refunds.filter(({ state }) => state === 'done');
  expect(Object.fromEntries(await refundedMails())).toEqual(
    Object.fromEntries(done.map(({ order_number }) => [order_number, 1])),
  );
  expect(withdrawals.map(({ order_id }) => order_id).sort()).toEqual([...needless].sort());
  expect(new Set(withdrawals.map(({ outcome }) => outcome))).toEqual(new Set(['withdrawn']));
  for (const order of needless) expect(await referencesAtFawry(order)).toEqual(['CANCELED']);
}, 900_000);
