-- What the providers' verified words do. The functions call these with the service's key.
reset role;

create function pg_temp.order_of(key text) returns uuid language sql as $$
  select order_id from public.orders where idempotency_key = ('e0000000-0000-4000-8000-00000000000' || key)::uuid $$;
-- Tells about the first Fawry attempt of an order; anything of the event may be told otherwise.
create function pg_temp.tell(key text, status text, event_key text, otherwise jsonb = '{}') returns text language sql as $$
  select concat_ws(' ', answer ->> 'outcome', answer ->> 'payment_status', answer ->> 'order_status',
    case when (answer -> 'refund_due')::boolean then 'refund_due' end)
  from public.orders, public.apply_payment_event(jsonb_build_object('provider', 'fawry', 'event_key', event_key,
    'merchant_ref', order_number, 'source', 'webhook', 'status', tell.status, 'amount_pt', total_pt, 'currency', 'EGP',
    'evidence', '{"raw": true}'::jsonb) || otherwise) as answer
  where order_id = pg_temp.order_of(key) $$;
create function pg_temp.place(key text) returns void language sql as $$
  select assert.sign_in('d0000000-0000-4000-8000-000000000002');
  select public.place_order(('e0000000-0000-4000-8000-00000000000' || key)::uuid, '[{"id": "b0000000-0000-4000-8000-000000000004", "qty": 1}]');
  select public.start_payment(pg_temp.order_of(key), 'fawry', 'any');
$$;

-- Events that are none.
select assert.refused_as(format($$select pg_temp.tell('1', 'PAID', 'x', %L)$$, otherwise), 'invalid_event')
from unnest(array['{"provider": "stripe"}', '{"source": "browser"}', '{"status": "SHIPPED"}', '{"status": "INITIATED"}', '{"event_key": ""}',
  '{"event_key": null}', '{"merchant_ref": null}', '{"amount_pt": "41718"}', '{"amount_pt": null}', '{"status": null}']) as otherwise;
select assert.refused_as($$select public.apply_payment_event(null)$$, 'invalid_event');
select assert.refused_as($$select public.apply_payment_event('[]')$$, 'invalid_event');
select assert.refused_as($$select public.note_payment_reference(gen_random_uuid(), '1', '1', now())$$, 'payment_not_found');

-- Of somebody else, of another amount, in another currency, for another order of the provider: nothing is paid.
select assert.equal(pg_temp.tell('1', 'PAID', 'a', '{"merchant_ref": "ZD-0000-0000"}'), 'unknown', 'another reference');
select assert.equal(pg_temp.tell('1', 'PAID', 'b', '{"amount_pt": 41717}'), 'review INITIATED pending', 'another amount');
select assert.equal(pg_temp.tell('1', 'PAID', 'c', '{"amount_pt": 41718.5}'), 'review INITIATED pending', 'a broken amount');
select assert.equal(pg_temp.tell('1', 'PAID', 'd', '{"currency": "USD"}'), 'review INITIATED pending', 'another currency');
select assert.equal(pg_temp.tell('1', 'PAID', 'e', '{"currency": null}'), 'review INITIATED pending', 'no currency');
select assert.equal(paid_pt || ' ' || review_reason, '0 amount_mismatch', 'the attempt') from public.order_payment where order_id = pg_temp.order_of('1');
-- While staff look at that, nobody pays again, and the order cannot be cancelled by its owner.
select assert.sign_in('d0000000-0000-4000-8000-000000000001');
select assert.refused_as($$select public.start_payment(pg_temp.order_of('1'), 'fawry', 'any')$$, 'order_not_payable');
select assert.refused_as($$select public.cancel_order(pg_temp.order_of('1'))$$, 'payment_open');
-- The right word settles it all the same. Then the same words again, other words, and later words.
select assert.equal(pg_temp.tell('1', 'PAID', 'f', '{"provider_reference": "97", "method": "PAYATFAWRY"}'), 'applied PAID processing', 'the right word');
select assert.equal(pg_temp.tell('1', 'PAID', 'f', '{"provider_reference": "97"}'), 'duplicate PAID processing', 'the same word');
select assert.equal(pg_temp.tell('1', 'PAID', 'g', '{"provider_reference": "97", "source": "pull"}'), 'duplicate PAID processing', 'another word of the same');
select assert.equal(pg_temp.tell('1', told, 'late ' || told), 'ignored PAID processing', told)
from unnest(array['PENDING', 'FAILED', 'EXPIRED', 'CANCELLED']) as told;
select assert.equal(concat_ws('|', payment_method, paid_amount, settles, review_reason, provider_reference), 'PAYATFAWRY|417.18|t|97', 'the payment')
from public.order_payment where order_id = pg_temp.order_of('1');
select assert.equal(array_agg(status.status order by "timestamp"), array['INITIATED', 'PAID'], 'its history')
from public.payment_status as status join public.order_payment using (order_payment_id) where order_id = pg_temp.order_of('1');
-- The same attempt charged twice.
select assert.equal(pg_temp.tell('1', 'PAID', 'h', '{"provider_reference": "98"}'), 'review PAID processing refund_due', 'a second charge');
select assert.equal(pg_temp.tell('1', 'REFUNDED', 'i'), 'applied REFUNDED processing refund_due', 'a refund');
select assert.equal(pg_temp.tell('1', 'PAID', 'j', '{"provider_reference": "97"}'), 'ignored REFUNDED processing refund_due', 'a payment after its refund');

-- A reference, and what it does to the hold.
select pg_temp.place('3');
select assert.equal(pg_temp.tell('3', 'PENDING', 'a', jsonb_build_object('provider_reference', '970', 'method', 'kiosk', 'reference_expires_at', now() + interval '2 days')),
  'applied PENDING pending', 'a reference');
select assert.that(expires_at = now() + interval '2 days', 'the hold lives as long') from public.orders where order_id = pg_temp.order_of('3');
select assert.equal(reference || (reference_expires_at = now() + interval '2 days') || payment_method, '970truePAYATFAWRY', 'the reference') from public.order_payment where order_id = pg_temp.order_of('3');
select assert.equal(pg_temp.tell('3', 'PENDING', 'b', '{"reference_expires_at": "someday"}'), 'duplicate PENDING pending', 'a date that is none');
select assert.equal(pg_temp.tell('3', 'PENDING', 'c', '{"reference_expires_at": "2999-01-01T00:00:00Z"}'), 'applied PENDING pending', 'a reference for ever');
select assert.that(expires_at = now() + interval '7 days', 'but not for ever') from public.orders where order_id = pg_temp.order_of('3');
select assert.equal(pg_temp.tell('3', 'FAILED', 'd'), 'applied FAILED pending', 'a failure');
select assert.equal(pg_temp.tell('3', 'CANCELLED', 'e'), 'ignored FAILED pending', 'another end');
-- Asked about still, though less often: the same reference may be paid at the second try.
select assert.equal(jsonb_array_length(public.open_payments(10, pg_temp.order_of('3'))), 1, 'attempts to ask about');
select assert.equal(pg_temp.tell('3', 'PAID', 'f'), 'applied PAID processing', 'paid after a failure');
select assert.equal(public.open_payments(10, pg_temp.order_of('3')), '[]', 'attempts to ask about');

-- A refund that is heard of before its payment.
select pg_temp.place('4');
select assert.equal(pg_temp.tell('4', 'REFUNDED', 'a'), 'ignored INITIATED pending', 'an early refund');
select assert.equal(pg_temp.tell('4', 'PAID', 'b'), 'applied REFUNDED pending', 'its payment');

-- Two attempts, both paid: one settles, the other is due back; and so is money that comes too late.
select pg_temp.place('5');
select public.start_payment(pg_temp.order_of('5'), 'paymob', 'card');
select public.note_payment_reference(order_payment_id, '700001', null, null) from public.order_payment where order_id = pg_temp.order_of('5') and provider = 'paymob';
select assert.equal(pg_temp.tell('5', 'PAID', 'p1', jsonb_build_object('provider', 'paymob', 'merchant_ref', merchant_ref, 'provider_order_id', '700002')),
  'review PENDING pending', 'for another order of the provider') from public.order_payment where order_id = pg_temp.order_of('5') and provider = 'paymob';
select assert.equal(pg_temp.tell('5', 'PAID', 'p2', jsonb_build_object('provider', 'paymob', 'merchant_ref', merchant_ref, 'provider_order_id', '700001')),
  'applied PAID processing', 'the first') from public.order_payment where order_id = pg_temp.order_of('5') and provider = 'paymob';
select assert.equal(pg_temp.tell('5', 'PAID', 'f1'), 'applied PAID processing refund_due', 'the second');
select assert.equal(array_agg(concat_ws(' ', provider, settles, review_reason) order by provider), array['fawry f paid_twice', 'paymob t'], 'the two')
from public.order_payment where order_id = pg_temp.order_of('5');

select pg_temp.place('6');
select public.move_order(pg_temp.order_of('6'), 'cancelled', 'no paper');
select assert.equal(pg_temp.tell('6', 'PAID', 'a'), 'applied PAID cancelled refund_due', 'money for a cancelled order');
select assert.equal(settles || review_reason, 'falsepaid_after_cancellation', 'that payment') from public.order_payment where order_id = pg_temp.order_of('6');

-- Evidence is kept, once for each word.
select assert.equal(count(*), count(distinct event_key), 'events') from private.payment_events;
select assert.that(bool_and(evidence = '{"raw": true}'), 'evidence') from private.payment_events where event_key not like 'sample%';

-- The oldest question first; what was just asked comes last.
select assert.equal(public.open_payments(500) @> '[]', true, 'all of them');
select pg_temp.place('7');
select pg_temp.place('8');
select assert.equal(public.open_payments(1) #>> '{0,merchant_ref}', order_number, 'the first to ask about') from public.orders where order_id = pg_temp.order_of('7');
select assert.equal(public.open_payments(1) #>> '{0,merchant_ref}', order_number, 'the next') from public.orders where order_id = pg_temp.order_of('8');
