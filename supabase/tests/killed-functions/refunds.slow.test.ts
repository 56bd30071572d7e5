import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seed } from '../../../scripts/test/seed.mjs';
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
/** After this no request is under way any more, late ones included. */
const settledMs = 700;
const amounts = [700, 1_100, null];

const providers = ['fawry', 'paymob'] as const;
const requests = {
  fawry: '/ECommerceWeb/Fawry/payments/refund',
  paymob: '/api/acceptance/void_refund/refund',
};
const questions = {
  fawry: '/ECommerceWeb/Fawry/payments/status/v2',
  paymob: '/api/ecommerce/orders/transaction_inquiry',
};
/** What may happen to a request for money; `delayMs` and `timeoutMs` are more than the function's patience. */
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

/** A paid order of which something is to go back, with whatever may go wrong. */
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
  const asked = await desk.ask(orderId, oneOf(amounts));
  if (typeof asked !== 'number') throw new Error(String(asked));
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

/** Everything queued is due; with `hours`, as if they had passed since the last requests. */
async function due(hours: number): Promise<void> {
  await desk.sql`update private.refunds set next_at = now(),
    called_at = called_at - ${hours} * interval '61 minutes',
    answered_at = answered_at - ${hours} * interval '61 minutes'
    where state in ('queued', 'calling', 'asked')`;
}

const open = async () => {
  const [row] = await desk.sql<{ count: number }[]>`select count(*)::integer
    from private.refunds where state in ('queued', 'calling', 'asked')`;
  return row!.count;
};

test(`kill -9 at ${kills} moments of giving back, among lost answers: nothing twice, nothing forgotten`, async () => {
  const orders: string[] = [];
  let ended = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    orders.push(await oneMore());
    await due(whole(3) === 0 ? 1 : 0);
    if (await killFunction(functionOf(), longestLifeMs)) ended += 1;
    await sleep(settledMs);
  }
  for (const provider of providers) await control(desk.shop, provider, 'clear', {});
  for (let runs = 0; runs < 10 && (await open()) > 0; runs += 1) {
    await due(1);
    await runFunction(functionOf());
  }

  const refunds = await desk.sql<
    { order_id: string; state: string; amount_pt: number; attempts: number }[]
  >`
    select order_id, state, amount_pt::integer, attempts from private.refunds`;
  const doubtful = refunds.filter(({ state }) => state === 'in_doubt');
  const repeated = refunds.filter(({ attempts }) => attempts > 1);
  console.log(
    `${orders.length} refunds, ${kills - ended} killed calls, ${repeated.length} repeated, ${doubtful.length} in doubt`,
  );
  expect(refunds.map(({ order_id }) => order_id).sort()).toEqual([...orders].sort());
  expect(doubtful.length).toBeLessThanOrEqual(5);
  for (const { order_id, state, amount_pt } of refunds) {
    const { givenBackPt } = await providerBooks(
      desk.shop,
      (await moneyFacts(desk.shop, order_id)).payments,
    );
    // Nothing was refused on purpose, so what did not go back is in doubt.
    if (state === 'in_doubt') expect([0, amount_pt]).toContain(givenBackPt);
    else expect({ state, givenBackPt }).toEqual({ state: 'done', givenBackPt: amount_pt });
    const { payments: tries } = await payments(desk.shop, order_id);
    if (state === 'done') expect(tries[0]!.status).toMatch(/REFUNDED$/);
  }
}, 900_000);
