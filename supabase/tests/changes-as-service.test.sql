begin;
\ir setup.psql
select plan(18);

-- Announcements, at most once per transaction.
delete from private.catalogue_changes;
create function announced() returns text language sql security definer as $$
  with gone as (delete from private.catalogue_changes returning tag)
  select coalesce(string_agg(tag, ' ' order by tag), '') from gone
$$;
grant execute on function announced() to service_role;

set local role service_role;
update public.products set retail_price_pt = retail_price_pt;
update public.inventory set on_hand = 8 where product_id = 'b0000000-0000-4000-8000-000000000001';
update public.products set description = 'x' where sku = 'BIO-9-HID';
select is(announced(), '', 'no visible change');

update public.products set retail_price_pt = 2 where sku = 'GIFT-100';
update public.products set retail_price_pt = 3 where sku = 'GIFT-100';
select is(announced(), 'changes prices product:GIFT-100', 'a price, twice: no other list');
update public.products set retail_price_pt = 10001 where sku = 'GIFT-100';
select is(announced(), 'catalogue changes product:GIFT-100', 'a price in another range: the filters of all lists');
update public.products set notes = 'x', image_url = '/y' where sku = 'GIFT-100';
select is(announced(), 'changes product:GIFT-100', 'a text and a cover');
update public.products set name_en = 'Gift', grade = 1 where sku = 'GIFT-100';
select is(announced(), 'catalogue changes product:GIFT-100', 'a name and a grade');
update public.products set notes = sku || ' ' || now(), created_at = case sku when 'GIFT-100' then now() else created_at end
where sku in ('GIFT-100', 'BIO-3-QB');
select is(announced(), 'catalogue changes product:BIO-3-QB product:GIFT-100', 'one of several in another order');
update public.products set sku = 'GIFT-101' where sku = 'GIFT-100';
select is(announced(), 'catalogue changes product:GIFT-100 product:GIFT-101', 'a new sku: the old page expires');
update public.products set published = false where sku = 'GIFT-101';
select is(announced(), 'catalogue changes product:GIFT-101', 'withdrawn');
-- As if the product were older.
reset role;
update public.products set updated_at = now() - interval '1 hour' where sku = 'BIO-3-QB';
delete from private.catalogue_changes;
set local role service_role;
delete from public.product_pictures where product_id = 'b0000000-0000-4000-8000-000000000001' and position = 2;
select is(announced(), 'catalogue changes product:BIO-3-QB', 'a removed picture');
update public.products set published = true where sku = 'BIO-9-HID';
select is(announced(), 'catalogue changes product:BIO-9-HID', 'published');
delete from public.products where sku = 'BIO-9-HID';
select is(announced(), 'catalogue changes product:BIO-9-HID', 'deleted');
update public.inventory set reserved = on_hand where product_id = 'b0000000-0000-4000-8000-000000000001';
select is(announced(), 'catalogue changes product:BIO-3-QB', 'sold out');
update public.owners set name = 'أ. سلمى حسن' where slug = 'أ-سلمى';
select is(announced(), 'catalogue changes product:BIO-2-RN product:CHE-1-QB', 'a renamed owner');
update public.categories set position = position;
select is(announced(), '', 'unchanged categories');
update public.categories set position = 9 where slug = 'question-banks';
select is(announced(), 'categories', 'another order of categories');
update public.subjects set position = position;
select is(announced(), '', 'unchanged subjects');
insert into public.subjects (slug, name, position) values ('astronomy', 'الفلك', 99);
select is(announced(), 'categories', 'a new subject');

insert into public.products (sku, product_name, category_id, owner_id, retail_price_pt)
select 'MANY-' || n, 'كثير ' || n, 'c0000000-0000-4000-8000-000000000001', 'a0000000-0000-4000-8000-000000000001', 100
from generate_series(1, 501) as n;
select is(announced(), 'catalogue changes products', 'many changes at once');

select * from finish();
rollback;
