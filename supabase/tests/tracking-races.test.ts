import { beforeAll, expect, test } from '@jest/globals';
import { sampleCatalogue, sampleOrders, sampleShoppers } from './engines/migrations';
import { ownPostgres } from './engines/own-postgres';

const own = ownPostgres(20, async (database) => {
  for (const sample of [sampleCatalogue, sampleShoppers, sampleOrders]) await database.exec(sample);
});
let number: string;

beforeAll(async () => {
  const [order] = await own.database.query<{ order_number: string }>(
    'select order_number from public.orders limit 1',
  );
  number = order?.order_number ?? '';
});

const fifty = <T>(call: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: 50 }, (_, index) => call(index)));

test('lets one of fifty concurrent callers query the courier', async () => {
  await own.database.exec(`insert into public.order_shipment (order_id, number, shipping_provider)
    select order_id, 'JT0000002', 'jt-express' from public.orders limit 1`);
  const answers = await fifty(async (index) => {
    const codes = index % 2 ? ['JT0000001', 'JT0000002'] : ['JT0000002', 'JT0000001'];
    const [row] = await own.sql<{ known: { bill_code: string; is_due: boolean }[] }[]>`
      select public.begin_tracking('jt', ${codes}, 20) as known`;
    return row?.known ?? [];
  });
  const due = answers.flat().filter(({ is_due }) => is_due);
  expect(due.map(({ bill_code }) => bill_code).sort()).toEqual(['JT0000001', 'JT0000002']);
});

test('evaluates at most ten of fifty concurrent guesses', async () => {
  const outcomes = await fifty(async (index) => {
    const phone = `010123456${String(10 + index)}`;
    const [row] = await own.sql<{ result: { outcome: string } }[]>`
      select public.track_order(${number}, ${phone}) as result`;
    return row?.result.outcome;
  });
  expect(outcomes.filter((outcome) => outcome === 'unknown')).toHaveLength(10);
  expect(outcomes.filter((outcome) => outcome === 'limited')).toHaveLength(40);
});

test('limits fifty concurrent strangers to three guesses each beyond a hundred, and still serves the owner', async () => {
  await own.database.exec('delete from private.request_counts');
  const track = (address: string, phone: string) =>
    own.sql.begin(async (call) => {
      const headers = JSON.stringify({ 'cf-connecting-ip': address });
      await call`select set_config('request.headers', ${headers}, true)`;
      const [row] = await call<{ result: { outcome: string } }[]>`
        select public.track_order(${number}, ${phone}) as result`;
      return row?.result.outcome;
    });
  const outcomes = await fifty((place) =>
    Promise.all(
      Array.from({ length: 10 }, (_, guess) =>
        track(`198.51.100.${String(place)}`, `0101234560${String(guess)}`),
      ),
    ),
  );
  const answered = outcomes.flat().filter((outcome) => outcome === 'unknown').length;
  expect(answered).toBeGreaterThanOrEqual(100);
  expect(answered).toBeLessThanOrEqual(100 + 50 * 3);
  expect(await track('203.0.113.9', '01112345678')).toBe('found');
});

test('does the same work for a wrong phone number and an unknown order', async () => {
  /** How often each function is called for a response. */
  const workOf = async (wanted: string) => {
    // PostgreSQL accumulates a session's counts, and writes them at most once a second.
    await own.database.exec('select pg_stat_force_next_flush()');
    await own.database.exec('begin');
    try {
      await own.database.exec(
        `delete from private.request_counts; set local track_functions = 'all'`,
      );
      await own.database.query('select public.track_order($1, $2)', [wanted, '01012345600']);
      return await own.database.query<{ called: string }>(
        `select funcname || ' ' || calls as called from pg_stat_xact_user_functions order by 1`,
      );
    } finally {
      await own.database.exec('rollback');
    }
  };
  const work = await workOf(number);
  expect(work).toContainEqual({ called: 'phone_key 3' });
  expect(await workOf('ZD-0000-0000')).toEqual(work);
});
