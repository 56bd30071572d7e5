import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seed } from '../../../scripts/test/seed.mjs';
import { type Mail } from '../../local/mailbox/mail-store.ts';
import { openRefundShop, type RefundShop } from '../http/testing/refund-shop.ts';
import { killFunction, runFunction } from './testing/killed-function.ts';
import { seededWhole } from '../seeded-random.ts';

const whole = seededWhole(seed);

const kills = 50;
/** How long the function waits for the mail service, and within how long it is killed. */
const patienceMs = 200;
const longestLifeMs = 350;

/** The possible faults of a request; the times exceed the function's time limit. */
const faults: object[] = [
  { status: 503 },
  { reset: true },
  { timeoutMs: 300 },
  { delayMs: 300 },
  { quirk: 'too-many' },
];

let desk: RefundShop;

beforeAll(async () => {
  desk = await openRefundShop();
});

afterAll(() => desk.close());

const functionOf = () => ({ name: 'send-mails', gateway: desk.shop.gateway, patienceMs });
const steer = (path: string, json: object) =>
  desk.shop.gateway.call(`/sandbox/mail/__sim/${path}`, { json });

/** Two more mails, with random faults. */
async function oneMore(): Promise<void> {
  const { order_id: orderId } = await desk.shop.order();
  await desk.cancel(orderId);
  if (whole(3) > 0)
    await steer('fault', { path: '/emails', ...faults[whole(faults.length)], times: 1 });
  if (whole(3) === 0) await steer('scenario', { scenario: 'lost-answer' });
}

/** Expires all leases and pauses. */
const due = () =>
  desk.sql`update private.mails set next_at = now() where state in ('queued', 'sending')`;

interface Row {
  mail_id: string;
  order_number: string;
  kind: string;
  state: string;
  attempts: number;
}

const outbox = () =>
  desk.sql<Row[]>`select mail_id, order_number, kind, state, attempts
    from private.mails join public.orders using (order_id) order by place`;
const mailbox = async () =>
  ((await (await desk.shop.gateway.call('/mailbox/messages')).json()) as Mail[])
    .filter(({ tags }) => tags?.['order'] !== undefined)
    .reverse();

test(`kill -9 at ${kills} moments of sending, with lost responses: sends every mail once, in order`, async () => {
  let ended = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    await oneMore();
    await due();
    if (await killFunction(functionOf(), whole(longestLifeMs))) ended += 1;
  }
  const beforeTheEnd = (await outbox()).filter(({ state }) => state === 'sent').length;
  await steer('clear', {});
  for (let runs = 0; runs < 10; runs += 1) {
    await due();
    const { body } = await runFunction(functionOf());
    if (Object.values(body).every((value) => !value)) break;
  }

  const mails = await outbox();
  const sent = await mailbox();
  const repeated = mails.filter(({ attempts }) => attempts > 1).length;
  console.log(
    `${mails.length} mails, ${kills - ended} killed runs, ${repeated} repeated, ${beforeTheEnd} sent before the last runs`,
  );
  expect(mails).toHaveLength(2 * kills);
  expect(repeated).toBeGreaterThan(5);
  expect(new Set(mails.map(({ state }) => state))).toEqual(new Set(['sent']));
  expect(sent.map(({ once }) => once).sort()).toEqual(mails.map(({ mail_id }) => mail_id).sort());
  const kindsOf = (order: string) =>
    sent.filter(({ tags }) => tags?.['order'] === order).map(({ tags }) => tags?.['kind']);
  for (const { order_number: order } of mails)
    expect([order, ...kindsOf(order)]).toEqual([order, 'received', 'cancelled']);
}, 600_000);
