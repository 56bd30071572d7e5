begin;
\ir setup.psql
select plan(15);

-- All but one have a picture.
update public.products set image_url = '/websites/shop/covers/' || sku || '.webp' where sku <> 'ARB-3-QB';
set local role anon;

create function pg_temp.listed(after text default null, english boolean default false, most integer default 250)
returns text language sql as $$
  select coalesce(string_agg(product ->> 'sku', ' ' order by place), '')
  from jsonb_array_elements(public.shop_feed_products(after, english, most)) with ordinality as listed (product, place) $$;

-- Published products with a picture, including sold-out ones.
select is(pg_temp.listed(), 'BIO-2-RN BIO-3-AZ BIO-3-QB CHE-1-QB GIFT-100', 'all');
select is(pg_temp.listed(english => true), 'BIO-3-AZ BIO-3-QB CHE-1-QB', 'with an English name');
select is(pg_temp.listed(null, null, null), pg_temp.listed(), 'nulls');
select is(pg_temp.listed(after, false, 2), expected, 'a page')
from (values ('', 'BIO-2-RN BIO-3-AZ'), ('BIO-3-AZ', 'BIO-3-QB CHE-1-QB'), ('CHE-1-QB', 'GIFT-100'),
  ('GIFT-100', ''), ('BIO-3-AZZ', 'BIO-3-QB CHE-1-QB')) as slice (after, expected);
select is(pg_temp.listed(most => most), 'BIO-2-RN', 'at least one') from unnest(array[0, -5]) as most;

-- Each has the data of its page, and the charge.
select is(
  (select jsonb_agg(product - 'charge_pt') from jsonb_array_elements(public.shop_feed_products()) as product),
  (select jsonb_agg(to_jsonb(shown) order by sku) from public.shop_products_view as shown where image_url is not null),
  'as in the view');

-- The charge is that of the checkout for one copy at the most expensive place.
select is(
  (select (product ->> 'charge_pt')::bigint from jsonb_array_elements(public.shop_feed_products()) as product
   where product ->> 'sku' = requested.sku),
  (select max((estimate ->> 'total_to_pt')::bigint - (estimate ->> 'subtotal_pt')::bigint)
   from public.cities, lateral public.delivery_estimate(
     jsonb_build_array(jsonb_build_object('id', requested.id, 'qty', 1)), cities.id) as estimate
   where exists (select from jsonb_array_elements(public.delivery_rates()) as rate where rate ->> 'city_id' = cities.id::text)),
  'the charge beside ' || sku)
from (values ('BIO-3-QB', 'b0000000-0000-4000-8000-000000000001'), ('BIO-3-AZ', 'b0000000-0000-4000-8000-000000000003'),
  ('GIFT-100', 'b0000000-0000-4000-8000-000000000006')) as requested (sku, id);

-- A shop without fees.
reset role;
delete from public.shipping_area_rates;
update public.shipping_city_rates set amount_pt = 0;
update public.pricing_settings set unlisted_shipping_pt = 0, fee_fixed_pt = 0, fee_basis_points = 0;
select is(public.shop_feed_products('', false, 1) -> 0 -> 'charge_pt', '0', 'free');

select * from finish();
rollback;
