begin;
\ir setup.psql
select plan(29);

-- References that should no longer be paid. The functions call these with the service key.
reset role;

create function pg_temp.order_of(key text) returns uuid language sql as $$
  select order_id from public.orders where idempotency_key = ('e0000000-0000-4000-8000-00000000000' || key)::uuid $$;
create function pg_temp.begin(key text, provider text = 'fawry', method text = 'any') returns void language sql as $$
  select tests.sign_in('d0000000-0000-4000-8000-000000000002');
  select public.place_order(('e0000000-0000-4000-8000-00000000000' || key)::uuid, '[{"id": "b0000000-0000-4000-8000-000000000004", "qty": 1}]')
  where pg_temp.order_of(key) is null;
  select tests.begin_payment(pg_temp.order_of(key), provider, method) $$;
create function pg_temp.first(key text) returns uuid language sql as $$
  select order_payment_id from public.order_payment where order_id = pg_temp.order_of(key)
  order by provider, order_payment_id limit 1 $$;
-- Fawry's response about an order's attempt.
create function pg_temp.report(key text, status text, otherwise jsonb = '{}') returns text language sql as $$
  select public.apply_payment_event(jsonb_build_object('provider', provider, 'event_key', concat_ws('|', report.status, otherwise), 'source', 'pull',
    'order_payment_id', order_payment_id, 'merchant_ref', merchant_ref, 'status', report.status, 'amount_pt', expected_pt, 'currency', 'EGP',
    'transaction_id', '96' || key, 'reference', '96' || key, 'evidence', '{}'::jsonb) || otherwise) ->> 'outcome'
  from public.order_payment where order_payment_id = pg_temp.first(key) $$;
create function pg_temp.claim() returns integer language sql as $$
  select jsonb_array_length(public.claim_withdrawals()) $$;
create function pg_temp.step(key text, reported text, reference text = null, answer text = null) returns text language sql as $$
  select concat_ws(' ', step ->> 'state', step ->> 'outcome', step -> 'call' ->> 'reference')
  from public.step_withdrawal(pg_temp.first(key), reported, reference, answer) as step $$;
create function pg_temp.queued(key text) returns bigint language sql as $$
  select count(*) from private.withdrawals join public.order_payment using (order_payment_id)
  where order_id = pg_temp.order_of(key) and state = 'queued' $$;
create function pg_temp.cancel(key text) returns void language sql as $$
  select public.move_order(pg_temp.order_of(key), 'cancelled', 'نفد') $$;

-- Nothing is withdrawn of an order that still needs its money.
select pg_temp.begin('3'), pg_temp.report('3', 'PENDING');
select is(pg_temp.queued('3'), 0::bigint, 'still needed');
select throws_ok($$select pg_temp.step('3', 'PENDING')$$, 'PT404', 'withdrawal_not_found');

-- Cancelled: queried, withdrawn, and done when Fawry reports it.
select pg_temp.cancel('3');
select is(pg_temp.queued('3'), 1::bigint, 'queued by the cancellation');
select is(pg_temp.claim(), 1, 'claimed');
select is(pg_temp.claim(), 0, 'once');
select is(pg_temp.step('3', null), 'queued', 'Fawry does not respond');
select is(pg_temp.step('3', 'NOT_FOUND'), 'queued', 'no outlet reference yet');
select is(pg_temp.step('3', 'PENDING', 'x'), 'queued', 'an invalid number');
select is(pg_temp.step('3', 'PENDING', '963'), 'queued 963', 'open');
select is(pg_temp.step('3', 'PENDING', '963', 'accepted'), 'queued', 'not twice in one run');
select is(pg_temp.step('3', 'CANCELLED', '963', 'accepted'), 'done withdrawn', 'Fawry confirms it');
select is(pg_temp.step('3', 'PAID'), 'done withdrawn', 'once');
select is(attempts || ' ' || answer || ' ' || reference, '1 accepted 963', 'the record') from private.withdrawals
where order_payment_id = pg_temp.first('3');
select throws_ok($$delete from private.withdrawals$$, 'PT409', 'orders_are_kept');

-- Ended before that, or paid before that.
select pg_temp.begin('4'), pg_temp.report('4', 'PENDING'), pg_temp.cancel('4');
select is(pg_temp.step('4', 'EXPIRED'), 'done not_open', 'expired');
select pg_temp.begin('5'), pg_temp.report('5', 'PENDING'), pg_temp.cancel('5');
select is(pg_temp.step('5', 'PAID'), 'done paid', 'paid');

-- Paid in another way: the references of the other attempts, never its own.
select pg_temp.begin('6'), pg_temp.report('6', 'PENDING');
select tests.begin_payment(pg_temp.order_of('6'), 'paymob', 'card');
select public.apply_payment_event(jsonb_build_object('provider', 'paymob', 'event_key', 'x', 'source', 'pull', 'order_payment_id', order_payment_id,
  'merchant_ref', merchant_ref, 'provider_order_id', '7', 'status', 'PAID', 'amount_pt', expected_pt, 'currency', 'EGP', 'transaction_id', '77'))
from public.order_payment where order_id = pg_temp.order_of('6') and provider = 'paymob';
select is(pg_temp.queued('6'), 1::bigint, 'one reference');
select is(pg_temp.step('6', 'PENDING', '966'), 'queued 966', 'withdrawn');
-- A reference that was issued afterwards.
select pg_temp.begin('7');
select tests.begin_payment(pg_temp.order_of('7'), 'paymob', 'card');
select public.apply_payment_event(jsonb_build_object('provider', 'paymob', 'event_key', 'y', 'source', 'pull', 'order_payment_id', order_payment_id,
  'merchant_ref', merchant_ref, 'provider_order_id', '8', 'status', 'PAID', 'amount_pt', expected_pt, 'currency', 'EGP', 'transaction_id', '78'))
from public.order_payment where order_id = pg_temp.order_of('7') and provider = 'paymob';
select is(pg_temp.step('7', 'FAILED'), 'done not_open', 'it was never issued');
select is(pg_temp.report('7', 'PENDING'), 'applied', 'now it is');
select is(pg_temp.queued('7'), 1::bigint, 'queued again');

-- By the owner, and by expiry: both update the attempt before the order.
select pg_temp.begin('8'), pg_temp.report('8', 'PENDING');
update public.orders set expires_at = now() - interval '1 minute' where order_id = pg_temp.order_of('8');
update public.order_payment set checked_at = clock_timestamp() where order_id = pg_temp.order_of('8');
select public.expire_orders();
select is(status || ' ' || pg_temp.queued('8'), 'EXPIRED 1', 'expired') from public.order_payment where order_payment_id = pg_temp.first('8');

-- Nothing of Paymob's is withdrawn, nor what can no longer be open.
select pg_temp.begin('9', 'paymob', 'kiosk'), pg_temp.cancel('9');
select is(pg_temp.queued('9'), 0::bigint, 'a kiosk');
select pg_temp.begin('a');
update public.order_payment set reference_until = now() - interval '1 minute' where order_id = pg_temp.order_of('a');
select pg_temp.cancel('a');
select is(pg_temp.queued('a'), 0::bigint, 'over');

-- Fawry keeps a reference longer than was requested.
select pg_temp.begin('d'), pg_temp.report('d', 'PENDING');
update public.order_payment set reference_until = now() - interval '1 minute', reference_expires_at = now() + interval '1 hour'
where order_id = pg_temp.order_of('d');
select pg_temp.cancel('d');
select is(pg_temp.queued('d'), 1::bigint, 'still open at Fawry');

-- Without a response for days after its end, it is given up; unknown to Fawry and expired, it was never issued.
select pg_temp.begin('b'), pg_temp.cancel('b');
update public.order_payment set reference_until = now() - interval '1 minute' where order_id = pg_temp.order_of('b');
select is(pg_temp.step('b', null), 'queued', 'silent');
select is(pg_temp.step('b', 'NOT_FOUND'), 'done not_open', 'unknown and expired');
select pg_temp.begin('c'), pg_temp.cancel('c');
update public.order_payment set reference_until = now() - interval '73 hours' where order_id = pg_temp.order_of('c');
select is(pg_temp.step('c', null), 'done given_up', 'no response for three days');
select is(count(*), 0::bigint, 'no order is affected') from public.orders where refund_due;

select * from finish();
rollback;
