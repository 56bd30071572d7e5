set local role anon;

select assert.refused(format('select * from public.%I', name)),
  assert.refused(format('delete from public.%I', name)),
  assert.refused(format('truncate public.%I cascade', name))
from unnest(array['orders', 'order_addresses', 'order_products', 'order_status_changes', 'order_payment', 'payment_status',
  'order_shipment', 'shipping_providers', 'promos', 'pricing_settings', 'shipping_city_rates', 'shipping_area_rates']) as name;
select assert.refused($$update public.orders set status = 'cancelled'$$);
select assert.refused($$update public.order_payment set status = 'PAID'$$);
select assert.refused($$update public.pricing_settings set fee_fixed_pt = 0$$);
select assert.refused($$insert into public.promos (code, kind, amount_pt) values ('MINE', 'amount', 100000)$$);

select assert.refused(call) from unnest(array[
  $$select public.place_order(gen_random_uuid(), '[]')$$,
  $$select public.start_payment(gen_random_uuid(), gen_random_uuid(), 'fawry', 'any', now())$$,
  $$select public.cancel_order(gen_random_uuid())$$,
  $$select public.apply_payment_event('{}')$$,
  $$select public.note_payment_reference(gen_random_uuid(), null, null, null)$$,
  $$select public.open_payments()$$,
  $$select public.note_payment_hint('{}')$$,
  $$select public.mark_payment_checked(gen_random_uuid())$$,
  $$select public.expire_orders()$$,
  $$select public.move_order(gen_random_uuid(), 'cancelled')$$,
  $$select public.restock_order(gen_random_uuid())$$,
  $$select public.export_orders()$$,
  $$select private.quote('[]', null, null, null, null)$$]) as call;

-- A price is for everyone, a promo code only for those who are signed in.
create function pg_temp.quote(promo text) returns jsonb language sql as $$
  select public.quote_order('[{"id": "b0000000-0000-4000-8000-000000000003", "qty": 2}]',
    '00000000-0000-4000-8003-000001000021', '00000000-0000-4000-8000-0000000000e9', promo) $$;
select assert.equal(pg_temp.quote(null) -> 'promo', 'null', 'no promo');
select assert.equal(pg_temp.quote('zad10') #>> '{promo,reason}', 'sign_in', 'a promo code of somebody');
select assert.equal(pg_temp.quote('zad10') -> 'total_pt', pg_temp.quote(null) -> 'total_pt', 'its total');
