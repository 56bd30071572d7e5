begin;
\ir setup.psql
select plan(58);

-- Several attempts to pay one order, and the inquiries about them.
reset role;

create function pg_temp.order_of(key text) returns uuid language sql as $$
  select order_id from public.orders where idempotency_key = ('e0000000-0000-4000-8000-00000000000' || key)::uuid $$;
create function pg_temp.place(key text) returns void language sql as $$
  select tests.sign_in('d0000000-0000-4000-8000-000000000002');
  select public.place_order(('e0000000-0000-4000-8000-00000000000' || key)::uuid, '[{"id": "b0000000-0000-4000-8000-000000000004", "qty": 1}]');
  select tests.begin_payment(pg_temp.order_of(key));
$$;
create function pg_temp.attempt_of(key text, its_provider text = 'fawry') returns public.order_payment language sql as $$
  select payment from public.order_payment as payment where order_id = pg_temp.order_of(key) and provider = its_provider $$;
create function pg_temp.report(attempt public.order_payment, status text, event_key text = 'a', otherwise jsonb = '{}') returns text language sql as $$
  select concat_ws(' ', answer ->> 'outcome', answer ->> 'payment_status', answer ->> 'order_status',
    case when (answer -> 'refund_due')::boolean then 'refund_due' end)
  from public.apply_payment_event(jsonb_build_object('provider', attempt.provider, 'event_key', event_key, 'source', 'pull',
    'order_payment_id', attempt.order_payment_id, 'merchant_ref', attempt.merchant_ref, 'provider_order_id', '700001',
    'status', report.status, 'amount_pt', attempt.expected_pt, 'currency', 'EGP',
    'transaction_id', left(translate(attempt.order_payment_id::text, '-abcdef', ''), 18)) || otherwise) as answer $$;
create function pg_temp.inquired(minutes integer) returns void language sql as $$
  update public.order_payment set next_inquiry_at = next_inquiry_at - make_interval(mins => minutes) $$;

-- Both paid: one settles, the other is refunded; and so is money that arrives too late.
select pg_temp.place('5');
select tests.begin_payment(pg_temp.order_of('5'), 'paymob', 'card');
select is(pg_temp.report(pg_temp.attempt_of('5', 'paymob'), 'PAID'), 'applied PAID processing', 'the first attempt');
select is(pg_temp.report(pg_temp.attempt_of('5'), 'PAID'), 'applied PAID processing refund_due', 'the second attempt');
select is(array_agg(concat_ws(' ', provider, settles, review_reason) order by provider), array['fawry f paid_twice', 'paymob t'], 'both attempts')
from public.order_payment where order_id = pg_temp.order_of('5');
select is(pg_temp.report(pg_temp.attempt_of('5'), 'REFUNDED', 'b'), 'applied REFUNDED processing', 'refunded');
select is(array_agg(concat_ws(' ', provider, status, review_reason) order by provider), array['fawry REFUNDED', 'paymob PAID'], 'no review is needed')
from public.order_payment where order_id = pg_temp.order_of('5');

select pg_temp.place('6');
select public.move_order(pg_temp.order_of('6'), 'cancelled', 'no further evidence');
select is(pg_temp.report(pg_temp.attempt_of('6'), 'PAID'), 'applied PAID cancelled refund_due', 'money for a cancelled order');
select is(settles || review_reason, 'falsepaid_after_cancellation', 'that payment') from public.order_payment where order_id = pg_temp.order_of('6');
select is(pg_temp.report(pg_temp.attempt_of('6'), 'PARTIAL_REFUNDED', 'b', '{"refunded_pt": 100}'), 'applied PARTIAL_REFUNDED cancelled refund_due', 'a partial refund');
select is(pg_temp.report(pg_temp.attempt_of('6'), 'REFUNDED', 'c'), 'applied REFUNDED cancelled', 'all of it');

-- Evidence is stored once per response.
select is(count(*), count(distinct event_key), 'events') from private.payment_events;

-- Inquiries: those that are due, first those that a shopper may be waiting for; never twice.
update public.order_payment set next_inquiry_at = null;
select pg_temp.place('7');
select pg_temp.place('8');
select is(public.open_payments(500), '[]', 'none in the first minute');
select pg_temp.inquired(2);
update public.order_payment set next_inquiry_at = now() - interval '1 hour' where order_id = pg_temp.order_of('5') and status = 'PAID';
update public.order_payment set next_inquiry_at = now() - interval '3 minutes' where order_id = pg_temp.order_of('8');
select is(jsonb_path_query_array(public.open_payments(2), '$[*].order_id'), jsonb_build_array(pg_temp.order_of('8'), pg_temp.order_of('7')), 'the open ones first');
select is(public.open_payments(500) #>> '{0,status}', 'PAID', 'then a paid one, which may be refunded');
select is(public.open_payments(500), '[]', 'each once');
-- The intervals grow, and end.
create function pg_temp.pause(its_status text, age interval, reason text = null) returns interval language sql as $$
  select private.inquiry_pause(jsonb_populate_record(null::public.order_payment, jsonb_build_object('status', its_status,
    'created_at', now() - age, 'review_reason', reason))) $$;
select is(pg_temp.pause(status, age::interval), pause::interval, status || ' after ' || age)
from (values ('INITIATED', '5 minutes', '1 minute'), ('PENDING', '2 hours', '10 minutes'), ('PENDING', '2 days', '30 minutes'), ('INITIATED', '6 days', null),
  ('FAILED', '1 hour', '15 minutes'), ('FAILED', '2 days', '12 hours'), ('EXPIRED', '4 days', null),
  ('PAID', '1 minute', '15 minutes'), ('PAID', '2 days', '1 day'), ('PAID', '100 days', '14 days'), ('PAID', '200 days', null),
  ('PARTIAL_REFUNDED', '10 days', '5 days'), ('REFUNDED', '5 minutes', '15 minutes'), ('VOIDED', '9 days', null)) as expected (status, age, pause);
select is(pg_temp.pause('EXPIRED', '8 days', 'provider_silent'), interval '1 day', 'with an unknown result');

-- Messages: stored once, they decide nothing and cause an inquiry.
create function pg_temp.hint(key text, otherwise jsonb = '{}') returns text language sql as $$
  select concat_ws(' ', answer -> 'known', answer #>> '{question,status}')
  from public.note_payment_hint(jsonb_build_object('provider', 'fawry', 'source', 'webhook', 'event_key', 'k', 'status', 'PAID',
    'merchant_ref', (pg_temp.attempt_of(key)).merchant_ref, 'evidence', '{"orderStatus": "PAID"}'::jsonb) || otherwise) as answer $$;
select throws_ok(format($$select pg_temp.hint('7', %L)$$, otherwise), 'PT400', 'invalid_event')
from unnest(array['{"provider": "stripe"}', '{"source": "pull"}', '{"event_key": ""}', '{"merchant_ref": null}']) as otherwise;
select is(pg_temp.hint('7', '{"merchant_ref": "ZD-0000-0000-0000000000000000"}'), 'false', 'no inquiry');
select is(pg_temp.hint('7'), 'true INITIATED', 'a first message');
select is(status, 'INITIATED', 'it pays nothing') from public.order_payment where order_id = pg_temp.order_of('7');
select is(pg_temp.hint('7'), 'true INITIATED', 'no response yet: another inquiry');
select public.mark_payment_checked((pg_temp.attempt_of('7')).order_payment_id);
select is(pg_temp.hint('7'), 'true', 'answered');
select is(pg_temp.hint('7', '{"event_key": "l"}'), 'true INITIATED', 'another message');
select ok(next_inquiry_at <= now() + interval '1 minute', 'and the schedule queries soon') from public.order_payment where order_id = pg_temp.order_of('7');
select is(pg_temp.hint('7', '{"source": "browser", "event_key": "m"}'), 'true', 'a browser cannot cause another inquiry at once');
select pg_temp.hint('7', jsonb_build_object('event_key', 'many' || place)) from generate_series(1, 200) as place;
select collect_tap(
  is(array_agg(distinct outcome || ' ' || status), array['hint PAID'], 'what is kept of them'),
  is(count(*), 100::bigint, 'and how many'))
from private.payment_events where order_payment_id = (pg_temp.attempt_of('7')).order_payment_id;

-- An order waits two hours for an unresponsive provider; then its books are released, and staff are notified.
update public.orders set expires_at = now() - interval '119 minutes' where order_id = pg_temp.order_of('8');
select is(public.expire_orders(), '{"expired": [], "doubtful": []}', 'not yet');
update public.orders set expires_at = now() - interval '121 minutes' where order_id = pg_temp.order_of('8');
select is(public.expire_orders(), jsonb_build_object('expired', jsonb_build_array(pg_temp.order_of('8')), 'doubtful', jsonb_build_array(pg_temp.order_of('8'))), 'now');
select is(status || ' ' || review_reason, 'EXPIRED provider_silent', 'its attempt') from public.order_payment where order_id = pg_temp.order_of('8');
select is(status || refund_due, 'cancelledfalse', 'the order') from public.orders where order_id = pg_temp.order_of('8');
select is(pg_temp.report(pg_temp.attempt_of('8'), 'PAID'), 'applied PAID cancelled refund_due', 'the provider''s final response');
select is((pg_temp.attempt_of('8')).review_reason, 'paid_after_cancellation', 'is reviewed for its own reason');
-- So may its owner, after an hour without a response.
select pg_temp.place('9');
select throws_ok($$select public.cancel_order(pg_temp.order_of('9'))$$, 'PT409', 'payment_open');
update public.order_payment set checked_at = now() - interval '61 minutes' where order_id = pg_temp.order_of('9');
select is(public.cancel_order(pg_temp.order_of('9')) ->> 'status', 'cancelled', 'cancelled by its owner');
select is(status || ' ' || review_reason, 'CANCELLED provider_silent', 'its attempt') from public.order_payment where order_id = pg_temp.order_of('9');
select public.mark_payment_checked((pg_temp.attempt_of('9')).order_payment_id);
select ok((pg_temp.attempt_of('9')).review_reason is null, 'the provider has responded: there is no doubt');

-- The trace id of an attempt is part of each inquiry, and never changes.
create function pg_temp.begin_traced(trace text) returns jsonb language sql as $$
  select public.start_payment(user_id, order_id, 'paymob', 'wallet', now() + interval '1 hour', trace)
  from public.orders where order_id = pg_temp.order_of('a') $$;
select pg_temp.place('a');
select throws_ok($$select pg_temp.begin_traced('mona@example.com')$$, '23514');
select ok(pg_temp.begin_traced(repeat('ab', 16)) ->> 'trace_id' is null, 'the provider does not get it');
select is((pg_temp.attempt_of('a', 'paymob')).trace_id, repeat('ab', 16), 'kept');
select throws_ok($$update public.order_payment set trace_id = repeat('cd', 16) where order_id = pg_temp.order_of('a')$$, 'PT409', 'payment_is_frozen');
select is(
  array_agg(question ->> 'trace_id' order by question ->> 'provider'), array[null, repeat('ab', 16)], 'included in the inquiries')
from jsonb_array_elements(public.open_payments(50, pg_temp.order_of('a'))) as question;

select * from finish();
rollback;
