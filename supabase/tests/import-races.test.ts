import { randomUUID } from 'node:crypto';
import { beforeEach, expect, test } from '@jest/globals';
import type postgres from 'postgres';
import { sampleCatalogue } from './engines/migrations';
import { ownPostgres } from './engines/own-postgres';

const sku = 'BIO-3-QB';

const own = ownPostgres(12, (database) => database.exec(sampleCatalogue));

beforeEach(async () => {
  await own.sql`insert into public.inventory (product_id, on_hand, reserved) select product_id, 20, 0 from public.products where sku = ${sku}
    on conflict (product_id) do update set on_hand = 20, reserved = 0`;
});

interface Answer {
  updated: number;
  errors: { line: number; found: string }[];
}

async function imported(row: Record<string, postgres.JSONValue>): Promise<Answer> {
  const batch = randomUUID();
  await own.sql`select public.catalogue_import_stage(${batch}, ${own.sql.json([{ line: 2, sku, ...row }])})`;
  const [answer] = await own.sql<
    { outcome: Answer }[]
  >`select public.catalogue_import_commit(${batch}) as outcome`;
  return answer!.outcome;
}

/** Resolves when another connection waits for a lock. */
async function someoneWaits(): Promise<void> {
  for (;;) {
    const [row] = await own.sql<{ waiting: boolean }[]>`
      select exists (select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()) as waiting`;
    if (row?.waiting) return;
  }
}

/** Runs `meanwhile` between `change` and its commit. */
async function during<Result>(
  change: (writer: postgres.TransactionSql) => Promise<unknown>,
  meanwhile: () => Promise<Result>,
): Promise<Result> {
  let result: Promise<Result> | undefined;
  await own.sql.begin(async (writer) => {
    await change(writer);
    result = meanwhile();
    await someoneWaits();
  });
  return result!;
}

test('lets a stock import wait for a concurrent order, and checks the count against it', async () => {
  const answer = await during(
    (writer) => writer`update public.inventory set reserved = 3
      where product_id = (select product_id from public.products where sku = ${sku})`,
    () => imported({ stock: 2 }),
  );
  expect(answer.errors).toMatchObject([{ line: 2, found: '2, but orders hold 3' }]);
  const [stock] =
    await own.sql`select on_hand, reserved from public.inventory join public.products using (product_id) where sku = ${sku}`;
  expect(stock).toEqual({ on_hand: 20, reserved: 3 });
});

test('keeps concurrent changes of other columns during a price import', async () => {
  const answer = await during(
    (writer) => writer`update public.products set notes = 'طبعة جديدة' where sku = ${sku}`,
    () => imported({ retail_price_pt: 12_345 }),
  );
  expect(answer).toMatchObject({ updated: 1, errors: [] });
  const [product] =
    await own.sql`select notes, retail_price_pt::integer as price from public.products where sku = ${sku}`;
  expect(product).toEqual({ notes: 'طبعة جديدة', price: 12_345 });
});

test('never leaves less on hand than reserved with concurrent counts and orders', async () => {
  const orders = Array.from({ length: 10 }, () =>
    own.sql.begin(async (order) => {
      await order`select from public.inventory join public.products using (product_id) where sku = ${sku} for update of inventory`;
      await order`update public.inventory set reserved = reserved + 1
        where product_id = (select product_id from public.products where sku = ${sku})`;
    }),
  );
  const counts = Array.from({ length: 10 }, (_, at) => imported({ stock: at + 1 }));
  const settled = await Promise.allSettled([...orders, ...counts]);
  // The table's refusal of an order for the eleventh of ten copies.
  const refusals = settled.flatMap((one) =>
    one.status === 'rejected' ? [String(one.reason)] : [],
  );
  expect(refusals.filter((reason) => !reason.includes('inventory_check'))).toEqual([]);
  const [stock] =
    await own.sql`select on_hand >= reserved as right from public.inventory join public.products using (product_id) where sku = ${sku}`;
  expect(stock).toEqual({ right: true });
});
