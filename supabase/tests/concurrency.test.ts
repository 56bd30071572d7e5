import { expect, test } from '@jest/globals';
import { seed } from '../../scripts/test/seed.mjs';
import { ownPostgres } from './engines/own-postgres';
import { createVocabulary } from './facet-truth';
import { seededWhole } from './seeded-random';

const writers = 20;
const rounds = 15;

const own = ownPostgres(writers, async (database) => {
  await createVocabulary(database);
  await database.exec(`
    insert into public.products (sku, product_name, category_id, owner_id, retail_price_pt)
      select 'P-' || n, 'كتاب ' || n, category_id, owner_id, 100
      from generate_series(1, 200) as n, (select category_id from public.categories limit 1) as c, (select owner_id from public.owners limit 1) as o;
    insert into public.inventory (product_id, on_hand) select product_id, 3 from public.products`);
});

const whole = seededWhole(seed);

/** Concurrent events in a shop; each is one transaction. */
const acts: ((writer: number, round: number) => Promise<unknown>)[] = [
  (writer, round) => own.sql`
    insert into public.products (sku, product_name, category_id, owner_id, term, retail_price_pt)
    select ${`W-${String(writer)}-${String(round)}-`} || n, 'جديد', category_id, owner_id, 'first-term', 100
    from generate_series(1, 3) as n, (select category_id from public.categories order by random() limit 1) as c,
      (select owner_id from public.owners order by random() limit 1) as o`,
  () => own.sql`
    update public.products set category_id = (select category_id from public.categories order by random() limit 1), level = 'general'
    where sku = ${`P-${String(1 + whole(200))}`}`,
  () =>
    own.sql`update public.products set published = not published where sku = ${`P-${String(1 + whole(200))}`}`,
  () =>
    own.sql`delete from public.products where sku = ${`W-${String(whole(writers))}-${String(whole(rounds))}-1`}`,
  // Mostly the last products of an owner.
  () => own.sql`
    delete from public.products
    where product_id = any (array(
      select product_id from public.products
      where sku like 'W-%' and owner_id = (select owner_id from public.owners order by random() limit 1)
      order by product_id for update))`,
  () =>
    own.sql`update public.owners set name_en = ${`Name ${String(whole(1_000))}`} where slug = ${`own-${['a', 'b', 'c'][whole(3)] ?? 'a'}`}`,
  // An order: several products, locked in the order of their identifiers.
  () =>
    own.sql.begin(async (order) => {
      const picked = await order<{ product_id: string }[]>`
        select product_id from public.inventory where random() < 0.02 order by product_id`;
      for (const { product_id } of picked)
        await order`update public.inventory set reserved = case when reserved < on_hand then reserved + 1 else 0 end where product_id = ${product_id}`;
    }),
];

test('keeps correct counts without errors while twenty clients write', async () => {
  const write = async (writer: number) => {
    for (let round = 0; round < rounds; round += 1) await acts[whole(acts.length)]?.(writer, round);
  };
  await Promise.all(Array.from({ length: writers }, (_, writer) => write(writer)));

  expect(await own.database.query('select * from private.wrong_catalogue_counts()')).toEqual([]);
  const wrongStock = await own.database.query(`
    select sku from public.products join public.inventory using (product_id) where in_stock <> (on_hand > reserved)`);
  expect(wrongStock).toEqual([]);
  const unfound = await own.database.query(`
    select sku from public.products where search_document is distinct from private.product_search_document(products)`);
  expect(unfound).toEqual([]);
  const unlisted = await own.database.query(`
    select id from private.catalogue_names
    where not listed and exists (
      select from public.products where published and id in (category_id, subject_id, owner_id))`);
  expect(unlisted).toEqual([]);
});

test('merges the backlog of concurrent writes in the next write', async () => {
  const piled = async () => {
    const [row] = await own.database.query<{ rows: number }>(`
      select count(*)::integer as rows
      from private.catalogue_counts
      where category = '*' and subject = '*' and owner = '*' and trait = ''`);
    return row?.rows;
  };
  await own.database.exec(`update public.products set published = false where sku = 'P-1'`);
  await own.database.exec(`update public.products set published = true where sku = 'P-1'`);
  expect(await piled()).toBe(1);
  expect(await own.database.query('select * from private.wrong_catalogue_counts()')).toEqual([]);
});
