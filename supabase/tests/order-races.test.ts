import { beforeEach, expect, test } from '@jest/globals';
import { seed } from '../../scripts/test/seed.mjs';
import { sampleCatalogue } from './engines/migrations';
import { ownPostgres } from './engines/own-postgres';
import { outcomes, type PaymentEvent, type Placed, shoppersOf, type Started } from './order-calls';
import { seededRandom } from './seeded-random';

const connections = 40;
const lastCopies = 'b0000000-0000-4000-8000-000000000001';
const otherBook = 'b0000000-0000-4000-8000-000000000005';
const uncounted = 'b0000000-0000-4000-8000-000000000003';

const own = ownPostgres(connections, async (database) => {
  await database.exec(sampleCatalogue);
  // The sample's reserved copies belong to no order.
  await database.exec('update public.inventory set reserved = 0');
});
const calls = shoppersOf(own);

beforeEach(async () => {
  await stock(lastCopies, 10);
  await stock(otherBook, 1_000);
});

async function stock(product: string, copies: number): Promise<void> {
  await own.sql`insert into public.inventory (product_id, on_hand) values (${product}, ${copies})
    on conflict (product_id) do update set on_hand = public.inventory.reserved + ${copies}`;
}

const random = seededRandom(seed);
const shuffled = <T>(list: readonly T[]): T[] =>
  list
    .map((item) => ({ item, place: random() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);

let transactions = 900_000;
const newTransaction = () => String((transactions += 1));

/** The provider's response about a paid attempt. */
const paid = (
  order: Placed,
  { order_payment_id, merchant_ref }: Started,
  changed: Partial<PaymentEvent> = {},
): PaymentEvent => ({
  provider: 'fawry',
  order_payment_id,
  event_key: `${merchant_ref}-paid`,
  merchant_ref,
  source: 'pull',
  status: 'PAID',
  transaction_id: newTransaction(),
  amount_pt: order.total_pt,
  currency: 'EGP',
  ...changed,
});

test('sells exactly the last ten copies to fifty concurrent shoppers', async () => {
  const shoppers = await calls.signUp(50);
  const { answers, refusals } = await outcomes(
    shoppers.map((shopper, at) =>
      // Half of them want something else as well, in another order.
      calls.place(shopper, at % 2 ? [otherBook, lastCopies] : [lastCopies]),
    ),
  );
  expect(answers).toHaveLength(10);
  expect(refusals).toEqual(Array.from({ length: 40 }, () => 'product_unavailable'));

  await Promise.all(
    answers.map(async (order, at) => {
      const owner = await calls.ownerOf(order);
      const started = await calls.startPayment(owner, order);
      if (at < 6) await calls.report(paid(order, started));
    }),
  );
  const [book] =
    await own.sql`select on_hand, reserved from public.inventory where product_id = ${lastCopies}`;
  expect(book).toEqual({ on_hand: 4, reserved: 4 });
  expect(await calls.inconsistencies()).toEqual([]);
});

test('creates one order for a key sent twenty times at once', async () => {
  const [shopper = ''] = await calls.signUp(1);
  const key = crypto.randomUUID();
  const { answers } = await outcomes(
    Array.from({ length: 20 }, () => calls.place(shopper, [lastCopies], { key })),
  );
  expect(answers).toHaveLength(20);
  expect(new Set(answers.map(({ order_id }) => order_id)).size).toBe(1);
  expect(answers.filter(({ created }) => created)).toHaveLength(1);
  const [count] =
    await own.sql`select count(*)::integer from public.orders where user_id = ${shopper}`;
  expect(count).toEqual({ count: 1 });
  expect(await calls.inconsistencies()).toEqual([]);
});

test('applies a promo limited to three uses three times, and a per-shopper one once each', async () => {
  await own.sql`insert into public.promos (code, kind, amount_pt, limit_total) values ('THREE', 'amount', 100, 3)`;
  await own.sql`insert into public.promos (code, kind, amount_pt, limit_per_shopper) values ('ONCE', 'amount', 100, 1)`;
  const shoppers = await calls.signUp(20);
  const three = await outcomes(
    shoppers.map((shopper) => calls.place(shopper, [uncounted], { promo: 'three' })),
  );
  expect(three.answers).toHaveLength(3);
  expect(new Set(three.refusals)).toEqual(new Set(['promo_refused']));

  const [first = ''] = shoppers;
  const once = await outcomes(
    Array.from({ length: 8 }, () => calls.place(first, [uncounted], { promo: 'once' })),
  );
  expect(once.answers).toHaveLength(1);
});

test('applies a response repeated a thousand times once', async () => {
  const [shopper = ''] = await calls.signUp(1);
  const order = await calls.place(shopper, [lastCopies]);
  const word = paid(order, await calls.startPayment(shopper, order));
  const answers = await Promise.all(Array.from({ length: 1_000 }, () => calls.report(word)));
  const applied = answers.filter(({ outcome }) => outcome === 'applied');
  expect(applied).toHaveLength(1);
  expect(new Set(answers.map(({ outcome }) => outcome))).toEqual(new Set(['applied', 'duplicate']));
  expect(await calls.historyOf(order)).toEqual(['INITIATED', 'PAID']);
  expect(await calls.inconsistencies()).toEqual([]);
});

test('reaches the same state for events in any order, concurrent and repeated', async () => {
  const shoppers = await calls.signUp(100);
  const sets = shoppers.map(async (shopper) => {
    const order = await calls.place(shopper, [uncounted]);
    const started = await calls.startPayment(shopper, order);
    const transaction_id = newTransaction();
    const event = (status: string, changed: Partial<PaymentEvent> = {}) =>
      paid(order, started, { status, event_key: status, transaction_id, ...changed });
    const words = [
      event('PENDING', { reference_expires_at: '2999-01-01T00:00:00Z' }),
      event('FAILED'),
      event('EXPIRED'),
      event('CANCELLED'),
      event('PAID'),
      event('PAID', { event_key: 'asked again' }),
      // With another amount, in another currency, for somebody else.
      event('PAID', { amount_pt: order.total_pt - 1, transaction_id: newTransaction() }),
      event('PAID', { currency: 'USD', transaction_id: newTransaction() }),
      event('PAID', { merchant_ref: `${started.merchant_ref}0` }),
    ];
    await Promise.all(shuffled([...words, ...words]).map((word) => calls.report(word)));
    const [stored] = await own.sql`
      select orders.status as order_status, payment.status, settles, refund_due, paid_pt::integer = total_pt as whole
      from public.orders join public.order_payment as payment using (order_id) where order_id = ${order.order_id}`;
    expect(stored).toEqual({
      order_status: 'processing',
      status: 'PAID',
      settles: true,
      refund_due: false,
      whole: true,
    });
    expect((await calls.historyOf(order)).filter((status) => status === 'PAID')).toHaveLength(1);
  });
  await Promise.all(sets);
  expect(await calls.inconsistencies()).toEqual([]);
});

test('settles one of two attempts paid at the same moment, and marks the other as due for refund', async () => {
  const shoppers = await calls.signUp(20);
  const pairs = shoppers.map(async (shopper) => {
    const order = await calls.place(shopper, [uncounted]);
    const fawry = await calls.startPayment(shopper, order, 'fawry');
    const paymob = await calls.startPayment(shopper, order, 'paymob');
    await Promise.all([
      calls.report(paid(order, fawry)),
      calls.report(
        paid(order, paymob, { provider: 'paymob', provider_order_id: newTransaction() }),
      ),
    ]);
    const [stored] = await own.sql`
      select orders.status, refund_due, count(*) filter (where settles)::integer as settled,
        count(*) filter (where review_reason = 'paid_twice')::integer as twice
      from public.orders join public.order_payment using (order_id) where order_id = ${order.order_id} group by orders.order_id`;
    expect(stored).toEqual({ status: 'processing', refund_due: true, settled: 1, twice: 1 });
  });
  await Promise.all(pairs);
});

test('lets one transaction of the provider pay one of twenty orders that claim it', async () => {
  const shoppers = await calls.signUp(20);
  const transaction_id = newTransaction();
  const attempts = await Promise.all(
    shoppers.map(async (shopper) => {
      const order = await calls.place(shopper, [uncounted]);
      return { order, started: await calls.startPayment(shopper, order) };
    }),
  );
  const answers = await Promise.all(
    attempts.map(({ order, started }) => calls.report(paid(order, started, { transaction_id }))),
  );
  expect(answers.filter(({ order_status }) => order_status === 'processing')).toHaveLength(1);
  expect(answers.filter(({ outcome }) => outcome === 'review')).toHaveLength(19);
  const [stored] = await own.sql`
    select count(*) filter (where settles)::integer as settled,
      count(*) filter (where review_reason = 'transaction_reused')::integer as reused
    from public.order_payment
    where order_payment_id in ${own.sql(attempts.map(({ started }) => started.order_payment_id))}`;
  expect(stored).toEqual({ settled: 1, reused: 19 });
});

test('handles everything at once without deadlocks, with consistent stock, orders and payments', async () => {
  const shoppers = await calls.signUp(30);
  const books = [lastCopies, otherBook, uncounted];
  const running = shoppers.map(async (shopper) => {
    for (let round = 0; round < 6; round += 1) {
      const placing = await outcomes([calls.place(shopper, shuffled(books).slice(0, 2))]);
      const [order] = placing.answers;
      if (!order) continue;
      const started = await calls.startPayment(shopper, order);
      const word = paid(order, started);
      const acts = [
        () => calls.report(word),
        () => calls.report({ ...word, status: 'REFUNDED', event_key: 'refunded' }),
        () => calls.report(paid(order, started, { event_key: 'charged twice' })),
        () => calls.hint(started),
        () => calls.report(paid(order, started, { status: 'FAILED', event_key: 'failed' })),
        () => calls.cancel(shopper, order),
        () => calls.expire(order),
        () => own.sql`select public.move_order(${order.order_id}, 'cancelled', 'tried')`,
        () => own.sql`select public.restock_order(${order.order_id})`,
        () => own.sql`select public.open_payments(20)`,
        () => stock(lastCopies, 3),
      ];
      await outcomes(shuffled(acts).map(async (act) => act()));
    }
  });
  await Promise.all(running);
  expect(await calls.inconsistencies()).toEqual([]);
});
