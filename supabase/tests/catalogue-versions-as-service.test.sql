begin;
\ir setup.psql
select plan(16);

-- updated_at changes if a shopper can see a difference, and only then.
insert into public.product_pictures (product_id, position, image_url)
values ('b0000000-0000-4000-8000-000000000005', 1, '/pages/CHE-1-QB-1.webp');
-- As if they were older.
update public.products set updated_at = now() - interval '1 hour';
create table versions as select sku, updated_at from public.products;
grant select on versions to service_role;
create function moved() returns text language sql as $$
  select coalesce(string_agg(sku, ' ' order by sku), '')
  from public.products join versions using (sku)
  where products.updated_at > versions.updated_at
$$;
create function moved_back() returns bigint language sql as $$
  select count(*) from public.products join versions using (sku) where products.updated_at < versions.updated_at
$$;
create procedure look_again() language sql as $$
  delete from versions;
  insert into versions select sku, updated_at from public.products;
$$;
grant execute on function moved(), moved_back() to service_role;

set local role service_role;
update public.products set retail_price_pt = retail_price_pt, product_name = product_name, sellable = sellable;
update public.owners set name = name, kind = kind;
update public.categories set position = position + 1;
update public.inventory set on_hand = 7 where product_id = 'b0000000-0000-4000-8000-000000000001';
select is(moved(), '', 'no visible change');

update public.products set retail_price_pt = 1 where sku = 'GIFT-100';
select is(moved(), 'GIFT-100', 'a price');
reset role; call look_again(); set local role service_role;
update public.inventory set reserved = on_hand where product_id = 'b0000000-0000-4000-8000-000000000001';
select is(moved(), 'BIO-3-QB', 'sold out');
reset role; call look_again(); set local role service_role;
insert into public.product_specifications (product_id, position, spec_name, spec_value)
values ('b0000000-0000-4000-8000-000000000004', 1, 'الطباعة', 'لون واحد');
select is(moved(), 'ARB-3-QB', 'a specification');
reset role; call look_again(); set local role service_role;
insert into public.product_pictures (product_id, position, image_url)
values ('b0000000-0000-4000-8000-000000000003', 1, '/pages/BIO-3-AZ-1.webp');
select is(moved(), 'BIO-3-AZ', 'a picture');
reset role; call look_again(); set local role service_role;
update public.product_pictures set image_url = '/pages/BIO-9-HID-2.webp'
where product_id = 'b0000000-0000-4000-8000-000000000007';
select is(moved(), 'BIO-9-HID', 'another picture');
reset role; call look_again(); set local role service_role;
delete from public.product_pictures where product_id = 'b0000000-0000-4000-8000-000000000005';
select is(moved(), 'CHE-1-QB', 'no picture');
reset role; call look_again(); set local role service_role;
update public.owners set name = 'أ. سلمى حسن' where slug = 'أ-سلمى';
select is(moved(), 'BIO-2-RN CHE-1-QB', 'a renamed owner');
select is(tests.found('حسن'), '{BIO-2-RN,CHE-1-QB}'::text[], 'found by the new name');
update public.subjects set name = 'علم الحيوان' where slug = 'biology';
select is(tests.found('حيوان'), '{BIO-2-RN,BIO-3-AZ,BIO-3-QB}'::text[], 'found by the new subject');
update public.categories set name_en = 'Item banks' where slug = 'question-banks';
select is(tests.found('item banks'), '{ARB-3-QB,BIO-3-QB,CHE-1-QB}'::text[], 'found by the new category');
update public.terms set slug = 'whole-year' where slug = 'full-year';
select is(public.shop_catalogue(p_course => 'whole-year') ->> 'total', '2', 'a renamed term');
select is(moved_back(), 0::bigint, 'never decreases');

-- Two changes within one tick of the clock are two versions.
reset role; call look_again(); set local role service_role;
update public.products set pages = 10 where sku = 'GIFT-100';
reset role;
create table first_version as select updated_at from public.products where sku = 'GIFT-100';
update public.products set pages = 11 where sku = 'GIFT-100';
select ok(products.updated_at > first_version.updated_at, 'the second version is later')
from public.products, first_version where sku = 'GIFT-100';
-- If keep_product ignored a column that staff may write, cached pages would keep its old value.
select is(string_agg(attname, ' '), null, 'columns that private.keep_product does not compare')
from pg_attribute
where attrelid = 'public.products'::regclass and attnum > 0
  and has_column_privilege('service_role', attrelid, attnum, 'update')
  and (select prosrc from pg_proc where oid = 'private.keep_product'::regproc) !~ format('\mnew\.%s\M', attname);
select is(count(*), 0::bigint, 'incorrect counts') from private.wrong_catalogue_counts();

select * from finish();
rollback;
