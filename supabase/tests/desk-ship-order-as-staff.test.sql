begin;
\ir setup.psql
\ir sample-staff.psql
select plan(14);

set local role authenticated;
select tests.at_desk();
create function pg_temp.ship(key text, from_status text, courier text, number text, expected text) returns jsonb language sql as $$
  select public.desk_ship_order(tests.order_of(key), from_status, courier, number, expected) $$;

-- Order 2 is paid and has the number JT0000001, order 1 is not paid.
select throws_ok($$select pg_temp.ship('2', 'preparing', 'aramex', '9000000001', 'JT0000001')$$, 'PT409', 'changed_meanwhile');
select throws_ok($$select pg_temp.ship('2', 'processing', 'aramex', '9000000001', null)$$, 'PT409', 'changed_meanwhile');
select throws_ok($$select pg_temp.ship('2', 'processing', 'bosta', '9000000001', 'JT0000001')$$, 'PT422', 'courier_unknown');
select throws_ok($$select pg_temp.ship('2', 'processing', 'aramex', '6.0E+11', 'JT0000001')$$, 'PT422', 'bad_number');
select throws_ok($$select pg_temp.ship('2', 'processing', 'aramex', null, 'JT0000001')$$, 'PT422', 'bad_number');
select throws_ok($$select pg_temp.ship('1', 'pending', 'aramex', '9000000001', null)$$, 'PT409', 'status_not_allowed');
select throws_ok($$select public.desk_ship_order(gen_random_uuid(), 'processing', 'aramex', '9000000001')$$, 'PT404', 'order_not_found');
select is(pg_temp.ship('2', 'processing', 'aramex', ' ٩٠٠٠٠٠٠٠٠١ ', 'JT0000001') ->> 'number', '9000000001', 'shipped');
select is(concat_ws(' ', tests.shown('2', 'status'), tests.shown('2', 'shipments,0,number'), tests.shown('2', 'shipments,1')),
  'shipped 9000000001', 'with one shipment');
select is(tests.noted(), 't ship_order order {"to": "shipped", "from": "processing", "number": "9000000001", "courier": "aramex", "number_before": "JT0000001"}',
  'logged');

-- A wrong number is corrected, and the shopper is notified.
select is(pg_temp.ship('2', 'shipped', 'jt-express', 'JT0000009', '9000000001') ->> 'status', 'shipped', 'corrected');
select throws_ok($$select pg_temp.ship('2', 'shipped', 'jt-express', 'JT0000010', '9000000001')$$, 'PT409', 'changed_meanwhile');
select is(tests.shown('2', 'shipments,0,number'), 'JT0000009', 'the number');
reset role;

-- A number of the same courier that another order has.
update public.orders set status = 'delivered' where order_id = tests.order_of('2');
select tests.sign_in('d0000000-0000-4000-8000-000000000002');
select public.place_order('e0000000-0000-4000-8000-000000000003', '[{"product_id": "b0000000-0000-4000-8000-000000000004", "quantity": 1}]');
select tests.begin_payment(tests.order_of('3'));
select public.apply_payment_event(jsonb_build_object('provider', 'fawry', 'event_key', '3', 'source', 'pull',
  'order_payment_id', order_payment_id, 'merchant_ref', merchant_ref, 'status', 'PAID', 'amount_pt', expected_pt,
  'currency', 'EGP', 'transaction_id', '970177003'))
from public.order_payment where order_id = tests.order_of('3');
set local role authenticated;
select tests.at_desk();
select throws_ok($$select pg_temp.ship('3', 'processing', 'jt-express', 'JT0000009', null)$$, 'PT409', 'number_used');
reset role;

select * from finish();
rollback;
