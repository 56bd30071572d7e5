begin;
\ir setup.psql
select plan(87);

-- Effects of the providers' responses. The functions call these with the service key.
reset role;

create function pg_temp.order_of(key text) returns uuid language sql as $$
  select order_id from public.orders where idempotency_key = ('e0000000-0000-4000-8000-00000000000' || key)::uuid $$;
create function pg_temp.said(answer jsonb) returns text language sql as $$
  select concat_ws(' ', answer ->> 'outcome', answer ->> 'payment_status', answer ->> 'order_status',
    case when (answer -> 'refund_due')::boolean then 'refund_due' end) $$;
-- The provider's response about the first attempt of an order; `otherwise` replaces parts of it.
create function pg_temp.report(key text, status text, event_key text, otherwise jsonb = '{}') returns text language sql as $$
  select pg_temp.said(public.apply_payment_event(jsonb_build_object('provider', provider, 'event_key', event_key, 'source', 'pull',
    'order_payment_id', order_payment_id, 'merchant_ref', merchant_ref, 'provider_order_id', provider_order_id,
    'status', report.status, 'amount_pt', total_pt, 'currency', 'EGP', 'transaction_id', '97' || key,
    'evidence', '{"raw": true}'::jsonb) || otherwise))
  from (
    select * from public.orders join public.order_payment as payment using (order_id)
    where order_id = pg_temp.order_of(key) order by payment.created_at, payment.order_payment_id limit 1) as first $$;
create function pg_temp.place(key text) returns void language sql as $$
  select tests.sign_in('d0000000-0000-4000-8000-000000000002');
  select public.place_order(('e0000000-0000-4000-8000-00000000000' || key)::uuid, '[{"id": "b0000000-0000-4000-8000-000000000004", "qty": 1}]');
$$;
create function pg_temp.begin(key text, provider text = 'fawry', method text = 'any') returns void language sql as $$
  select pg_temp.place(key);
  select tests.begin_payment(pg_temp.order_of(key), provider, method);
  select public.note_payment_reference(order_payment_id, '70000' || key, null, null)
  from public.order_payment where order_id = pg_temp.order_of(key) and provider = 'paymob';
$$;
create function pg_temp.review(key text) returns text language sql as $$
  select string_agg(concat_ws(' ', status, review_reason), ', ' order by created_at, order_payment_id)
  from public.order_payment where order_id = pg_temp.order_of(key) $$;

-- Invalid responses. A message is not a response, nor is anything but a failure that the server reports itself.
select throws_ok(format($$select pg_temp.report('1', 'PAID', 'x', %L)$$, otherwise), 'PT400', 'invalid_event')
from unnest(array['{"provider": "stripe"}', '{"source": "webhook"}', '{"source": "browser"}', '{"source": "server"}', '{"status": "SHIPPED"}',
  '{"status": "INITIATED"}', '{"event_key": ""}', '{"event_key": null}', '{"merchant_ref": null}', '{"amount_pt": "41718"}',
  '{"order_payment_id": null}', '{"order_payment_id": "x"}', '{"refunds": {}}', '{"refunded_pt": "1"}', '{"status": null}']) as otherwise;
select throws_ok($$select public.apply_payment_event(null)$$, 'PT400', 'invalid_event');
select throws_ok($$select public.apply_payment_event('[]')$$, 'PT400', 'invalid_event');
select throws_ok($$select public.note_payment_reference(gen_random_uuid(), '1', '1', now())$$, 'PT404', 'payment_not_found');
select is(pg_temp.report('1', 'PAID', 'x', '{"order_payment_id": "00000000-0000-4000-8000-000000000000"}'), 'unknown', 'an unknown attempt');

-- For another attempt, with another amount or currency, or without a number: nothing is paid.
select is(pg_temp.report('1', 'PAID', 'a', '{"merchant_ref": "ZD-0000-0000"}'), 'review INITIATED pending', 'another reference');
select is(pg_temp.review('1'), 'INITIATED order_mismatch', 'the attempt');
update public.order_payment set review_reason = null where order_id = pg_temp.order_of('1');
select is(pg_temp.report('1', 'PAID', 'b', '{"amount_pt": null}'), 'review INITIATED pending', 'no amount');
select is(pg_temp.report('1', 'PAID', 'c', '{"amount_pt": 41718.5}'), 'review INITIATED pending', 'an invalid amount');
select is(pg_temp.report('1', 'PAID', 'd', '{"transaction_id": null}'), 'review INITIATED pending', 'no number');
select is(pg_temp.report('1', 'PAID', 'e', '{"transaction_id": "9 or 1=1"}'), 'review INITIATED pending', 'an invalid number');
select is(paid_pt || ' ' || review_reason, '0 amount_mismatch', 'the attempt') from public.order_payment where order_id = pg_temp.order_of('1');
-- While staff review that, nobody can pay again, and the owner cannot cancel the order.
select tests.sign_in('d0000000-0000-4000-8000-000000000001');
select throws_ok($$select tests.begin_payment(pg_temp.order_of('1'))$$, 'PT409', 'order_not_payable');
select throws_ok($$select public.cancel_order(pg_temp.order_of('1'))$$, 'PT409', 'payment_open');
-- The correct response still settles it. Then the same again, a variant of it, and later ones.
select is(pg_temp.report('1', 'PAID', 'f', '{"method": "PAYATFAWRY"}'), 'applied PAID processing', 'the correct response');
select is(pg_temp.report('1', 'PAID', 'f'), 'duplicate PAID processing', 'the same response');
select is(pg_temp.report('1', 'PAID', 'g'), 'duplicate PAID processing', 'a variant of it');
select is(pg_temp.report('1', reported, 'late ' || reported), 'ignored PAID processing', reported)
from unnest(array['PENDING', 'FAILED', 'EXPIRED', 'CANCELLED']) as reported;
select is(concat_ws('|', payment_method, paid_amount, settles, review_reason, provider_reference), 'PAYATFAWRY|417.18|t|971', 'the payment')
from public.order_payment where order_id = pg_temp.order_of('1');
select is(array_agg(status.status order by "timestamp"), array['INITIATED', 'PAID'], 'its history')
from public.payment_status as status join public.order_payment using (order_payment_id) where order_id = pg_temp.order_of('1');
-- The same attempt charged twice: the second charge is refunded, and the first one is unchanged.
select is(pg_temp.report('1', 'PAID', 'h', '{"transaction_id": "98"}'), 'review PAID processing refund_due', 'a second charge');
select is(pg_temp.report('1', 'REFUNDED', 'i', '{"transaction_id": "98"}'), 'applied PAID processing', 'its refund');
select is(pg_temp.review('1'), 'PAID', 'no review is needed any more');
select is(pg_temp.report('1', 'REFUNDED', 'j'), 'applied REFUNDED processing', 'the refund of the first');
select is(pg_temp.report('1', 'PAID', 'k'), 'duplicate REFUNDED processing', 'a refund is never undone');

-- A response about money is only valid together with its charge. Nothing here pays.
select pg_temp.begin('3', 'paymob', 'card');
select is(pg_temp.report('3', 'PAID', 'a', '{"provider_order_id": "700099"}'), 'review PENDING pending', 'for another order of the provider');
select is(pg_temp.report('3', 'PAID', 'b', '{"provider_order_id": null}'), 'review PENDING pending', 'without an order of the provider');
select is(pg_temp.report('3', 'FAILED', 'b2', '{"provider_order_id": null}'), 'ignored PENDING pending', 'a failure without an order');
select is(pg_temp.report('3', 'PAID', 'c', '{"currency": "USD", "transaction_id": "31"}'), 'review PENDING pending', 'in another currency');
select is(pg_temp.report('3', 'PAID', 'd', '{"currency": null, "transaction_id": "32"}'), 'review PENDING pending', 'without a currency');
select is(pg_temp.report('3', 'PAID', 'e', '{"review_reason": "wrong_mode", "transaction_id": "33"}'), 'review PENDING pending', 'in test mode');
update public.order_payment set review_reason = null where order_id = pg_temp.order_of('3');
select is(pg_temp.report('3', 'PAID', 'g', '{"review_reason": "foreign_integration", "transaction_id": "34"}'), 'review PENDING pending', 'to a foreign account');
select is(pg_temp.review('3'), 'PENDING foreign_integration', 'staff see the reason');
select is(count(*), 4::bigint, 'the messages are recorded')
from private.payment_charges join public.order_payment using (order_payment_id) where order_id = pg_temp.order_of('3');

-- One payment, many orders: a transaction pays only the attempt that it was made for.
select pg_temp.begin('4', 'paymob', 'card');
select is(pg_temp.report('4', 'PAID', 'a'), 'applied PAID processing', 'its own attempt');
select is(pg_temp.report('4', 'PARTIAL_REFUNDED', 'b', '{"amount_pt": null, "refunded_pt": 5}'), 'applied PARTIAL_REFUNDED processing', 'a response without the known amount');
select pg_temp.begin('5', 'paymob', 'card');
select is(pg_temp.report('5', 'PAID', 'a', '{"transaction_id": "974"}'), 'review PENDING pending', 'another one');
select is(pg_temp.review('5'), 'PENDING transaction_reused', 'is reviewed');
-- An attempt whose provider's number is unknown takes it from the response to its reference.
select pg_temp.place('6');
select tests.begin_payment(pg_temp.order_of('6'), 'paymob', 'card');
select is(pg_temp.report('6', 'PAID', 'a', '{"provider_order_id": null}'), 'review INITIATED pending', 'without a number');
update public.order_payment set review_reason = null where order_id = pg_temp.order_of('6');
select is(pg_temp.report('6', 'PAID', 'b', '{"provider_order_id": "700006"}'), 'applied PAID processing', 'the number is stored');
select is(provider_order_id, '700006', 'and kept') from public.order_payment where order_id = pg_temp.order_of('6');

-- Refunds. A refund before its payment settles nothing, and the remainder can be paid.
select is(pg_temp.report('6', 'PARTIAL_REFUNDED', 'c', '{"refunded_pt": 1000, "provider_order_id": "700006"}'), 'applied PARTIAL_REFUNDED processing', 'a part');
select is(pg_temp.report('6', 'PARTIAL_REFUNDED', 'd', '{"refunds": [{"transaction_id": "61", "amount_pt": 1000}, {"transaction_id": "62", "amount_pt": 500}], "provider_order_id": "700006"}'),
  'duplicate PARTIAL_REFUNDED processing', 'the parts are added up');
select is(refunded_pt, 1500::bigint, 'parts') from private.payment_charges where provider = 'paymob' and transaction_id = '976';
select is(pg_temp.report('6', 'PAID', 'e', jsonb_build_object('provider_order_id', '700006', 'refunds', jsonb_build_array(jsonb_build_object('transaction_id', '63', 'amount_pt', total_pt - 1500)))),
  'applied REFUNDED processing', 'to the total, before the payment itself reports it') from public.orders where order_id = pg_temp.order_of('6');
select throws_ok($$delete from private.payment_charges$$, 'PT409', 'orders_are_kept');
select throws_ok($$update private.payment_refunds set amount_pt = 1$$, 'PT409', 'orders_are_kept');

select pg_temp.begin('7', 'paymob', 'card');
select is(pg_temp.report('7', 'VOIDED', 'a', '{"transaction_id": "71"}'), 'applied VOIDED pending', 'a void of an unknown payment');
select is(pg_temp.report('7', 'PAID', 'b', '{"transaction_id": "72"}'), 'applied PAID processing', 'the second try pays');
select is(pg_temp.report('7', 'VOIDED', 'c', '{"transaction_id": "72"}'), 'applied VOIDED processing', 'refunded');
select is(pg_temp.report('7', 'PAID', 'd', '{"transaction_id": "73"}'), 'applied PAID processing', 'and paid again');

select pg_temp.begin('8');
select is(pg_temp.report('8', 'REFUNDED', 'a'), 'applied REFUNDED pending', 'a refund before its payment');
select is(pg_temp.report('8', 'PAID', 'b'), 'duplicate REFUNDED pending', 'its payment');
select ok(tests.begin_payment(pg_temp.order_of('8')) ? 'merchant_ref', 'the order may be paid another time');

-- A reference extends the hold: as long as the shop requested, whatever changed on the way.
select pg_temp.begin('9');
select is(pg_temp.report('9', 'PENDING', 'a', jsonb_build_object('transaction_id', null, 'reference', '970', 'method', 'kiosk', 'reference_expires_at', now() + interval '1 day')),
  'applied PENDING pending', 'a reference');
select ok(expires_at = now() + interval '1 day', 'the hold is extended') from public.orders where order_id = pg_temp.order_of('9');
select is(reference || (reference_expires_at = now() + interval '1 day') || payment_method, '970truePAYATFAWRY', 'the reference') from public.order_payment where order_id = pg_temp.order_of('9');
select is(pg_temp.report('9', 'PENDING', 'b', '{"reference_expires_at": "someday"}'), 'duplicate PENDING pending', 'an invalid date');
select is(pg_temp.report('9', 'PENDING', 'c', '{"reference_expires_at": "2999-01-01T00:00:00Z"}'), 'applied PENDING pending', 'a reference without an end');
select ok(expires_at = reference_until and reference_until <= now() + interval '2 days', 'but not forever')
from public.orders join public.order_payment using (order_id) where order_id = pg_temp.order_of('9');
select is(pg_temp.report('9', 'FAILED', 'd', '{"decline_code": "99951"}'), 'applied FAILED pending', 'a failure');
create function pg_temp.declined(key text) returns text language sql as $$
  select decline_code from public.order_payment where order_id = pg_temp.order_of(key) $$;
select is(pg_temp.declined('9'), '99951', 'and its reason');
select is(pg_temp.report('9', 'FAILED', 'd2', '{"decline_code": "54"}'), 'duplicate FAILED pending', 'another try');
select is(pg_temp.declined('9'), '54', 'which failed for another reason');
select is(pg_temp.report('9', 'FAILED', 'd3', '{"decline_code": "no code"}'), 'duplicate FAILED pending', 'an invalid code');
select is(pg_temp.declined('9'), '54', 'changes nothing');
select is(pg_temp.report('9', 'CANCELLED', 'e'), 'ignored FAILED pending', 'another end');
-- Still queried, less often: the same reference may be paid at the second try.
select is(jsonb_array_length(public.open_payments(10, pg_temp.order_of('9'))), 1, 'attempts to query');
select is(pg_temp.report('9', 'PAID', 'f'), 'applied PAID processing', 'paid after a failure');
select is(public.open_payments(10, pg_temp.order_of('9')), '[]', 'attempts to query');

select * from finish();
rollback;
