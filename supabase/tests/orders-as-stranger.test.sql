begin;
\ir setup.psql
select plan(15);

-- Omar, signed in, with Mona's orders.
create temporary table hers as select order_id, order_number, idempotency_key from public.orders;
create temporary table her_payments as select order_payment_id from public.order_payment;
grant select on hers, her_payments to authenticated;
set local role authenticated;
select tests.sign_in('d0000000-0000-4000-8000-000000000002');

select throws_ok(format($$select public.cancel_order(%L)$$, order_id), 'PT404', 'order_not_found')
from hers;

select is(count(*), 0::bigint, 'orders of others') from public.orders;
select is(count(*), 0::bigint, 'addresses of others') from public.order_addresses;
select is(count(*), 0::bigint, 'lines of others') from public.order_products;
select is(count(*), 0::bigint, 'histories of others') from public.order_status_changes;
select is(count(*), 0::bigint, 'payments of others') from public.order_payment;
select is(count(*), 0::bigint, 'statuses of others') from public.payment_status;
select is(count(*), 0::bigint, 'shipments of others') from public.order_shipment;

-- He can use the same key as she did, and does not get her order.
select is(public.place_order('e0000000-0000-4000-8000-000000000001',
  '[{"id": "b0000000-0000-4000-8000-000000000003", "qty": 1}]') ->> 'created', 'true', 'an order of his own');
select is(array_agg(first_name || email), array['Omaromar@example.com'], 'his orders') from public.orders;

-- A token without an account, and one whose account never confirmed the address.
create function pg_temp.place_as(shopper uuid) returns jsonb language sql as $$
  select tests.sign_in(shopper);
  select public.place_order(gen_random_uuid(), '[{"id": "b0000000-0000-4000-8000-000000000003", "qty": 1}]') $$;
select throws_ok(format('select pg_temp.place_as(%L)', shopper), 'PT401', 'not_signed_in', coalesce(shopper, 'nobody'))
from unnest(array[null, 'd0000000-0000-4000-8000-000000000003', 'd0000000-0000-4000-8000-00000000dead']) as shopper;

reset role;
select is(array_agg(status order by idempotency_key), array['pending', 'processing'], 'her orders')
from public.orders where user_id = 'd0000000-0000-4000-8000-000000000001';

select * from finish();
rollback;
