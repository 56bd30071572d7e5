begin;
\ir setup.psql
\ir sample-payments.psql
\ir sample-refunds.psql
select plan(28);

-- Refunds in the provider's dashboard during a refund of the shop. Fawry reports only that a part of a charge was
-- refunded, Paymob how much.
reset role;
create function pg_temp.request(key text, amount bigint) returns text language sql as $$
  select pg_temp.open_refund(key, amount);
  select pg_temp.claim(), tests.report(key, 'PAID');
  select pg_temp.step(key) $$;
create function pg_temp.mails(key text) returns text[] language sql as $$
  select coalesce(array_agg(coalesce(reason ->> 'amount_pt', 'unknown') order by created_at), '{}')
  from private.mails where order_id = tests.order_of(key) and kind = 'refunded' $$;
create function pg_temp.in_doubt() returns bigint language sql as $$
  select (private.refunds_waiting('{in_doubt}', 5) ->> 'count')::bigint $$;
create function pg_temp.paid_by_fawry(key text) returns text language sql as $$
  select tests.pay(key, 'fawry', 'any');
  select tests.report(key, 'PAID') $$;

-- A partial refund before the result of the request is known, which Fawry then refuses.
select pg_temp.paid_by_fawry('3');
select is(pg_temp.request('3', 700), 'calling call 1', 'the request');
select tests.report('3', 'PARTIAL_REFUNDED');
select is(pg_temp.facts('3'), 'processing PARTIAL_REFUNDED part', 'a part with an unknown origin');
select is(pg_temp.step('3'), 'calling', 'undecided without a response');
select is(pg_temp.mails('3'), '{}', 'no e-mail with an amount');
select pg_temp.answered('3', 'refused', 'above_allowed'), tests.report('3', 'PARTIAL_REFUNDED');
select is(pg_temp.step('3'), 'in_doubt', 'a refund that Fawry refused is not the shop''s');
select is(pg_temp.in_doubt(), 1::bigint, 'in doubt');
select is(public.close_refund(pg_temp.newest('3'), 'not_refunded', '12 EGP, by Mona') ->> 'state', 'refused', 'and closed by a person');
select is(pg_temp.mails('3'), array['unknown'], 'the shopper gets an e-mail about the part');
select throws_ok($$select pg_temp.open_refund('3', 1)$$, 'PT409', 'left_unknown');

-- Accepted: the part is the shop's, even if it was reported first.
select pg_temp.paid_by_fawry('4');
select pg_temp.request('4', 700), tests.report('4', 'PARTIAL_REFUNDED'), pg_temp.answered('4', 'accepted');
select is(pg_temp.step('4'), 'done', 'accepted');
select is(pg_temp.facts('4') || pg_temp.mails('4')::text, 'processing PARTIAL_REFUNDED part 700{700}', 'the requested part');

-- The response was lost: Fawry's first report is taken for it.
select pg_temp.paid_by_fawry('5');
select pg_temp.request('5', 700), pg_temp.answered('5', 'unknown'), tests.report('5', 'PARTIAL_REFUNDED');
select is(pg_temp.step('5'), 'done', 'a part immediately');
-- The same after a killed function, for the next claim of the refund.
select pg_temp.paid_by_fawry('6');
select pg_temp.request('6', 700), tests.report('6', 'PARTIAL_REFUNDED');
select is(pg_temp.step('6'), 'calling', 'it may still be in progress');
select pg_temp.later('6', interval '3 minutes'), pg_temp.claim();
select is(pg_temp.step('6'), 'done', 'it is not');
-- After Fawry has reported that nothing was refunded, a later part may be anybody's.
select pg_temp.paid_by_fawry('7');
select pg_temp.request('7', 700), pg_temp.answered('7', 'unknown'), tests.report('7', 'PAID');
select is(pg_temp.step('7'), 'calling', 'nothing was refunded');
select tests.report('7', 'PARTIAL_REFUNDED');
select is(pg_temp.step('7'), 'calling', 'it is not the shop''s');
select pg_temp.later('7', interval '61 minutes'), pg_temp.claim(), tests.report('7', 'PARTIAL_REFUNDED');
select is(pg_temp.step('7'), 'in_doubt', 'in doubt');
select is(public.close_refund(pg_temp.newest('7'), 'refunded', 'seen in the dashboard') ->> 'state', 'done', 'and closed by a person');
select is(pg_temp.facts('7') || pg_temp.mails('7')::text, 'processing PARTIAL_REFUNDED part 700{700}', 'one e-mail');
-- Everything was refunded, the shop requested a part, and it is unknown whether that was carried out.
select pg_temp.paid_by_fawry('8');
select pg_temp.request('8', 700), pg_temp.answered('8', 'unknown'), tests.report('8', 'REFUNDED');
select is(pg_temp.step('8'), 'calling', 'more than was requested');
select pg_temp.later('8', interval '61 minutes'), pg_temp.claim(), tests.report('8', 'REFUNDED');
select is(pg_temp.step('8'), 'in_doubt', 'in doubt');
select is(public.close_refund(pg_temp.newest('8'), 'refunded', 'all of it') ->> 'state', 'done', 'a note is required');

-- Paymob's amount: a different one than was requested is not the shop's unless the request was accepted.
select tests.pay('9'), tests.report('9', 'PAID');
select pg_temp.request('9', 700), pg_temp.answered('9', 'accepted'), pg_temp.returned('9', 900);
select is(pg_temp.step('9'), 'done', 'accepted, and more was refunded elsewhere');
select pg_temp.request('9', 100), pg_temp.answered('9', 'unknown'), pg_temp.returned('9', 1100);
select is(pg_temp.step('9'), 'calling', 'more than was requested');
select pg_temp.later('9', interval '61 minutes'), pg_temp.claim(), pg_temp.returned('9', 1100);
select is(pg_temp.step('9'), 'in_doubt', 'in doubt');
select is(public.close_refund(pg_temp.newest('9'), 'not_refunded', 'by Mona') ->> 'state', 'refused', 'and closed by a person');
select pg_temp.request('9', 50), pg_temp.answered('9', 'refused', 'provider_refused'), pg_temp.returned('9', 1150);
select is(pg_temp.step('9'), 'in_doubt', 'refused, whatever was refunded');
select is(pg_temp.mails('9'), array['900', '200', '50'], 'the shopper gets an e-mail about all of it');

select * from finish();
rollback;
