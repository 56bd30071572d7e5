import { expect, test } from '@jest/globals';
import { sampleCatalogue } from './engines/migrations';
import { ownPostgres } from './engines/own-postgres';
import { outcomes, type PaymentEvent, type Placed, shoppersOf, type Started } from './order-calls';

const connections = 30;
const book = 'b0000000-0000-4000-8000-000000000005';
const atOnce = 20;

const own = ownPostgres(connections, async (database) => {
  await database.exec(sampleCatalogue);
  await database.exec('update public.inventory set reserved = 0, on_hand = 10000');
});
const calls = shoppersOf(own);

let transactions = 800_000;

interface Paid {
  order: Placed;
  attempt: Started;
  event: PaymentEvent;
}

const eventOf = (order: Placed, attempt: Started): PaymentEvent => ({
  provider: 'fawry',
  order_payment_id: attempt.order_payment_id,
  merchant_ref: attempt.merchant_ref,
  event_key: crypto.randomUUID(),
  source: 'pull',
  status: 'PAID',
  amount_pt: order.total_pt,
  currency: 'EGP',
  transaction_id: String((transactions += 1)),
});

async function paidOrder(): Promise<Paid> {
  const [shopper] = await calls.signUp(1);
  const order = await calls.place(shopper!, [book]);
  const attempt = await calls.startPayment(shopper!, order);
  const event = eventOf(order, attempt);
  await calls.report(event);
  return { order, attempt, event };
}

const report = ({ event }: Paid, status: string) =>
  calls.report({ ...event, status, event_key: crypto.randomUUID() });
const request = async ({ order }: Paid, amountPt: number | null = null, restock = false) => {
  const [row] = await own.sql<{ refund_id: string }[]>`
    select public.refund_order(${order.order_id}, ${amountPt}, 'نفد', ${restock}) ->> 'refund_id' as refund_id`;
  return row!.refund_id;
};
const claim = async () => {
  const [row] = await own.sql<{ claimed: { refund_id: string }[] }[]>`
    select public.claim_refunds(200) as claimed`;
  return row!.claimed.map(({ refund_id }) => refund_id);
};
const step = async (id: string) => {
  const [row] = await own.sql<{ step: { state: string; call: object | null } }[]>`
    select public.step_refund(${id}) as step`;
  return row!.step;
};
const many = <T>(work: (place: number) => Promise<T>) =>
  Array.from({ length: atOnce }, (_, place) => work(place));

test('opens one refund for twenty concurrent requests', async () => {
  const paid = await paidOrder();
  const { answers, refusals } = await outcomes(many(() => request(paid)));
  expect(answers).toHaveLength(1);
  expect(new Set(refusals)).toEqual(new Set(['refund_open']));
});

test('hands each refund to one of many callers, with one permission to request it', async () => {
  const paid = await Promise.all(Array.from({ length: 10 }, paidOrder));
  const ids = await Promise.all(paid.map((one) => request(one)));
  const claimed = (await Promise.all(many(claim))).flat();
  // Refunds locked by another caller are handed out the next time.
  const later = await claim();
  expect([...claimed, ...later].filter((id) => ids.includes(id)).sort()).toEqual([...ids].sort());
  await Promise.all(paid.map((one) => report(one, 'PAID')));
  const steps = await Promise.all(ids.flatMap((id) => many(() => step(id))));
  expect(steps.filter(({ call }) => call)).toHaveLength(ids.length);
});

test('completes and restocks once with a provider’s response, a second caller and a cancellation at once', async () => {
  const orders = await Promise.all(Array.from({ length: 15 }, paidOrder));
  const stock = async () => {
    const [row] = await own.sql<{ on_hand: number }[]>`
      select on_hand from public.inventory where product_id = ${book}`;
    return row!.on_hand;
  };
  const before = await stock();
  const ids = await Promise.all(orders.map((paid) => request(paid, null, true)));
  for (let rounds = 0; rounds < 3; rounds += 1) await claim();
  await Promise.all(orders.map((paid) => report(paid, 'PAID')));
  await Promise.all(ids.map(step));
  const { refusals } = await outcomes(
    orders.flatMap(
      (paid, place) =>
        [
          report(paid, 'REFUNDED'),
          report(paid, 'REFUNDED'),
          step(ids[place]!),
          own.sql`select public.move_order(${paid.order.order_id}, 'cancelled', 'نفد')`,
          own.sql`select public.open_payments(10, ${paid.order.order_id})`,
          own.sql`select public.claim_withdrawals(50)`,
        ] as Promise<unknown>[],
    ),
  );
  expect(refusals).toEqual([]);
  const ended = await own.sql<{ state: string; ends: number }[]>`
    select state, (select count(*)::integer from private.refund_events as event
      where event.refund_id = refund.refund_id and what = 'done') as ends
    from private.refunds as refund where refund_id = any (${ids})`;
  expect([...ended]).toEqual(ids.map(() => ({ state: 'done', ends: 1 })));
  expect(await stock()).toBe(before + orders.length);
  expect(await calls.inconsistencies()).toEqual([]);
});

test('queues every open reference of an order paid twice and cancelled at once, without deadlocks', async () => {
  const shoppers = await calls.signUp(15);
  const orders = await Promise.all(
    shoppers.map(async (shopper) => {
      const order = await calls.place(shopper, [book]);
      const first = await calls.startPayment(shopper, order);
      const second = await calls.startPayment(shopper, order);
      return { order, first, second };
    }),
  );
  const { refusals } = await outcomes(
    orders.flatMap(
      ({ order, first, second }) =>
        [
          calls.report(eventOf(order, second)),
          calls.report({ ...eventOf(order, first), status: 'PENDING' }),
          own.sql`select public.open_payments(10, ${order.order_id})`,
          own.sql`select public.claim_withdrawals(50)`,
          own.sql`select public.move_order(${order.order_id}, 'cancelled', 'نفد')`,
        ] as Promise<unknown>[],
    ),
  );
  expect(refusals).toEqual([]);
  const queued = await own.sql<{ order_payment_id: string }[]>`
    select order_payment_id from private.withdrawals where state = 'queued'`;
  const waiting = new Set(queued.map(({ order_payment_id }) => order_payment_id));
  expect(orders.filter(({ first }) => !waiting.has(first.order_payment_id))).toEqual([]);
  expect(await calls.inconsistencies()).toEqual([]);
});
