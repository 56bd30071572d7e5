begin;
\ir setup.psql
select plan(26);

-- Rows as the importer sends them, passed directly to the functions.
create function pg_temp.staged(rows jsonb) returns uuid language plpgsql as $$
declare
  batch constant uuid := gen_random_uuid();
begin
  perform public.catalogue_import_stage(batch, rows);
  return batch;
end
$$;
create function pg_temp.row_of(line integer, sku text, more jsonb default '{}') returns jsonb language sql as $$
  select jsonb_build_object('line', line, 'sku', sku, 'product_name', 'كتاب', 'category', 'قسم جديد', 'owner', 'دار جديدة',
    'owner_kind', 'publisher', 'retail_price_pt', 1000) || more
$$;
create function pg_temp.counts(answer jsonb) returns text language sql as $$
  select concat_ws(' ', answer ->> 'created', answer ->> 'updated', answer ->> 'unchanged', jsonb_array_length(answer -> 'errors'))
$$;
grant execute on all functions in schema pg_temp to service_role;

set local role service_role;

-- A dry run reports the outcome and changes nothing.
select is(pg_temp.counts(public.catalogue_import_commit(pg_temp.staged(jsonb_build_array(pg_temp.row_of(2, 'NEW-1'))), true)), '1 0 0 0', 'dry run');
select is(count(*), 0::bigint, 'products after a dry run') from public.products where sku = 'NEW-1';
select is(count(*), 0::bigint, 'categories after a dry run') from public.categories where name = 'قسم جديد';

-- Creation and slugs; the same file again changes nothing; a repeated call returns the same result and is executed
-- once.
select is(pg_temp.counts(public.catalogue_import_commit(pg_temp.staged(jsonb_build_array(
  pg_temp.row_of(2, 'NEW-1', '{"category_en": "Question Banks", "specifications": [["لون", "أحمر", null, null]], "stock": 3}'),
  pg_temp.row_of(3, 'NEW-2', '{"term": "الترم الأوّل", "level": "أزهر", "stock": null}'))))), '2 0 0 0', 'created');
select is(slug, 'question-banks-2', 'a slug that was taken') from public.categories where name = 'قسم جديد';
select is(slug, 'دار-جديدة', 'an Arabic slug') from public.owners where name = 'دار جديدة';
select is(term || ' ' || level, 'first-term azhari', 'words made slugs') from public.products where sku = 'NEW-2';
select ok(first.created_at > second.created_at, 'the order of the file') from public.products as first, public.products as second
where first.sku = 'NEW-1' and second.sku = 'NEW-2';
select is(pg_temp.counts(public.catalogue_import_commit(pg_temp.staged(jsonb_build_array(
  pg_temp.row_of(2, 'NEW-1', '{"category_en": "Question Banks", "specifications": [["لون", "أحمر", null, null]], "stock": 3}'),
  pg_temp.row_of(3, 'NEW-2', '{"term": "first-term", "level": "عام", "stock": null}'))))), '0 1 1 0', 'one level changed');

-- A column that the file lacks keeps its value; an empty cell empties it.
select is(pg_temp.counts(public.catalogue_import_commit(pg_temp.staged(jsonb_build_array(pg_temp.row_of(2, 'NEW-1'))))), '0 0 1 0', 'fewer columns');
select is(count(*), 1::bigint, 'specification kept') from public.product_specifications join public.products using (product_id) where sku = 'NEW-1';
select is(pg_temp.counts(public.catalogue_import_commit(pg_temp.staged(jsonb_build_array(
  pg_temp.row_of(2, 'NEW-1', '{"specifications": null, "stock": null}'))))), '0 1 0 0', 'emptied');
select is(count(*), 0::bigint, 'specification removed') from public.product_specifications join public.products using (product_id) where sku = 'NEW-1';

-- Bad rows are listed with their line, and nothing of the batch is written.
select is(
  public.catalogue_import_commit(pg_temp.staged(jsonb_build_array(
    pg_temp.row_of(2, 'NEW-3'), pg_temp.row_of(7, 'NEW-4', '{"term": "third"}')))) #>> '{errors,0,line}', '7', 'an unknown term');
select is(
  public.catalogue_import_commit(pg_temp.staged(jsonb_build_array(
    pg_temp.row_of(2, 'NEW-3'), pg_temp.row_of(9, 'CHE-1-QB', '{"stock": 1}')))) #>> '{errors,0,line}', '9', 'less stock than is reserved');
select throws_ok($$select public.catalogue_import_commit(pg_temp.staged(jsonb_build_array(
  pg_temp.row_of(2, 'NEW-3'), pg_temp.row_of(5, 'NEW-4', '{"retail_price_pt": -1}'))))$$, '23514');
select is(jsonb_agg(error -> 'line' order by error -> 'line'), '[5, 8]'::jsonb, 'a dry run detects errors of the tables')
from jsonb_array_elements(public.catalogue_import_commit(pg_temp.staged(jsonb_build_array(
  pg_temp.row_of(2, 'NEW-3'), pg_temp.row_of(5, 'NEW-4', '{"retail_price_pt": -1}'), pg_temp.row_of(6, 'NEW-5'),
  pg_temp.row_of(8, 'NEW-6', '{"isbn": "123"}'))), true) -> 'errors') as error;
select is(count(*), 0::bigint, 'nothing was written') from public.products where sku in ('NEW-3', 'NEW-4', 'NEW-5', 'NEW-6');

-- Every column of a row that is also a column of products is written: for new and for existing products.
create function pg_temp.cells(which text) returns jsonb language sql as $$
  select jsonb_object_agg(name, case which when 'first' then first else second end)
  from (values
    ('product_name', 'الأول'::text, 'الثاني'::text), ('name_en', 'First', 'Second'),
    ('description', 'وصف أول', 'وصف ثان'), ('description_en', 'First description', 'Second description'),
    ('notes', 'ملاحظة أولى', 'ملاحظة ثانية'), ('notes_en', 'First note', 'Second note'),
    ('term', 'first-term', 'full-year'), ('level', 'general', 'azhari'), ('grade', '1', '2'),
    ('retail_price_pt', '100', '200'), ('isbn', '9789772727216', '9780306406157'), ('pages', '10', '20'),
    ('edition_year', '2026', '2027'), ('image_url', '/first.webp', '/second.webp'),
    ('created_at', '2026-09-01T00:00:00Z', '2026-09-02T00:00:00Z')) as cell (name, first, second)
$$;
create function pg_temp.lost(which text) returns text language sql as $$
  select string_agg(wanted.key, ' ' order by wanted.key)
  from public.products as product,
    jsonb_each(to_jsonb(jsonb_populate_record(null::public.products, pg_temp.cells(which)))) as wanted
  where product.sku = 'FULL-1' and pg_temp.cells(which) ? wanted.key
    and to_jsonb(product) -> wanted.key is distinct from wanted.value
$$;
grant execute on all functions in schema pg_temp to service_role;
select is(pg_temp.counts(public.catalogue_import_commit(pg_temp.staged(jsonb_build_array(
  pg_temp.row_of(2, 'FULL-1', pg_temp.cells('first')))))), '1 0 0 0', 'a product with every column');
select is(pg_temp.lost('first'), null, 'columns that import_insert leaves out');
select is(pg_temp.counts(public.catalogue_import_commit(pg_temp.staged(jsonb_build_array(
  pg_temp.row_of(2, 'FULL-1', pg_temp.cells('second')))))), '0 1 0 0', 'every column changed');
select is(pg_temp.lost('second'), null, 'columns that import_update leaves out');

-- A large import is planned for at once.
select is(pg_temp.counts(public.catalogue_import_commit(pg_temp.staged(
  (select jsonb_agg(pg_temp.row_of(number, 'MANY-' || number)) from generate_series(2, 501) as number)))), '500 0 0 0', 'many');
reset role;
select cmp_ok(reltuples, '>=', 500::real, 'products that the planner knows of') from pg_class where oid = 'public.products'::regclass;
select is(string_agg(attname, ' '), null, 'columns of the staging table that pg_temp.cells lacks')
from pg_attribute
where attrelid = 'private.catalogue_import_rows'::regclass and attnum > 0 and not attisdropped
  -- The key; the importer's `available` is `sellable`.
  and attname not in ('sku', 'available')
  and attname in (select name.attname from pg_attribute as name where attrelid = 'public.products'::regclass)
  and not pg_temp.cells('first') ? attname;
select is(count(*), 0::bigint, 'incorrect counts') from private.wrong_catalogue_counts();

select * from finish();
rollback;
