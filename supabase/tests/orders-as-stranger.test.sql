-- Omar, signed in, at Mona's orders.
create temporary table hers as select order_id, order_number, idempotency_key from public.orders;
create temporary table her_payments as select order_payment_id from public.order_payment;
grant select on hers, her_payments to authenticated;
set local role authenticated;
select assert.sign_in('d0000000-0000-4000-8000-000000000002');

select assert.refused(format($$select public.start_payment(auth.uid(), %L, 'fawry', 'any', now())$$, order_id)),
  assert.refused(format($$select public.note_payment_hint(%L)$$, '{}')),
  assert.refused_as(format($$select public.cancel_order(%L)$$, order_id), 'order_not_found')
from hers;
select assert.refused(format($$select public.move_order(%L, 'cancelled', 'mine')$$, order_id)),
  assert.refused(format($$select public.restock_order(%L)$$, order_id)),
  assert.refused(format($$select public.open_payments(10, %L)$$, order_id))
from hers;
select assert.refused(format($$select public.note_payment_reference(%L, '1', '1', now())$$, order_payment_id)),
  assert.refused(format($$select public.mark_payment_checked(%L)$$, order_payment_id))
from her_payments;

select assert.equal(count(*), 0::bigint, 'orders of others') from public.orders;
select assert.equal(count(*), 0::bigint, 'addresses of others') from public.order_addresses;
select assert.equal(count(*), 0::bigint, 'lines of others') from public.order_products;
select assert.equal(count(*), 0::bigint, 'histories of others') from public.order_status_changes;
select assert.equal(count(*), 0::bigint, 'payments of others') from public.order_payment;
select assert.equal(count(*), 0::bigint, 'statuses of others') from public.payment_status;
select assert.equal(count(*), 0::bigint, 'shipments of others') from public.order_shipment;

-- Her key is free for him: it is not hers he gets.
select assert.equal(public.place_order('e0000000-0000-4000-8000-000000000001',
  '[{"id": "b0000000-0000-4000-8000-000000000003", "qty": 1}]') ->> 'created', 'true', 'an order of his own');
select assert.equal(array_agg(first_name || email), array['Omaromar@example.com'], 'his orders') from public.orders;

-- A token without a shopper behind it, and one whose shopper never confirmed the address.
select assert.sign_in(sub), assert.refused_as(
  $$select public.place_order(gen_random_uuid(), '[{"id": "b0000000-0000-4000-8000-000000000003", "qty": 1}]')$$, 'not_signed_in')
from (values (null), ('d0000000-0000-4000-8000-000000000003'::uuid), ('d0000000-0000-4000-8000-00000000dead')) as tokens (sub);

reset role;
select assert.equal(array_agg(status order by idempotency_key), array['pending', 'processing'], 'her orders')
from public.orders where user_id = 'd0000000-0000-4000-8000-000000000001';
