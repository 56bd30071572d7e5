begin;
\ir setup.psql
select plan(50);

set local role authenticated;
select tests.sign_in('d0000000-0000-4000-8000-000000000001');

-- What Mona can see.
select is(array_agg(status || ' ' || total_amount order by idempotency_key), array['pending 417.18', 'processing 257'], 'her orders')
from public.orders;
select is(array_agg(product.name || ' ' || line.quantity || ' ' || line.retail_price order by line.position),
  array['أحياء الأزهر 2 99', 'الطريق إلى اللغة 1 200'], 'the lines of the first')
from public.order_products as line join public.products as product using (product_id) join public.orders using (order_id)
where idempotency_key = 'e0000000-0000-4000-8000-000000000001';
select is(array_agg(from_status || '>' || to_status order by change."timestamp"), array[null, 'pending>processing'], 'the history of the second')
from public.order_status_changes as change join public.orders using (order_id)
where idempotency_key = 'e0000000-0000-4000-8000-000000000002';
select is(array_agg(status.status order by status."timestamp"), array['INITIATED', 'PAID'], 'its payment')
from public.payment_status as status join public.order_payment using (order_payment_id) join public.orders using (order_id)
where idempotency_key = 'e0000000-0000-4000-8000-000000000002';
select is(number || place.shipping_address, 'JT000000112 شارع النيل', 'its shipment')
from public.order_shipment join public.order_addresses as place on order_address_id = order_shipment.shipping_address;

-- Orders that are rejected.
create function pg_temp.place(key uuid, items jsonb, contact jsonb = null, promo text = null, country uuid = null, area uuid = null,
  place text = null, expected bigint = null) returns jsonb
language sql as $$ select public.place_order(key, items, country, area, place, contact, promo, expected) $$;
create function pg_temp.cart(product integer, quantity integer = 1) returns jsonb language sql as $$
  select jsonb_build_array(jsonb_build_object('product_id', 'b0000000-0000-4000-8000-00000000000' || product, 'quantity', quantity)) $$;

select throws_ok($$select pg_temp.place(null, pg_temp.cart(3))$$, 'PT400', 'invalid_key');
select throws_ok($$select pg_temp.place(gen_random_uuid(), '[]')$$, 'PT422', 'empty_cart');
select throws_ok($$select pg_temp.place(gen_random_uuid(), pg_temp.cart(3, 11))$$, 'PT422', 'Total cart item quantity limit is 10 items.', 'eleven copies');
select throws_ok($$select pg_temp.place(gen_random_uuid(), pg_temp.cart(7))$$, 'PT422', 'unknown_product');
select throws_ok($$select pg_temp.place(gen_random_uuid(), pg_temp.cart(5))$$, 'PT409', 'product_unavailable');
select throws_ok($$select pg_temp.place(gen_random_uuid(), pg_temp.cart(1, 6))$$, 'PT409', 'product_unavailable');
select is(tests.answer_of(pg_temp.place(gen_random_uuid(), pg_temp.cart(3), promo => code)), 'PT409 promo_refused 409', 'promo_refused')
from unnest(array['nobody has this', 'zad10', 'soon', 'gone', 'asleep']) as code;
select throws_ok($$select pg_temp.place(gen_random_uuid(), pg_temp.cart(3), expected => 1)$$, 'PT409', 'price_changed');
select throws_ok($$select pg_temp.place(gen_random_uuid(), pg_temp.cart(3), place => repeat('x', 501))$$, 'PT422', 'invalid_address');
select throws_ok(format($$select pg_temp.place(gen_random_uuid(), pg_temp.cart(3), contact => %L)$$, contact), 'PT422', 'invalid_contact')
from unnest(array['5', '[]', '{"phone": "call me"}', '{"phone": 1012345678}', '{"additional_phone": "1"}', '{"email": "x"}',
  '{"email": "a b@c"}', '{"email": "Zad<omar@example.com>"}', '{"email": "a,b@example.com"}', '{"email": "a@example"}', '{"first_name": ["x"]}']) as contact;
select throws_ok($$select pg_temp.place(gen_random_uuid(), pg_temp.cart(3), country => '00000000-0000-4000-8001-000000004652',
  area => '00000000-0000-4000-8003-000001000021')$$, 'PT422', 'area_outside_country');
select is(count(*), 2::bigint, 'orders after the errors') from public.orders;

-- An order with all values given; the same request again; and a different one with its key.
create function pg_temp.office() returns jsonb language sql as $$
  select pg_temp.place('e0000000-0000-4000-8000-000000000003', pg_temp.cart(1, 2) || pg_temp.cart(6),
    '{"first_name": " Omar ", "last_name": "Said", "email": "office@example.com", "phone": "٠١٠ ١٢٣٤-٥٦٧٨", "additional_phone": "0223456789"}',
    'Welcome', '00000000-0000-4000-8000-0000000000e9', '00000000-0000-4000-8003-000023000008', E'5 Rue\nde Rivoli') $$;
-- 2 × 345.50 + 1.00 + 120.00 + 11.92 − 50.00
select is(pg_temp.office() - array['order_id', 'order_number', 'expires_at'],
  '{"status": "pending", "total_pt": 77392, "created": true}', 'the result');
select is(pg_temp.office() - array['order_id', 'order_number', 'expires_at'],
  '{"status": "pending", "total_pt": 77392, "created": false}', 'the result of the same request');
select throws_ok($$select pg_temp.place('e0000000-0000-4000-8000-000000000003', pg_temp.cart(3))$$, 'PT409', 'idempotency_key_reused');
select is(concat_ws('|', first_name, last_name, email, phone, additional_phone, promo_code, discount_pt, currency),
  'Omar|Said|office@example.com|01012345678|0223456789|WELCOME|5000|EGP', 'the contact')
from public.orders where idempotency_key = 'e0000000-0000-4000-8000-000000000003';
select is(concat_ws('|', place.shipping_address, area_name_en, city_name_en, country_iso2), '5 Rue de Rivoli|Siwa|Matrouh|EG', 'the address')
from public.order_addresses as place join public.orders using (order_id) where idempotency_key = 'e0000000-0000-4000-8000-000000000003';
select ok(order_number ~ '^ZD-[0-9A-Z]{4}-[0-9A-Z]{4}$' and expires_at = "timestamp" + interval '30 minutes', 'number and hold')
from public.orders where idempotency_key = 'e0000000-0000-4000-8000-000000000003';
select is(public.quote_order(pg_temp.cart(1, 4), '00000000-0000-4000-8003-000001000021', '00000000-0000-4000-8000-0000000000e9')
  #> '{lines,0,available}', 'false', 'four copies of three');
-- Her only use of WELCOME is taken while that order is open.
select is(tests.answer_of(pg_temp.place(gen_random_uuid(), pg_temp.cart(3), promo => 'welcome')), 'PT409 promo_refused 409', 'promo_refused');

-- Payment.
create function pg_temp.order_of(key text) returns uuid language sql as $$
  select order_id from public.orders where idempotency_key = ('e0000000-0000-4000-8000-00000000000' || key)::uuid $$;
select is(tests.begin_payment(pg_temp.order_of('3'))
    - array['order_id', 'order_payment_id', 'order_number', 'merchant_ref', 'reference_until', 'expires_at', 'lines', 'customer'],
  '{"amount_pt": 77392, "shipping_pt": 12000, "fee_pt": 1192, "discount_pt": 5000, "address": {"street": "5 Rue de Rivoli",
    "city": "مطروح", "city_en": "Matrouh", "area": "سيوة", "area_en": "Siwa", "country_iso2": "EG"}}', 'the data for a provider');
select ok(count(distinct begun) = 8
    and bool_and(begun ~ ('^' || order_number || '-[0-9A-HJKMNP-TV-Z]{16}$')), 'references that nobody can guess')
from public.orders, lateral (
  select tests.begin_payment(order_id, 'paymob', 'card') ->> 'merchant_ref' as begun from generate_series(1, 8)) as later
where order_id = pg_temp.order_of('3');
select tests.begin_payment(pg_temp.order_of('3'));
select throws_ok($$select tests.begin_payment(pg_temp.order_of('3'))$$, 'PT429', 'too_many_attempts');

-- Cancellation: not of a paid order, nor while a payment is in progress.
select throws_ok($$select public.cancel_order(gen_random_uuid())$$, 'PT404', 'order_not_found');
select throws_ok($$select public.cancel_order(pg_temp.order_of('1'))$$, 'PT409', 'payment_open');
select throws_ok($$select public.cancel_order(pg_temp.order_of('2'))$$, 'PT409', 'order_not_cancellable');
select pg_temp.place('e0000000-0000-4000-8000-000000000004', pg_temp.cart(1, 3));
select is(public.cancel_order(pg_temp.order_of('4')) ->> 'status', 'cancelled', 'a cancelled order');
select throws_ok($$select public.cancel_order(pg_temp.order_of('4'))$$, 'PT409', 'order_not_cancellable');
select throws_ok($$select tests.begin_payment(pg_temp.order_of('4'))$$, 'PT409', 'order_not_payable');
select is(public.quote_order(pg_temp.cart(1, 3), '00000000-0000-4000-8003-000001000021', '00000000-0000-4000-8000-0000000000e9')
  #> '{lines,0,available}', 'true', 'its copies are released');

-- Ten pending orders are the maximum.
select pg_temp.place(gen_random_uuid(), pg_temp.cart(3)) from generate_series(3, 10);
select throws_ok($$select pg_temp.place(gen_random_uuid(), pg_temp.cart(3))$$, 'PT429', 'too_many_orders');

-- The totals match the lines at the end of the transaction.
set constraints all immediate;

select * from finish();
rollback;
