import { expect, test } from '@jest/globals';
import { sampleCatalogue } from './engines/migrations';
import { ownPostgres } from './engines/own-postgres';
import { outcomes, shoppersOf } from './order-calls';

const book = 'b0000000-0000-4000-8000-000000000003';
const prices = [9_900, 12_300];

const own = ownPostgres(20, async (database) => {
  await database.exec(sampleCatalogue);
  // The sample's reserved copies belong to no order.
  await database.exec('update public.inventory set reserved = 0');
});
const calls = shoppersOf(own);

test('charges the prices of an order’s lines while prices change', async () => {
  const shoppers = await calls.signUp(20);
  const changes = Array.from({ length: 20 }, (_, at) =>
    own.sql`update public.products set retail_price_pt = ${prices[at % 2] ?? 0} where product_id = ${book}`.execute(),
  );
  const { answers } = await outcomes(shoppers.map((shopper) => calls.place(shopper, [book])));
  await Promise.all(changes);
  expect(answers).toHaveLength(20);
  const orders = await own.sql<{ subtotal_pt: number; lines_pt: number; unit_pt: number }[]>`
    select subtotal_pt::integer, sum(quantity * unit_pt)::integer as lines_pt, max(unit_pt)::integer as unit_pt
    from public.orders join public.order_products using (order_id) group by order_id, subtotal_pt`;
  for (const { subtotal_pt, lines_pt, unit_pt } of orders) {
    expect(subtotal_pt).toBe(lines_pt);
    expect(prices).toContain(unit_pt);
  }
  expect(await calls.inconsistencies()).toEqual([]);
});
