begin;
\ir setup.psql
select plan(22);

set local role anon;

select is(retail_price, 345.5::float8, 'pounds as a plain number') from public.shop_products_view where sku = 'BIO-3-QB';
select is(pg_typeof(retail_price)::text, 'double precision', 'type of the price') from public.shop_products_view limit 1;
select is(name, product_name, 'the name under both keys') from public.shop_products_view;

-- The known pairs first, then the product's own, each in both languages.
select is(
  specifications,
  '[{"spec_name": "المادة", "spec_value": "الأحياء", "spec_name_en": "Subject", "spec_value_en": "Biology"},
    {"spec_name": "الترم", "spec_value": "العام كامل", "spec_name_en": "Term", "spec_value_en": "Full year"},
    {"spec_name": "عام/أزهر", "spec_value": "عام", "spec_name_en": "Track", "spec_value_en": "General"},
    {"spec_name": "الطباعة", "spec_value": "لونان", "spec_name_en": "Print", "spec_value_en": "Two colours"}]'::jsonb,
  'specifications in order')
from public.shop_products_view where sku = 'BIO-3-QB';
select is(specifications, '[]'::jsonb, 'a product without specifications') from public.shop_products_view where sku = 'GIFT-100';
select is(pictures, '["https://pictures.example/BIO-3-QB-1.webp", "/pages/BIO-3-QB-2.webp"]'::jsonb, 'pictures in order')
from public.shop_products_view where sku = 'BIO-3-QB';
select is(pictures, '[]'::jsonb, 'a product without pictures') from public.shop_products_view where sku = 'GIFT-100';

select ok(available, 'in stock') from public.shop_products_view where sku = 'BIO-3-QB';
select ok(available, 'no stock row means unlimited stock') from public.shop_products_view where sku = 'GIFT-100';
select ok(not available, 'all copies reserved') from public.shop_products_view where sku = 'CHE-1-QB';

-- A write fails because of missing rights, before PostgreSQL notices that the view is not updatable.
select throws_ok($$insert into public.shop_products_view (sku) values ('NEW-1')$$, '42501');
select throws_ok($$update public.shop_products_view set retail_price = 1$$, '42501');
select throws_ok($$delete from public.shop_products_view$$, '42501');
set local role service_role;
select throws_ok($$update public.shop_products_view set retail_price = 1$$, '42501');

-- A subject that is only among the specifications, in either spelling.
reset role;
insert into public.product_specifications (product_id, position, spec_name, spec_value, spec_name_en, spec_value_en)
select product_id, 9, case sku when 'GIFT-100' then 'الماده' else 'المادة' end, 'قرطاسية', 'Subject', 'Stationery'
from public.products where sku in ('GIFT-100', 'BIO-3-QB');
set local role anon;
select is(subject_name || ' ' || subject_name_en, 'قرطاسية Stationery', 'a subject from the specifications') from public.shop_products_view where sku = 'GIFT-100';
select is(product ->> 'subject_name', 'قرطاسية', 'also on cards')
from jsonb_array_elements(public.shop_catalogue() -> 'products') as product where product ->> 'sku' = 'GIFT-100';
select is(subject_name || jsonb_array_length(specifications), 'الأحياء4', 'the product''s own subject comes first')
from public.shop_products_view where sku = 'BIO-3-QB';

select * from finish();
rollback;
