begin;
\ir setup.psql
select plan(46);

-- Staff in Studio, and the scheduled work.
set local role service_role;

create function pg_temp.order_of(key text) returns uuid language sql as $$
  select order_id from public.orders where idempotency_key = ('e0000000-0000-4000-8000-00000000000' || key)::uuid $$;

-- Only the defined status changes, through the function or directly.
select throws_ok(format('select public.move_order(pg_temp.order_of(%L), %L)', key, status), 'PT409', 'status_not_allowed')
from (values ('1', 'processing'), ('1', 'preparing'), ('1', 'shipped'), ('1', 'delivered'), ('2', 'pending'), ('2', 'delivered'),
  ('2', 'paid')) as move (key, status);
select throws_ok($$update public.orders set status = 'processing' where order_id = pg_temp.order_of('1')$$, 'PT409', 'status_not_allowed');
select throws_ok($$select public.move_order(gen_random_uuid(), 'cancelled')$$, 'PT404', 'order_not_found');
select throws_ok($$select public.move_order(pg_temp.order_of('2'), 'cancelled')$$, 'PT422', 'reason_required');
select throws_ok($$select public.move_order(pg_temp.order_of('2'), 'cancelled', E' \n')$$, 'PT422', 'reason_required');
select throws_ok($$update public.orders set expires_at = now() where order_id = pg_temp.order_of('2')$$, 'PT409', 'order_is_frozen');
select throws_ok($$select public.restock_order(pg_temp.order_of('2'))$$, 'PT409', 'order_not_cancelled');

-- A shipment goes to its own order's address, and each number is used once.
select throws_ok(format($$insert into public.order_shipment (order_id, shipping_address) values (%L, %L)$$,
  pg_temp.order_of('1'), order_address_id), 'PT409', 'address_of_another_order')
from public.order_addresses where order_id = pg_temp.order_of('2');
select throws_ok(format($$insert into public.order_shipment (order_id, number, shipping_provider) values (%L, 'JT0000001', 'jt-express')$$,
  pg_temp.order_of('1')), '23505');

-- The steps of a paid order, each recorded.
select public.move_order(pg_temp.order_of('2'), 'preparing');
update public.orders set status = 'shipped' where order_id = pg_temp.order_of('2');
select public.move_order(pg_temp.order_of('2'), 'delivered', ' left with
the porter ');
select throws_ok($$select public.move_order(pg_temp.order_of('2'), 'cancelled', 'too late')$$, 'PT409', 'status_not_allowed');
select is(array_agg(concat_ws(' ', to_status, actor, reason) order by "timestamp"),
  array['pending shopper', 'processing payment', 'preparing staff', 'shipped staff', 'delivered staff left with the porter'], 'the history')
from public.order_status_changes where order_id = pg_temp.order_of('2');
select is(concat_ws('|', change_actor, change_reason), '', 'input of the trigger is not stored') from public.orders;

-- An expired hold: not before its provider was queried.
update public.orders set expires_at = now() - interval '1 minute' where order_id = pg_temp.order_of('1');
select is(public.expire_orders() -> 'expired', '[]', 'orders with an attempt that was not queried yet');
select public.mark_payment_checked(order_payment_id) from public.order_payment;
select is(public.expire_orders() -> 'expired', jsonb_build_array(pg_temp.order_of('1')), 'expired orders');
select is(public.expire_orders() -> 'expired', '[]', 'the second run');
select is(array_agg(concat_ws(' ', to_status, actor, reason) order by "timestamp"), array['pending shopper', 'cancelled expiry expired'], 'its history')
from public.order_status_changes where order_id = pg_temp.order_of('1');
select is(status, 'EXPIRED', 'its attempt') from public.order_payment where order_id = pg_temp.order_of('1');
select ok(not refund_due, 'no refund is due') from public.orders where order_id = pg_temp.order_of('1');

-- Limited stock: held, released, sold, and restocked manually once.
reset role;
select tests.sign_in('d0000000-0000-4000-8000-000000000002');
create function pg_temp.copies() returns text language sql as $$
  select on_hand || '-' || reserved from public.inventory where product_id = 'b0000000-0000-4000-8000-000000000001' $$;
create function pg_temp.three(key text) returns uuid language sql as $$
  select (public.place_order(('e0000000-0000-4000-8000-00000000000' || key)::uuid,
    '[{"id": "b0000000-0000-4000-8000-000000000001", "qty": 3}]') ->> 'order_id')::uuid $$;
create function pg_temp.pay(key text, amount bigint = null) returns jsonb language sql as $$
  select public.apply_payment_event(jsonb_build_object('provider', 'fawry', 'event_key', key, 'source', 'pull',
    'order_payment_id', order_payment_id, 'merchant_ref', merchant_ref, 'status', 'PAID',
    'amount_pt', coalesce(amount, total_pt), 'currency', 'EGP', 'transaction_id', '97' || key))
  from public.orders join public.order_payment using (order_id) where order_id = pg_temp.order_of(key) $$;
select is(pg_temp.copies(), '5-0', 'copies');
select pg_temp.three('5');
select is(pg_temp.copies(), '5-3', 'copies, three held');
select throws_ok($$select pg_temp.three('6')$$, 'PT409', 'product_unavailable');
select public.move_order(pg_temp.order_of('5'), 'cancelled');
select is(pg_temp.copies(), '5-0', 'copies, released');
select pg_temp.three('6');
select tests.begin_payment(pg_temp.order_of('6'));
select is(pg_temp.pay('6') - 'refund_due', '{"outcome": "applied", "payment_status": "PAID", "order_status": "processing"}', 'a payment');
select is(pg_temp.copies(), '2-0', 'copies, three sold');
select is(public.move_order(pg_temp.order_of('6'), 'cancelled', 'damaged') ->> 'refund_due', 'true', 'a refund is due');
select is(pg_temp.copies(), '2-0', 'copies, sold to an order that was cancelled later');
select is(public.restock_order(pg_temp.order_of('6')) ->> 'restocked', '3', 'restocked');
select is(public.restock_order(pg_temp.order_of('6')) ->> 'restocked', '0', 'restocked twice');
select is(pg_temp.copies(), '5-0', 'copies at the end');

-- Stock that staff have deleted in the meantime does not prevent a payment from settling.
select pg_temp.three('7');
select tests.begin_payment(pg_temp.order_of('7'));
delete from public.inventory where product_id = 'b0000000-0000-4000-8000-000000000001';
insert into public.inventory (product_id, on_hand) values ('b0000000-0000-4000-8000-000000000001', 1);
select is(pg_temp.pay('7') ->> 'order_status', 'processing', 'an order of copies that are not in stock');
select is(pg_temp.copies(), '0-0', 'copies');

set constraints all immediate;
-- An ordered book cannot be deleted; the account can, and its orders are kept.
select throws_ok($$delete from public.products where sku = 'BIO-3-AZ'$$, '23503');
delete from auth.users where email = 'mona@example.com';
select is(count(*), 2::bigint, 'orders without an account') from public.orders where user_id is null;
select throws_ok($$delete from public.orders$$, 'PT409', 'orders_are_kept');
select throws_ok($$truncate public.orders cascade$$, 'PT409', 'orders_are_kept');
select throws_ok($$update public.order_products set quantity = 1$$, 'PT409', 'orders_are_kept');
select throws_ok($$delete from private.payment_events$$, 'PT409', 'orders_are_kept');
select throws_ok($$update public.orders set total_pt = total_pt + 1, fee_pt = fee_pt + 1$$, 'PT409', 'order_is_frozen');
-- The constraint at the end of the transaction.
select throws_ok(format($$insert into public.order_products (order_id, product_id, position, quantity, unit_pt, line_pt, sku, product_name)
  values (%L, 'b0000000-0000-4000-8000-000000000006', 9, 1, 100, 100, 'GIFT-100', 'x')$$, pg_temp.order_of('7')), '23514');

select * from finish();
rollback;
