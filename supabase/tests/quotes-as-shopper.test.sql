begin;
\ir setup.psql
select plan(57);

set local role authenticated;
select tests.sign_in('d0000000-0000-4000-8000-000000000002');

create function pg_temp.quote(items jsonb, promo text = null,
  area uuid = '00000000-0000-4000-8003-000001000021', country uuid = '00000000-0000-4000-8000-0000000000e9') returns jsonb
language sql as $$ select public.quote_order(items, area, country, promo) $$;
create function pg_temp.cart(sku text, quantity integer = 1) returns jsonb language sql as $$
  select jsonb_build_array(jsonb_build_object('id', product_id, 'qty', quantity)) from public.products where products.sku = cart.sku $$;

-- Invalid carts.
select throws_ok(format('select pg_temp.quote(%L)', items), 'PT400', 'invalid_items') from unnest(array[
  'null', '{}', '"x"', '5', '[null]', '[5]', '[[]]', '[{}]', '[{"id": "x", "qty": 1}]', '[{"qty": 1}]',
  '[{"id": "b0000000-0000-4000-8000-000000000003"}]',
  '[{"id": "b0000000-0000-4000-8000-000000000003", "qty": 0}]',
  '[{"id": "b0000000-0000-4000-8000-000000000003", "qty": -1}]',
  '[{"id": "b0000000-0000-4000-8000-000000000003", "qty": 1.5}]',
  '[{"id": "b0000000-0000-4000-8000-000000000003", "qty": "1"}]',
  '[{"id": "b0000000-0000-4000-8000-000000000003", "qty": 1e300}]',
  '[{"id": "b0000000-0000-4000-8000-000000000003", "qty": null}]',
  '[{"product_id": null, "id": 7, "qty": 1}]']) as items;
select throws_ok('select pg_temp.quote(null)', 'PT400', 'invalid_items');
select throws_ok(format('select pg_temp.quote(%L)', (select jsonb_agg(1) from generate_series(1, 101))), 'PT400', 'invalid_items');
select throws_ok($$select pg_temp.quote('[]')$$, 'PT422', 'empty_cart');
select throws_ok($$select pg_temp.quote(pg_temp.cart('BIO-3-AZ', 11))$$, 'PT422', 'Total cart item quantity limit is 10 items.', 'eleven copies');
select throws_ok($$select pg_temp.quote(pg_temp.cart('BIO-3-AZ', 6) || pg_temp.cart('BIO-3-AZ', 5))$$, 'PT422', 'Total cart item quantity limit is 10 items.', 'eleven copies');
select throws_ok($$select pg_temp.quote(pg_temp.cart('BIO-3-AZ') || '[{"id": "b0000000-0000-4000-8000-00000000dead", "qty": 1}]')$$, 'PT422', 'unknown_product');
-- Unpublished products do not exist.
select throws_ok($$select pg_temp.quote('[{"id": "b0000000-0000-4000-8000-000000000007", "qty": 1}]')$$, 'PT422', 'unknown_product');

-- Invalid places.
select throws_ok(format($$select pg_temp.quote(pg_temp.cart('BIO-3-AZ'), null, %L, %L)$$, area, country), 'PT422', token)
from (values
  ('00000000-0000-4000-8003-000001000021', null, 'unknown_country'),
  ('00000000-0000-4000-8003-000001000021', '00000000-0000-4000-8000-00000000dead', 'unknown_country'),
  (null, '00000000-0000-4000-8000-0000000000e9', 'unknown_area'),
  ('00000000-0000-4000-8000-00000000dead', '00000000-0000-4000-8000-0000000000e9', 'unknown_area'),
  ('00000000-0000-4000-8000-00000000dead', '00000000-0000-4000-8001-000000004652', 'unknown_area'),
  ('00000000-0000-4000-8000-0000000000a0', '00000000-0000-4000-8000-0000000000e9', 'area_outside_country'),
  ('00000000-0000-4000-8003-000001000021', '00000000-0000-4000-8001-000000004652', 'area_outside_country')
) as place (area, country, token);

-- A complete result: a line per product, in the order of the cart.
select is(pg_temp.quote(pg_temp.cart('BIO-3-AZ') || pg_temp.cart('BIO-3-QB') || pg_temp.cart('BIO-3-AZ')), '{
  "currency": "EGP",
  "lines": [
    {"product_id": "b0000000-0000-4000-8000-000000000003", "sku": "BIO-3-AZ", "product_name": "أحياء الأزهر", "name_en": "Azhari biology",
     "quantity": 2, "unit_pt": 9900, "line_pt": 19800, "available": true},
    {"product_id": "b0000000-0000-4000-8000-000000000001", "sku": "BIO-3-QB", "product_name": "بنك الأحياء", "name_en": "Biology bank",
     "quantity": 1, "unit_pt": 34550, "line_pt": 34550, "available": true}],
  "subtotal_pt": 54350, "shipping_pt": 5000, "fee_pt": 1044, "discount_pt": 0,
  "total_before_pt": 60394, "total_pt": 60394, "promo": null}', 'the quote');
-- Sold out, or more copies than in stock: priced, but not available.
select is(pg_temp.quote(pg_temp.cart('CHE-1-QB')) #> '{lines,0,available}', 'false', 'sold out');
select is(pg_temp.quote(pg_temp.cart('BIO-3-QB', 5)) #> '{lines,0,available}', 'true', 'the last five copies');
select is(pg_temp.quote(pg_temp.cart('BIO-3-QB', 6)) #> '{lines,0,available}', 'false', 'a sixth copy');

-- Shipping: the area's rate, the governorate's, the one for abroad.
select is(pg_temp.quote(pg_temp.cart('BIO-3-AZ'), null, area, country) -> 'shipping_pt', to_jsonb(amount_pt), name)
from (values
  ('Siwa', '00000000-0000-4000-8003-000023000008'::uuid, '00000000-0000-4000-8000-0000000000e9'::uuid, 12000),
  ('Marsa Matrouh', '00000000-0000-4000-8003-000023000001', '00000000-0000-4000-8000-0000000000e9', 9500),
  ('France', null, '00000000-0000-4000-8001-000000004652', 95000),
  ('France, with the area for abroad', '00000000-0000-4000-8000-0000000000a0', '00000000-0000-4000-8001-000000004652', 95000)
) as place (name, area, country, amount_pt);

-- Promo codes: typed in any way, with their value, or the reason why they are invalid.
create function pg_temp.promo(items jsonb, code text) returns text language sql as $$
  select concat_ws(' ', promo ->> 'code', promo ->> 'valid', promo ->> 'reason', promo ->> 'minimum_pt', promo ->> 'amount_pt')
  from (select pg_temp.quote(items, code) -> 'promo' as promo) as answered $$;
select is(pg_temp.promo(pg_temp.cart('BIO-3-QB'), typed), 'Zad-10 true 30000 3455', typed)
from unnest(array['Zad-10', 'zad10', ' ZAD 10 ', 'zad١٠', 'ZAD۱۰', E'z\u200fad-１０']) as typed;
select is(pg_temp.quote(pg_temp.cart('BIO-3-QB'), ' ') -> 'promo', 'null', 'no code');
select is(pg_temp.promo(pg_temp.cart('BIO-3-AZ'), 'zad10'), 'Zad-10 false below_minimum 30000 0', 'a small cart');
select is(pg_temp.promo(pg_temp.cart('BIO-3-AZ'), 'soon'), 'SOON false not_yet 0 0', 'early');
select is(pg_temp.promo(pg_temp.cart('BIO-3-AZ'), 'gone'), 'GONE false expired 0 0', 'late');
select is(pg_temp.promo(pg_temp.cart('BIO-3-AZ'), 'asleep'), 'asleep false unknown 0 0', 'deactivated');
-- Never more than the price of the books, and something is left to pay.
select is(pg_temp.promo(pg_temp.cart('GIFT-100'), 'welcome'), 'WELCOME true 0 100', 'more than the price of the books');
select is(pg_temp.quote(pg_temp.cart('BIO-3-AZ'), 'all') -> 'total_pt', '5599', 'free books');

-- After ten unknown codes, all are refused, including valid ones.
select pg_temp.promo(pg_temp.cart('BIO-3-QB'), 'guess' || number) from generate_series(1, 9) as number;
select is(pg_temp.promo(pg_temp.cart('BIO-3-QB'), 'guess 9'), 'guess 9 false unknown 0 0', 'the same code again');
select is(pg_temp.promo(pg_temp.cart('BIO-3-QB'), 'zad10'), 'zad10 false too_many_tries 0 0', 'a valid one after ten');
select is(pg_temp.promo(pg_temp.cart('BIO-3-QB'), 'guess10'), 'guess10 false too_many_tries 0 0', 'an eleventh');
select tests.sign_in('d0000000-0000-4000-8000-000000000001');
select is(pg_temp.promo(pg_temp.cart('BIO-3-QB'), 'zad10'), 'Zad-10 true 30000 3455', 'another shopper');

select * from finish();
rollback;
