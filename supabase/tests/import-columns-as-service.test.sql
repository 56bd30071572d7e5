begin;
\ir setup.psql
select plan(33);

-- Files with only some columns, tracks, and the export.
create function pg_temp.staged(rows jsonb) returns uuid language plpgsql as $$
declare
  batch constant uuid := gen_random_uuid();
begin
  perform public.catalogue_import_stage(batch, rows);
  return batch;
end
$$;
create function pg_temp.imported(rows jsonb) returns text language sql as $$
  select concat_ws(' ', answer ->> 'created', answer ->> 'updated', answer ->> 'unchanged', jsonb_array_length(answer -> 'errors'))
  from public.catalogue_import_commit(pg_temp.staged(rows)) as answer
$$;
create function pg_temp.faults(rows jsonb) returns jsonb language sql as $$
  select public.catalogue_import_commit(pg_temp.staged(rows)) -> 'errors'
$$;
create function pg_temp.other_columns(known public.products) returns jsonb language sql as $$
  select to_jsonb(known) - '{retail_price_pt, retail_price, price_band, updated_at}'::text[]
$$;
grant execute on all functions in schema pg_temp to service_role;

set local role service_role;
create temporary table before on commit drop as select * from public.products where sku = 'BIO-3-QB';

-- Only a price.
select is(pg_temp.imported('[{"line": 2, "sku": "BIO-3-QB", "retail_price_pt": 40000}]'), '0 1 0 0', 'a price');
select is(retail_price_pt, 40000::bigint, 'the new price') from public.products where sku = 'BIO-3-QB';
select is(to_jsonb(products) - '{retail_price_pt, retail_price, price_band, updated_at}'::text[],
  to_jsonb(before) - '{retail_price_pt, retail_price, price_band, updated_at}'::text[], 'nothing else')
from public.products join before using (sku);
select is(pg_temp.imported('[{"line": 2, "sku": "BIO-3-QB", "retail_price_pt": 40000}]'), '0 0 1 0', 'the same price');

-- Only stock, with copies held by orders.
select is(pg_temp.imported('[{"line": 2, "sku": "BIO-3-QB", "stock": 7}]'), '0 1 0 0', 'a limited stock');
select is(on_hand, 7, 'counted') from public.inventory join public.products using (product_id) where sku = 'BIO-3-QB';
select is(pg_temp.imported('[{"line": 2, "sku": "BIO-3-QB", "stock": 0}]'), '0 1 0 0', 'an empty stock');
select is(available, false, 'sold out') from public.products where sku = 'BIO-3-QB';
select is(pg_temp.imported('[{"line": 2, "sku": "BIO-3-QB", "stock": null}]'), '0 1 0 0', 'an unlimited stock');
select is(available, true, 'unlimited') from public.products where sku = 'BIO-3-QB';
select is(pg_temp.faults('[{"line": 4, "sku": "CHE-1-QB", "stock": 1}]') #- '{0,sku}',
  '[{"line": 4, "reason": "stock: is less than orders hold", "found": "1, but orders hold 2"}]', 'less than is held');
select is(reserved, 2, 'the held copies stay held')
from public.inventory join public.products using (product_id) where sku = 'CHE-1-QB';

-- An unknown sku, in a file that cannot create products: the others are not changed either.
select is(pg_temp.faults('[{"line": 2, "sku": "BIO-3-QB", "stock": 3}, {"line": 3, "sku": "NO-SUCH", "stock": 3}]') #>> '{0,line}', '3', 'an unknown sku');
select is(count(*), 0::bigint, 'no stock was written')
from public.inventory join public.products using (product_id) where sku = 'BIO-3-QB';
select is(pg_temp.imported('[{"line": 2, "sku": "BIO-3-QB", "published": false}]'), '0 1 0 0', 'hidden');

-- Pictures, in their order; they are kept if the file lacks the column.
select is(pg_temp.imported('[{"line": 2, "sku": "GIFT-100", "pictures": ["/b.webp", "/a.webp"]}]'), '0 1 0 0', 'pictures');
select is(array_agg(product_pictures.image_url order by position), '{/b.webp,/a.webp}'::text[], 'kept in order')
from public.product_pictures join public.products using (product_id) where sku = 'GIFT-100';
select is(public.export_catalogue('CHE-1-QB', 1) -> 0 -> 'pictures', '["/b.webp", "/a.webp"]', 'exported pictures');
select is(pg_temp.imported('[{"line": 2, "sku": "GIFT-100", "pictures": ["/b.webp", "/a.webp"]}]'), '0 0 1 0', 'the same pictures');
select is(pg_temp.imported('[{"line": 2, "sku": "GIFT-100", "pages": 32}]'), '0 1 0 0', 'another column');
select is(pg_temp.imported('[{"line": 2, "sku": "GIFT-100", "pictures": ["/a.webp", "/b.webp"]}]'), '0 1 0 0', 'another order');
select is(pg_temp.imported('[{"line": 2, "sku": "GIFT-100", "pictures": null}]'), '0 1 0 0', 'an empty cell');
select is(count(*), 0::bigint, 'no pictures')
from public.product_pictures join public.products using (product_id) where sku = 'GIFT-100';

-- Tracks, by slug or name.
select is(pg_temp.imported('[{"line": 2, "sku": "BIO-3-QB", "tracks": "scientific; علمي رياضه"}]'), '0 1 0 0', 'tracks');
select is(track_bits, 3::smallint, 'two tracks') from public.products where sku = 'BIO-3-QB';
select is(pg_temp.imported('[{"line": 2, "sku": "BIO-3-QB", "tracks": null}]'), '0 1 0 0', 'no tracks');
select is(track_bits, 0::smallint, 'every track') from public.products where sku = 'BIO-3-QB';
select is(pg_temp.faults('[{"line": 2, "sku": "BIO-3-QB", "tracks": "scientific;poetry"}]') #>> '{0,found}', 'scientific;poetry', 'an unknown track');

-- New names, and the existing ones for comparison.
create temporary table batch on commit drop as
select pg_temp.staged('[{"line": 5, "sku": "NEW-1", "owner": "دار المناره", "owner_kind": "publisher", "category": "بنوك الأسئلة"}]') as named,
  pg_temp.staged('[{"line": 5, "sku": "BIO-3-QB", "category": "بنوك الأسئلة"}]') as known;
select is(
  (select jsonb_agg(name) from batch, jsonb_array_elements(public.catalogue_import_names(named)) as name where name ->> 'line' is not null),
  '[{"topic": "owner", "name": "دار المناره", "line": 5, "folded": ["دار المناره"]}]', 'a new owner');
select is((select count(*) from batch, jsonb_array_elements(public.catalogue_import_names(named))), 3::bigint, 'next to two existing ones');
select is(public.catalogue_import_names(known), '[]', 'no new names') from batch;

-- The export includes hidden products, in pages.
select is((select jsonb_agg(product ->> 'sku') from jsonb_array_elements(public.export_catalogue('BIO-3-AZ', 2)) as product),
  '["BIO-3-QB", "BIO-9-HID"]', 'a page');
select is(public.export_catalogue('BIO-2-RN', 1) -> 0 ->> 'tracks', 'scientific', 'exported tracks');

select * from finish();
rollback;
