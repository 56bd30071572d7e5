import { expect, test } from '@jest/globals';
import { ownPostgres } from './engines/own-postgres';
import { fillCatalogue } from './large-catalogue';

const size = 100_000;

let plans: string[] = [];

const own = ownPostgres(
  1,
  async (_, sql) => {
    await fillCatalogue(sql, size);
    await sql.unsafe(`load 'auto_explain'; set auto_explain.log_min_duration = 0; set auto_explain.log_level = notice;
      set auto_explain.log_nested_statements = on; set auto_explain.log_analyze = on; set auto_explain.log_timing = off;
      set client_min_messages = notice`);
  },
  // auto_explain sends the plan of every statement inside a function as a notice.
  ({ message }) => plans.push(message ?? ''),
);

async function plansOf(call: string): Promise<string> {
  plans = [];
  await own.sql.unsafe(call);
  return plans.join('\n');
}

/** The maximum number of product rows read by any step of the plans. */
function mostProductRows(plan: string): number {
  const steps = [
    ...plan.matchAll(/ on (?:products|products_\w+)(?: \w+)? .*?actual rows=(\d+) loops=(\d+)/g),
  ];
  return Math.max(0, ...steps.map(([, rows, loops]) => Number(rows) * Number(loops)));
}

const lists = {
  'the first page': `select public.shop_catalogue()`,
  'the third page': `select public.shop_catalogue(p_page => 3)`,
  'the last page': `select public.shop_catalogue(p_page => 2000)`,
  'a category': `select public.shop_catalogue(p_category => 'c2')`,
  'a subject': `select public.shop_catalogue(p_subject => 's3')`,
  'an owner': `select public.shop_catalogue(p_owner => 'o3')`,
  'a category and a subject': `select public.shop_catalogue(p_category => 'c2', p_subject => 's3')`,
  'a subject and an owner': `select public.shop_catalogue(p_subject => 's3', p_owner => 'o3')`,
  'sold-out products': `select public.shop_catalogue(p_availability => 'out-of-stock')`,
  'a course and a level': `select public.shop_catalogue(p_course => 'first-term', p_level => 'azhari')`,
  'a grade and a track': `select public.shop_catalogue(p_grade => 3::smallint, p_track => 'literary')`,
};

const byPrice = {
  'the cheapest': `select public.shop_catalogue(p_sort => 'price-asc')`,
  'the most expensive of a subject': `select public.shop_catalogue(p_sort => 'price-desc', p_subject => 's3')`,
  'the cheapest of a category and a subject': `select public.shop_catalogue(p_sort => 'price-asc', p_category => 'c2', p_subject => 's3')`,
};

test.each(Object.entries(lists))('reads a page of %s of 100,000 from an index', async (_, call) => {
  const plan = await plansOf(call);
  expect(plan).toMatch(/products_newest/);
  expect(plan).not.toMatch(/Seq Scan on products/);
  expect(plan).not.toMatch(/Seq Scan on catalogue_counts/);
  expect(mostProductRows(plan)).toBeLessThan(1_500);
});

test.each(Object.entries(byPrice))(
  'reads %s of 100,000 from an index by price',
  async (_, call) => {
    const plan = await plansOf(call);
    expect(plan).toMatch(/products_by_price/);
    expect(plan).not.toMatch(/Seq Scan on products/);
    expect(mostProductRows(plan)).toBeLessThan(1_500);
  },
);

test('looks up the products of a rare selection without scanning the list', async () => {
  const plan = await plansOf(
    `select public.shop_catalogue(p_price => '0-100', p_availability => 'out-of-stock', p_grade => 1::smallint)`,
  );
  expect(plan).toMatch(/products_by_traits/);
  expect(mostProductRows(plan)).toBeLessThan(1_500);
});

test('reads a number of counters that does not depend on the number of owners', async () => {
  const plan = await plansOf(`select public.shop_catalogue()`);
  const read = [...plan.matchAll(/catalogue_counts_\w+ on .*?actual rows=(\d+) loops=(\d+)/g)].map(
    ([, rows, loops]) => Number(rows) * Number(loops),
  );
  expect(read.length).toBeGreaterThan(0);
  expect(Math.max(...read)).toBeLessThan(3_000);
});

test.each(['P-1', 'P-50000', 'P-100000'])(
  'reads products related to %s from a few index entries',
  async (sku) => {
    const plan = await plansOf(`select public.shop_related('${sku}')`);
    expect(plan).toMatch(/products_newest_by_subject_grade/);
    expect(plan).not.toMatch(/Seq Scan on products/);
    expect(mostProductRows(plan)).toBeLessThan(100);
  },
);

test('reads only the products of a feed’s slice, wherever it begins', async () => {
  await own.sql.unsafe(`begin; set local session_replication_role = replica;
    update public.products set image_url = '/' || sku || '.webp'; commit`);
  await own.sql.unsafe('vacuum analyze public.products');
  for (const after of ['', 'P-5', 'P-99']) {
    const plan = await plansOf(`select public.shop_feed_products('${after}')`);
    expect(plan).not.toMatch(/Seq Scan on products/);
    expect(mostProductRows(plan)).toBeLessThan(500);
  }
});

test('reads sitemap files from an index, with each product once', async () => {
  const index = await plansOf('select public.shop_sitemap_files()');
  expect(index).toMatch(/products_in_sitemap/);
  expect(mostProductRows(index)).toBeLessThanOrEqual(256);
  expect(mostProductRows(await plansOf('select public.shop_sitemap_products(7)'))).toBeLessThan(
    1_500,
  );
  const [counted] = await own.sql`
    select count(*)::integer as listed, count(distinct entry ->> 'sku')::integer as skus
    from jsonb_array_elements(public.shop_sitemap_files()) as file,
      jsonb_array_elements(public.shop_sitemap_products((file ->> 'file')::integer)) as entry`;
  expect(counted).toEqual({ listed: size, skus: size });
});

test('reads a selective search from the index of words', async () => {
  const plan = await plansOf(`select public.shop_catalogue(p_q => 'نسخة77123')`);
  expect(plan).toMatch(/Bitmap Index Scan on products_search/);
  // The first few products show whether anything has a frequent word.
  expect(plan).not.toMatch(/Seq Scan on products .*actual rows=(?:[2-9]|\d\d)/);
  const fromIndex = plan
    .split('\n')
    .filter((line) => line.includes('Bitmap Heap Scan on products'));
  expect(mostProductRows(fromIndex.join('\n'))).toBeLessThan(100);
  // The newest thousand, which contain the frequent words.
  expect(mostProductRows(plan)).toBeLessThanOrEqual(1_000);
});

test('reads suggestions within price limits from the index by price', async () => {
  for (const typed of ['under 150', 'أقل من 1', 'over 99000']) {
    const plan = await plansOf(`select public.shop_suggest('${typed}')`);
    expect(plan).toMatch(/products_by_price/);
    expect(plan).not.toMatch(/Seq Scan on products/);
    expect(mostProductRows(plan)).toBeLessThan(100);
  }
});

test('looks up a product by its sku, even for a visitor', async () => {
  await own.sql.unsafe('set role anon');
  const plan = await plansOf(`select * from public.shop_products_view where sku = 'P-777'`);
  await own.sql.unsafe('reset role');
  expect(plan).toMatch(/Index Scan using products_sku_key/);
  expect(plan).not.toMatch(/Seq Scan on products/);
});

test('reads only the latest product of each page and single counters for the directory', async () => {
  const plan = await plansOf('select public.shop_directory()');
  expect(plan).not.toMatch(/Seq Scan on products/);
  expect(plan).not.toMatch(/Seq Scan on catalogue_counts/);
  expect(mostProductRows(plan)).toBeLessThan(100);
});

test.each([
  ['two letters', 'كت'],
  ['frequent words', 'كتاب مادة'],
  ['a rare word', 'نسخة77123'],
])('suggestions for %s look at the newest thousand products and a few more', async (_, typed) => {
  const plan = await plansOf(`select public.shop_suggest('${typed}')`);
  expect(plan).toMatch(/products_newest/);
  expect(mostProductRows(plan)).toBeLessThanOrEqual(1_000);
});

test('looks up misspelt words by their trigrams', async () => {
  await own.sql.unsafe(`select private.learn_words(array(
    select translate(left(md5(n::text), 8), '0123456789', 'ghijklmnop') from generate_series(1, 10000) as n), 3::smallint)`);
  await own.sql.unsafe('vacuum analyze private.known_words');
  const plan = await plansOf(`select public.shop_suggest('fzyaks')`);
  expect(plan).toMatch(/known_words_trigrams/);
});

test('reads a directory page in order', async () => {
  const plan = await plansOf(`select public.shop_names('owners', 'ar', 30)`);
  expect(plan).toMatch(/Index Only Scan using catalogue_names_in_order/);
  expect(plan).not.toMatch(/Sort Key: [^\n]*\bkey\b/);
});

test('looks up counts under one filter, however many combinations of filters there are', async () => {
  const plan = await plansOf(`select public.shop_catalogue(p_level => 'azhari')`);
  expect(plan).toMatch(/catalogue_counts_single/);
  const combinations = [
    ...plan.matchAll(/catalogue_counts_split on .*?actual rows=(\d+) loops=(\d+)/g),
  ].map(([, rows, loops]) => Number(rows) * Number(loops));
  expect(combinations).toHaveLength(1);
});

test('keeps the data of a list page small, however many owners there are', async () => {
  const [weighed] = await own.sql`
    select octet_length(list::text) as list, octet_length(directory::text) as directory,
      jsonb_array_length(list #> '{facets,owner}') as owners, (list #>> '{values,owner}')::integer as more
    from public.shop_catalogue() as list, public.shop_directory() as directory`;
  expect(weighed).toMatchObject({ owners: 12, more: 13 });
  expect(weighed!.list).toBeLessThan(64 * 1024);
  expect(weighed!.directory).toBeLessThan(24 * 1024);
});

test('keeps counters consistent with the products', async () => {
  expect(await own.sql`select * from private.wrong_catalogue_counts()`).toHaveLength(0);
});
