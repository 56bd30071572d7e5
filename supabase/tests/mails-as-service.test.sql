begin;
\ir setup.psql
select plan(62);

-- Mona's two sample orders: one pending, one paid, with a parcel.
create function pg_temp.pending() returns uuid language sql as $$
  select order_id from public.orders where idempotency_key = 'e0000000-0000-4000-8000-000000000001' $$;
create function pg_temp.paid() returns uuid language sql as $$
  select order_id from public.orders where idempotency_key = 'e0000000-0000-4000-8000-000000000002' $$;
create function pg_temp.mails(of_order uuid) returns text language sql as $$
  select coalesce(string_agg(kind || ' ' || state, ', ' order by place), '') from private.mails where order_id = of_order $$;
create function pg_temp.claim(most integer default 20) returns jsonb language sql as $$
  select coalesce(jsonb_agg(claim order by claim ->> 'kind'), '[]') from jsonb_array_elements(public.claim_mails(most)) as claim $$;
create function pg_temp.kinds(claimed jsonb) returns text language sql as $$
  select coalesce(string_agg(claim ->> 'kind', ' ' order by claim ->> 'kind'), '') from jsonb_array_elements(claimed) as claim $$;
create function pg_temp.settle(claimed jsonb, outcome text) returns void language sql as $$
  select public.settle_mail((claim ->> 'mail_id')::uuid, (claim ->> 'attempt')::integer, outcome)
  from jsonb_array_elements(claimed) as claim $$;
-- Claims and sends one batch. Returns the kinds that were sent.
create function pg_temp.send() returns text language plpgsql as $$
declare
  claimed constant jsonb := pg_temp.claim();
begin
  perform pg_temp.settle(claimed, 'sent');
  return pg_temp.kinds(claimed);
end
$$;
create function pg_temp.later(passed interval) returns void language sql as $$
  update private.mails set next_at = next_at - passed, claimed_at = claimed_at - passed, first_try_at = first_try_at - passed,
    created_at = created_at - passed, ended_at = ended_at - passed $$;

-- "Received" waits a moment for the payment method; later e-mails do not.
select is(pg_temp.mails(pg_temp.pending()), 'received queued', 'an order was placed');
select is(pg_temp.mails(pg_temp.paid()), 'received queued, paid queued', 'another order was paid');
select ok(next_at between clock_timestamp() + interval '1 minute' and clock_timestamp() + interval '2 minutes', 'it waits')
from private.mails where order_id = pg_temp.pending();
select is((mails.email, mails.locale)::text, (o.email, 'ar')::text, 'sent to the order''s address') from private.mails join public.orders as o using (order_id)
where order_id = pg_temp.pending();
select is(pg_temp.kinds(pg_temp.claim(1)), 'received', 'the first mail of the paid order');
select is(pg_temp.claim(), '[]', 'its second one waits for the first');
select pg_temp.later('2 minutes');
select is(pg_temp.send(), 'received received', 'both, after the first claim expired');
select is(pg_temp.send(), 'paid', 'then the next ones');
select is(pg_temp.send(), '', 'each once');

-- The content of an e-mail.
select is(content - array['order_id', 'order_number', 'placed_at', 'expires_at', 'lines', 'address', 'payment'], jsonb_build_object(
  'first_name', o.first_name, 'last_name', o.last_name, 'phone', o.phone, 'subtotal_pt', 20000, 'shipping_pt', 5000,
  'fee_pt', o.fee_pt, 'discount_pt', 0, 'promo_code', null, 'total_pt', o.total_pt, 'status', 'processing',
  'refund_due', false, 'cancelled_by', null, 'reference', null,
  'parcels', '[{"courier": "J&T Express", "number": "JT0000001"}]'::jsonb), 'the current order')
from private.mails join public.orders as o using (order_id) where order_id = pg_temp.paid() and kind = 'paid';
select is((content -> 'payment') - 'paid_at', jsonb_build_object('provider', 'fawry', 'method', 'FAWRY',
  'transaction', '970177001', 'paid_pt', total_pt), 'and how it was paid')
from private.mails join public.orders using (order_id) where order_id = pg_temp.paid() and kind = 'paid';

-- A late reference causes a separate e-mail, once.
create function pg_temp.refer(number text, hours integer default 48) returns void language sql as $$
  select public.note_payment_reference(order_payment_id, null, number, now() + make_interval(hours => hours))
  from public.order_payment where order_id = pg_temp.pending() $$;
select pg_temp.refer('970177555'), pg_temp.refer('970177555');
select is(pg_temp.mails(pg_temp.pending()), 'received sent, received queued', 'after the first mail');
select is(claim #>> '{0,content,reference,reference}', '970177555', 'which contains it') from pg_temp.claim() as claim;
select pg_temp.later('3 minutes');

-- The content stays the same, like the id.
select pg_temp.refer('970177555', 40);
select is(count(distinct content), 1::bigint, 'the same content again')
from (select content from private.mails where order_id = pg_temp.pending() and state = 'sending'
  union all select claim #> '{0,content}' from pg_temp.claim() as claim) as contents;

-- Outcomes, and growing delays.
create function pg_temp.pause_after(outcome text) returns interval language plpgsql as $$
begin
  perform pg_temp.later('3 hours');
  perform pg_temp.settle(pg_temp.claim(), outcome);
  return (select date_trunc('second', next_at - clock_timestamp() + interval '0.9 s') from private.mails
    where order_id = pg_temp.pending() and state = 'queued');
end
$$;
select is(pg_temp.pause_after('retry'), '4 minutes'::interval, 'the third attempt');
select is(pg_temp.pause_after('in_doubt'), '8 minutes'::interval, 'the fourth');
select pg_temp.pause_after('returned');
select ok(next_at <= clock_timestamp() and attempts = 4, 'not attempted') from private.mails
where order_id = pg_temp.pending() and state = 'queued';
select throws_ok('select public.settle_mail(gen_random_uuid(), 1, null)', 'PT422');
-- After a claim has expired, only the report that it was sent counts.
select pg_temp.claim();
select public.settle_mail(mail_id, attempts - 1, 'refused') from private.mails where state = 'sending';
select is(pg_temp.mails(pg_temp.pending()), 'received sent, received sending', 'not refused');
select public.settle_mail(mail_id, attempts - 1, 'sent', 'service-1') from private.mails where state = 'sending';
select is(pg_temp.mails(pg_temp.pending()), 'received sent, received sent', 'sent');

-- The reminder: in the last hours and the second half of a reference, once, while it is open.
create function pg_temp.reference_of(hours_old numeric, hours_left numeric) returns void language plpgsql as $$
begin
  alter table public.order_payment disable trigger order_payment_guard;
  update public.order_payment set created_at = now() - make_interval(secs => 3600 * hours_old),
    reference_expires_at = now() + make_interval(secs => 3600 * hours_left) where order_id = pg_temp.pending();
  alter table public.order_payment enable trigger order_payment_guard;
  update public.orders set expires_at = now() + make_interval(secs => 3600 * hours_left + 60) where order_id = pg_temp.pending();
end
$$;
select pg_temp.reference_of(20, 14);
select is(pg_temp.send(), '', 'fourteen hours before');
select pg_temp.reference_of(4, 5);
select is(pg_temp.send(), '', 'in its first half');
select pg_temp.reference_of(40, 0.4);
select is(pg_temp.send(), '', 'too late to walk there');
select pg_temp.reference_of(40, 10);
select is(pg_temp.kinds(pg_temp.claim()), 'reminder', 'ten hours before');
select pg_temp.later('3 minutes');
select pg_temp.reference_of(49.8, 0.4);
select is(pg_temp.send(), '', 'never after that, not even on retry');
select is(pg_temp.mails(pg_temp.pending()), 'received sent, received sent, reminder dropped', 'dropped');
select pg_temp.reference_of(40, 10);
select is(pg_temp.send(), '', 'once for each reference');
update private.mails set state = 'queued', ended_at = null where kind = 'reminder';
insert into private.avoided_addresses (email, why) select lower(email), 'bounced' from public.orders where order_id = pg_temp.pending();
select is(pg_temp.send(), '', 'not to an address that rejects e-mail');
delete from private.avoided_addresses;
update private.mails set state = 'queued', ended_at = null, next_at = now() + interval '1 hour' where kind = 'reminder';

-- Cancelled: an e-mail that is scheduled for later does not delay others.
select public.move_order(pg_temp.pending(), 'cancelled', 'test');
select is(pg_temp.send(), 'cancelled', 'no reminder of a cancelled order');
select is(content ->> 'cancelled_by' || (content ->> 'refund_due'), 'stafffalse', 'who cancelled it') from private.mails where kind = 'cancelled';
select is(pg_temp.mails(pg_temp.pending()),
  'received sent, received sent, reminder dropped, cancelled sent', 'all e-mails of the order');

-- The other order goes through all statuses. Packing causes no e-mail.
select public.move_order(pg_temp.paid(), 'preparing');
select is(pg_temp.send(), '', 'packing');
select public.move_order(pg_temp.paid(), 'shipped');
insert into public.order_shipment (order_id, number, shipping_provider) values (pg_temp.paid(), 'JT0000002', 'jt-express');
select is(jsonb_array_length(claim #> '{0,content,parcels}'), 2, 'two parcels in one mail') from pg_temp.claim() as claim;
select pg_temp.later('3 minutes');
select is(pg_temp.send(), 'shipped', 'shipped');
update public.order_shipment set number = 'JT0000003' where number = 'JT0000002';
update public.order_shipment set service = 'express' where number = 'JT0000003';
select is(pg_temp.send(), 'shipped', 'another number');
select is(pg_temp.send(), '', 'once');
select public.move_order(pg_temp.paid(), 'delivered');
update public.order_shipment set number = 'JT0000004' where number = 'JT0000003';
select is(pg_temp.send(), 'delivered', 'delivered, without further e-mails about parcels');

-- Refunds: each step, whoever made it.
create function pg_temp.refund(pt bigint, reported text, key text) returns void language sql as $$
  select public.apply_payment_event(jsonb_build_object('provider', 'fawry', 'event_key', key, 'source', 'pull',
    'order_payment_id', order_payment_id, 'merchant_ref', merchant_ref, 'status', reported, 'amount_pt', total_pt,
    'refunded_pt', pt, 'currency', 'EGP', 'transaction_id', '970177001'))
  from public.orders join public.order_payment using (order_id) where order_id = pg_temp.paid() $$;
select pg_temp.refund(1000, 'PARTIAL_REFUNDED', 'part');
select pg_temp.refund(1000, 'PARTIAL_REFUNDED', 'part'), pg_temp.refund(1000, 'PARTIAL_REFUNDED', 'another partial refund');
select is(pg_temp.send(), 'refunded', 'a partial refund, reported three times');
select is(pg_temp.send(), '', 'causes one e-mail');
select pg_temp.refund(null, 'REFUNDED', 'all');
select is(pg_temp.send(), 'refunded', 'the remainder');
select is(string_agg(concat_ws(' ', content -> 'all', content -> 'amount_pt'), ', ' order by place), 'false 1000, true ' || (max(total_pt) - 1000),
  'each with its own amount') from private.mails join public.orders using (order_id) where kind = 'refunded';

-- An e-mail that was certainly not sent gets new content; one that may have been sent does not.
create function pg_temp.content_after(outcome text) returns text language sql as $$
  select private.queue_contact_answer('aa000000-0000-4000-8000-000000000002', outcome);
  select public.claim_mails();
  select public.settle_mail(mail_id, attempts, outcome) from private.mails where reason ->> 'answer' = outcome;
  update private.mails set next_at = 'infinity' where reason ->> 'answer' = outcome;
  select (content is null)::text from private.mails where reason ->> 'answer' = outcome $$;
select public.send_contact_message('aa000000-0000-4000-8000-000000000002', 'en', 'book', 'Mona', 'mona2@example.eg', 'And this?');
select is(pg_temp.content_after('retry'), 'true', 'new content');
select is(pg_temp.content_after('in_doubt'), 'false', 'kept');
delete from private.mails where message_id = 'aa000000-0000-4000-8000-000000000002';

-- Answers to messages.
create function pg_temp.message() returns uuid language sql as $$ select 'aa000000-0000-4000-8000-000000000001'::uuid $$;
select public.send_contact_message(pg_temp.message(), 'en', 'book', 'Mona', 'Mona@example.eg', 'Is it here?');
select private.queue_contact_answer(pg_temp.message(), E' Yes.\r\nCome. ');
select private.queue_contact_answer(pg_temp.message(), 'And more.');
select ok(answered_at is not null, 'answered') from public.contact_messages where message_id = pg_temp.message();
select is(string_agg(concat_ws('|', email, locale, reason ->> 'answer'), ' ' order by place), E'Mona@example.eg|en|Yes.\nCome. Mona@example.eg|en|And more.',
  'each answer causes an e-mail') from private.mails where kind = 'answer';
select is(pg_temp.send(), 'answer answer', 'and sent');
select is(content ->> 'message', 'Is it here?', 'with the message') from private.mails where kind = 'answer' limit 1;
select throws_ok($$select private.queue_contact_answer(gen_random_uuid(), 'x')$$, 'PT404');
select throws_ok($$select private.queue_contact_answer(pg_temp.message(), E' \n ')$$, 'PT422');
select throws_ok($$select private.queue_contact_answer(pg_temp.message(), repeat('x', 4001))$$, 'PT422');

-- Events from the mail service, once each, by either id.
create function pg_temp.report(key text, type text, email text default null) returns boolean language sql as $$
  select public.note_mail_event(jsonb_build_object('event_key', key, 'type', type, 'service_id', 'service-1', 'email', email,
    'occurred_at', '2026-11-22T10:00:00Z', 'evidence', '{"bounce": "no such mailbox"}'::jsonb)) $$;
select is(array[pg_temp.report('1', 'delivered'), pg_temp.report('1', 'delivered'), pg_temp.report('2', 'bounced')],
  array[true, false, true], 'each once');
select is((delivered_at, bounced_at)::text, ('2026-11-22T10:00:00Z'::timestamptz, '2026-11-22T10:00:00Z'::timestamptz)::text, 'stored with the e-mail')
from private.mails where service_id = 'service-1';
select public.note_mail_event('{"event_key": "3", "type": "complained", "email": "Other@Example.EG", "evidence": {}}');
select is(string_agg(split_part(email, '@', 1) || ' ' || why, ', ' order by why), 'mona bounced, other complained', 'two avoided addresses')
from private.avoided_addresses;
select throws_ok($$select public.note_mail_event('{"event_key": "4", "type": "opened", "evidence": {}}')$$, 'PT400');
select throws_ok($$select public.note_mail_event('{"type": "bounced", "evidence": {}}')$$, 'PT400');

-- Sends an undelivered e-mail again, but not a delivered one.
select ok(public.resend_mail(mail_id) ? 'mail_id', 'sent again') from private.mails where service_id = 'service-1';
select throws_ok(format('select public.resend_mail(%L)', mail_id), 'PT409', 'mail_not_ended')
from private.mails where kind = 'delivered' or service_id = 'service-1';
select throws_ok('select public.resend_mail(gen_random_uuid())', 'PT404');

-- Old content is deleted; the record that there was an e-mail is kept.
select is(public.prune_mails(), 0, 'young');
select pg_temp.later('91 days');
select cmp_ok(public.prune_mails(), '>', 10, 'old');
select is(count(content), 0::bigint, 'the content is deleted') from private.mails where ended_at is not null;

select * from finish();
rollback;
