import { expect, test } from '@jest/globals';
import { ownPostgres } from './engines/own-postgres';
import { fillCatalogue } from './large-catalogue';

const size = 2_000;
const plans: string[] = [];

const own = ownPostgres(
  1,
  async (_, sql) => {
    await fillCatalogue(sql, size);
    // Plans are kept for a session. Most changes are of one product, so these are the ones that are kept.
    await sql.unsafe(
      `update public.products set retail_price_pt = retail_price_pt + 1, product_name = product_name || ' 2'
       where product_id = (select product_id from public.products order by sku limit 1)`,
    );
    await sql.unsafe(`load 'auto_explain'`);
    await sql.unsafe(
      `set auto_explain.log_min_duration = 0; set auto_explain.log_nested_statements = on;
       set auto_explain.log_analyze = on; set auto_explain.log_timing = off; set client_min_messages = log`,
    );
  },
  ({ message }) => plans.push(message ?? ''),
);

/** The most rows that one join has compared in vain. */
const comparedInVain = (texts: string[]) =>
  Math.max(
    0,
    ...texts.flatMap((text) =>
      [...text.matchAll(/Rows Removed by Join Filter: (\d+)/g)].map(([, rows]) => Number(rows)),
    ),
  );

test.each([
  ['prices', 'retail_price_pt = retail_price_pt + 100'],
  ['names', `product_name = product_name || ' 3'`],
  ['descriptions', `description = coalesce(description, '') || '.'`],
])('compares each product only with itself when all %s change', async (_, change) => {
  plans.splice(0);
  await own.sql.unsafe(`update public.products set ${change}`);
  expect(plans.some((text) => text.includes('old_products as before'))).toBe(true);
  expect(plans.some((text) => text.includes('written_before as before'))).toBe(true);
  expect(comparedInVain(plans)).toBeLessThan(10 * size);
});
