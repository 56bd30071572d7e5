-- Staff in Studio, and the scheduled work.
set local role service_role;

-- What nobody changes.
select assert.refused(format('delete from public.%I', name)), assert.refused(format('truncate public.%I cascade', name))
from unnest(array['orders', 'order_addresses', 'order_products', 'order_status_changes', 'order_payment', 'payment_status', 'order_shipment']) as name;
select assert.refused(statement) from unnest(array[
  $$update public.orders set total_pt = 1$$,
  $$update public.orders set user_id = null$$,
  $$update public.orders set change_actor = 'payment'$$,
  $$update public.order_products set quantity = 1$$,
  $$update public.order_addresses set shipping_address = 'x'$$,
  $$update public.order_payment set status = 'PAID'$$,
  $$update public.order_shipment set order_id = gen_random_uuid()$$,
  $$insert into public.payment_status (status) values ('PAID')$$,
  $$select public.place_order(gen_random_uuid(), '[]')$$,
  $$select public.cancel_order(gen_random_uuid())$$,
  $$select public.quote_order('[]', null, null)$$,
  $$select * from private.payment_events$$]) as statement;

create function pg_temp.order_of(key text) returns uuid language sql as $$
  select order_id from public.orders where idempotency_key = ('e0000000-0000-4000-8000-00000000000' || key)::uuid $$;

-- Only the drawn ways, whether through the function or by hand.
select assert.refused_as(format('select public.move_order(pg_temp.order_of(%L), %L)', key, status), 'status_not_allowed')
from (values ('1', 'processing'), ('1', 'preparing'), ('1', 'shipped'), ('1', 'delivered'), ('2', 'pending'), ('2', 'delivered'),
  ('2', 'paid')) as move (key, status);
select assert.refused_as($$update public.orders set status = 'processing' where order_id = pg_temp.order_of('1')$$, 'status_not_allowed');
select assert.refused_as($$select public.move_order(gen_random_uuid(), 'cancelled')$$, 'order_not_found');
select assert.refused_as($$select public.move_order(pg_temp.order_of('2'), 'cancelled')$$, 'reason_required');
select assert.refused_as($$select public.move_order(pg_temp.order_of('2'), 'cancelled', E' \n')$$, 'reason_required');
select assert.refused_as($$update public.orders set expires_at = now() where order_id = pg_temp.order_of('2')$$, 'order_is_frozen');
select assert.refused_as($$select public.restock_order(pg_temp.order_of('2'))$$, 'order_not_cancelled');

-- A shipment goes to its own order's address, once under each number.
select assert.refused_as(format($$insert into public.order_shipment (order_id, shipping_address) values (%L, %L)$$,
  pg_temp.order_of('1'), order_address_id), 'address_of_another_order')
from public.order_addresses where order_id = pg_temp.order_of('2');
select assert.refused(format($$insert into public.order_shipment (order_id, number, shipping_provider) values (%L, 'JT0000001', 'jt-express')$$,
  pg_temp.order_of('1')), '23505');

-- A paid order on its way, each step on record.
select public.move_order(pg_temp.order_of('2'), 'preparing');
update public.orders set status = 'shipped' where order_id = pg_temp.order_of('2');
select public.move_order(pg_temp.order_of('2'), 'delivered', ' left with
the porter ');
select assert.refused_as($$select public.move_order(pg_temp.order_of('2'), 'cancelled', 'too late')$$, 'status_not_allowed');
select assert.equal(array_agg(concat_ws(' ', to_status, actor, reason) order by "timestamp"),
  array['pending shopper', 'processing payment', 'preparing staff', 'shipped staff', 'delivered staff left with the porter'], 'the history')
from public.order_status_changes where order_id = pg_temp.order_of('2');
select assert.equal(concat_ws('|', change_actor, change_reason), '', 'messages to the trigger') from public.orders;

-- A hold that runs out: not while its provider has not been asked since.
update public.orders set expires_at = now() - interval '1 minute' where order_id = pg_temp.order_of('1');
select assert.equal(public.expire_orders() -> 'expired', '[]', 'orders with an attempt that nobody asked about');
select public.mark_payment_checked(order_payment_id) from public.order_payment;
select assert.equal(public.expire_orders() -> 'expired', jsonb_build_array(pg_temp.order_of('1')), 'orders whose time is up');
select assert.equal(public.expire_orders() -> 'expired', '[]', 'the second time');
select assert.equal(array_agg(concat_ws(' ', to_status, actor, reason) order by "timestamp"), array['pending shopper', 'cancelled expiry expired'], 'its history')
from public.order_status_changes where order_id = pg_temp.order_of('1');
select assert.equal(status, 'EXPIRED', 'its attempt') from public.order_payment where order_id = pg_temp.order_of('1');
select assert.that(not refund_due, 'nothing to give back') from public.orders where order_id = pg_temp.order_of('1');

-- Counted stock: held, given back, sold, and put back by hand once.
reset role;
select assert.sign_in('d0000000-0000-4000-8000-000000000002');
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
select assert.equal(pg_temp.copies(), '5-0', 'copies');
select pg_temp.three('5');
select assert.equal(pg_temp.copies(), '5-3', 'copies, three held');
select assert.refused_as($$select pg_temp.three('6')$$, 'product_unavailable');
select public.move_order(pg_temp.order_of('5'), 'cancelled');
select assert.equal(pg_temp.copies(), '5-0', 'copies, given back');
select pg_temp.three('6');
select assert.begin_payment(pg_temp.order_of('6'));
select assert.equal(pg_temp.pay('6') - 'refund_due', '{"outcome": "applied", "payment_status": "PAID", "order_status": "processing"}', 'a payment');
select assert.equal(pg_temp.copies(), '2-0', 'copies, three sold');
select assert.equal(public.move_order(pg_temp.order_of('6'), 'cancelled', 'damaged') ->> 'refund_due', 'true', 'its money is due');
select assert.equal(pg_temp.copies(), '2-0', 'copies, sold to an order cancelled since');
select assert.equal(public.restock_order(pg_temp.order_of('6')) ->> 'restocked', '3', 'put back');
select assert.equal(public.restock_order(pg_temp.order_of('6')) ->> 'restocked', '0', 'put back twice');
select assert.equal(pg_temp.copies(), '5-0', 'copies in the end');

-- Stock that staff have taken away meanwhile does not keep a payment from settling.
select pg_temp.three('7');
select assert.begin_payment(pg_temp.order_of('7'));
delete from public.inventory where product_id = 'b0000000-0000-4000-8000-000000000001';
insert into public.inventory (product_id, on_hand) values ('b0000000-0000-4000-8000-000000000001', 1);
select assert.equal(pg_temp.pay('7') ->> 'order_status', 'processing', 'an order of copies that are not there');
select assert.equal(pg_temp.copies(), '0-0', 'copies');

set constraints all immediate;
-- A book that was ordered stays; the account that ordered may go, its orders stay.
select assert.refused($$delete from public.products where sku = 'BIO-3-AZ'$$, '23503');
delete from auth.users where email = 'mona@example.com';
select assert.equal(count(*), 2::bigint, 'orders of nobody') from public.orders where user_id is null;
select assert.refused_as($$delete from public.orders$$, 'orders_are_kept');
select assert.refused_as($$truncate public.orders cascade$$, 'orders_are_kept');
select assert.refused_as($$update public.order_products set quantity = 1$$, 'orders_are_kept');
select assert.refused_as($$delete from private.payment_events$$, 'orders_are_kept');
select assert.refused_as($$update public.orders set total_pt = total_pt + 1, fee_pt = fee_pt + 1$$, 'order_is_frozen');
-- The constraint that looks at the end.
select assert.refused(format($$insert into public.order_products (order_id, product_id, position, quantity, unit_pt, line_pt, sku, product_name)
  values (%L, 'b0000000-0000-4000-8000-000000000006', 9, 1, 100, 100, 'GIFT-100', 'x')$$, pg_temp.order_of('7')), '23514');
