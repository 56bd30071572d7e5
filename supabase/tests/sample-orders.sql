-- Promo codes, and two orders of Mona's (see sample-shoppers.sql): one pending, its first attempt to pay
-- begun, and one paid.

insert into public.promos (promo_id, code, kind, amount_pt, basis_points, minimum_pt, starts_at, ends_at, limit_total, limit_per_shopper, active) values
  ('9f000000-0000-4000-8000-000000000001', 'Zad-10', 'percent', null, 1000, 30000, null, null, null, null, true),
  ('9f000000-0000-4000-8000-000000000002', 'WELCOME', 'amount', 5000, null, 0, null, null, null, 1, true),
  ('9f000000-0000-4000-8000-000000000003', 'FIRST2', 'amount', 1000, null, 0, null, null, 2, null, true),
  ('9f000000-0000-4000-8000-000000000004', 'SOON', 'amount', 1000, null, 0, now() + interval '1 day', null, null, null, true),
  ('9f000000-0000-4000-8000-000000000005', 'GONE', 'amount', 1000, null, 0, null, now() - interval '1 day', null, null, true),
  ('9f000000-0000-4000-8000-000000000006', 'ASLEEP', 'amount', 1000, null, 0, null, null, null, null, false),
  ('9f000000-0000-4000-8000-000000000007', 'ALL', 'percent', null, 10000, 0, null, null, null, null, true);

select set_config('request.jwt.claim.sub', 'd0000000-0000-4000-8000-000000000001', false);
-- 2 × 99.00 and 200.00 to Cairo: 398.00 + 50.00 + fee 8.98 − 39.80.
select public.place_order('e0000000-0000-4000-8000-000000000001',
  '[{"product_id": "b0000000-0000-4000-8000-000000000003", "quantity": 2}, {"product_id": "b0000000-0000-4000-8000-000000000004", "quantity": 1}]',
  p_promo => 'zad١٠');
select public.place_order('e0000000-0000-4000-8000-000000000002',
  '[{"product_id": "b0000000-0000-4000-8000-000000000004", "quantity": 1}]');
select public.start_payment(user_id, order_id, 'fawry', 'any', now() + interval '2 days')
from public.orders order by idempotency_key;
select public.apply_payment_event(jsonb_build_object('provider', 'fawry', 'event_key', 'sample', 'source', 'pull',
  'order_payment_id', order_payment_id, 'merchant_ref', merchant_ref, 'status', 'PAID', 'amount_pt', total_pt,
  'currency', 'EGP', 'transaction_id', '970177001'))
from public.orders join public.order_payment using (order_id)
where idempotency_key = 'e0000000-0000-4000-8000-000000000002';
insert into public.order_shipment (order_id, number, service, shipping_provider)
select order_id, 'JT0000001', 'standard', 'jt-express'
from public.orders where idempotency_key = 'e0000000-0000-4000-8000-000000000002';
select set_config('request.jwt.claim.sub', '', false);
