begin;
\ir setup.psql
select plan(28);

-- The sample orders have queued e-mails, which are removed here.
update private.mails set state = 'sent', sent_at = now(), ended_at = now();

create function pg_temp.request(email text, locale text default 'ar') returns void
language sql as $$ select public.request_back_in_stock('CHE-1-QB', email, locale) $$;
create function pg_temp.states() returns text language sql as $$
  select string_agg(split_part(email, '@', 1) || ' ' || state, ', ' order by email, created_at, state)
  from public.back_in_stock_requests $$;
create function pg_temp.stock(count integer) returns void language sql as $$
  update public.inventory set on_hand = reserved + count where product_id = 'b0000000-0000-4000-8000-000000000005' $$;
create function pg_temp.claimed() returns text language sql as $$
  select coalesce(string_agg(claim ->> 'email', ' ' order by claim ->> 'email'), '')
  from jsonb_array_elements(public.claim_mails()) as claim $$;
create function pg_temp.settle(name text, outcome text) returns void language sql as $$
  select public.settle_mail(mail_id, attempts, outcome) from private.mails where email = name || '@example.eg' $$;
-- Moves the claims into the past.
create function pg_temp.later(passed interval) returns void language sql as $$
  update private.mails set claimed_at = claimed_at - passed, next_at = next_at - passed, first_try_at = first_try_at - passed,
    ended_at = ended_at - passed;
  update public.back_in_stock_requests set changed_at = changed_at - passed $$;

select pg_temp.request(name || '@example.eg') from unnest(array['a', 'b', 'c', 'd']) as name;
select is(pg_temp.claimed(), '', 'nothing is sent while it is sold out');
select ok(bool_and(token ~ '^[0-9a-f]{64}$') and count(distinct token) = 4, 'tokens')
from public.back_in_stock_requests;

-- Stock returns: each request is claimed once, with the content of the e-mail.
select public.stop_back_in_stock((select token from public.back_in_stock_requests where email = 'd@example.eg'));
select pg_temp.stock(1);
-- As if the requests had been made one after another.
update private.mails set next_at = next_at - interval '1 s' + ascii(email) * interval '1 ms' where kind = 'back_in_stock';
select is(pg_temp.states(), 'a queued, b queued, c queued, d stopped', 'stock returns');
select is((claim #- '{content,token}') - 'mail_id', '{"attempt": 1, "kind": "back_in_stock", "email": "a@example.eg", "locale": "ar",
  "give_up": false, "content": {"sku": "CHE-1-QB", "product_name": "كيمياء الدم والهواء", "name_en": "Chemistry of blood",
  "retail_price_pt": 5000}}', 'the claimed requests')
from jsonb_array_elements(public.claim_mails(1)) as claim;
select is(pg_temp.claimed(), 'b@example.eg c@example.eg', 'the remaining requests');
select is(pg_temp.claimed(), '', 'no request is claimed twice');
select pg_temp.settle('a', 'sent'), pg_temp.settle('b', 'refused');
select is(pg_temp.states(), 'a sent, b failed, c queued, d stopped', 'two have ended');
select pg_temp.settle('a', 'retry'), pg_temp.settle('b', 'retry'), pg_temp.settle('d', 'refused');
select is(pg_temp.states(), 'a sent, b failed, c queued, d stopped', 'ended requests stay ended');

-- The sender never reported back: claimed again after a while with the same id, for almost a day.
select pg_temp.later('1 minute');
select is(pg_temp.claimed(), '', 'retried soon');
select pg_temp.later('2 minutes');
select is(pg_temp.claimed(), 'c@example.eg', 'retried later');
select pg_temp.settle('c', 'in_doubt');
select is(pg_temp.states(), 'a sent, b failed, c queued, d stopped', 'in doubt');
select pg_temp.later('22 hours');
select is(pg_temp.claimed(), 'c@example.eg', 'still retried on the same day');
select pg_temp.settle('c', 'in_doubt');
select pg_temp.later('1 hour');
select is(claim -> 'give_up', 'true', 'not retried on the next day') from jsonb_array_elements(public.claim_mails()) as claim;
select pg_temp.settle('c', 'failed');
select is(pg_temp.claimed(), '', 'never retried');
select is(pg_temp.states(), 'a sent, b failed, c failed, d stopped', 'given up with an unknown result');

-- A second request is a new one. If the book is sold out again before the e-mail, the request waits for its next
-- return.
select pg_temp.stock(0);
select pg_temp.request('a@example.eg', 'en'), pg_temp.request('e@example.eg');
select pg_temp.stock(3), pg_temp.stock(0);
select is(pg_temp.claimed(), '', 'sold out again');
select is(pg_temp.states(), 'a sent, a waiting, b failed, c failed, d stopped, e waiting', 'both requests wait');
-- Unpublishing and publishing also counts as a return; deleting a product deletes its requests.
update public.products set published = false where sku = 'CHE-1-QB';
select pg_temp.stock(3);
select is(pg_temp.claimed(), '', 'unpublished');
update public.products set published = true where sku = 'CHE-1-QB';
select is(pg_temp.claimed(), 'a@example.eg e@example.eg', 'a return by publishing');
-- Stopped while the e-mail is being sent: it was sent nevertheless.
select public.stop_back_in_stock((select token from public.back_in_stock_requests where email = 'e@example.eg'));
select pg_temp.settle('e', 'sent');
select is(state, 'sent', 'stopped too late') from public.back_in_stock_requests where email = 'e@example.eg';

-- Stopped before the next attempt; sold out while it is unknown whether the e-mail was sent.
select pg_temp.stock(0);
select pg_temp.settle('a', 'sent'), pg_temp.request('f@example.eg'), pg_temp.request('g@example.eg');
select pg_temp.stock(3);
select pg_temp.claimed();
select pg_temp.settle('f', 'in_doubt'), pg_temp.settle('g', 'in_doubt');
select public.stop_back_in_stock((select token from public.back_in_stock_requests where email = 'f@example.eg'));
select pg_temp.stock(0);
select pg_temp.later('2 minutes');
select is(pg_temp.claimed(), '', 'neither is retried');
select is(string_agg(state, ' ' order by email), 'stopped failed', 'one was stopped, and one stays in doubt')
from public.back_in_stock_requests where email in ('f@example.eg', 'g@example.eg');

select throws_ok($$select public.settle_mail(gen_random_uuid(), 1, 'else')$$, 'PT422');
select public.settle_mail(gen_random_uuid(), 1, 'sent');

-- Ended requests are deleted after a month and waiting ones after a year, each with its e-mail.
select pg_temp.request('h@example.eg');
select is(public.prune_back_in_stock(), 0, 'young');
select pg_temp.later('31 days');
select is(public.prune_back_in_stock(2), 2, 'two at a time');
select public.prune_back_in_stock();
select is(pg_temp.states(), 'h waiting', 'open requests are kept');
select is(count(*), 0::bigint, 'their e-mails are deleted') from private.mails where kind = 'back_in_stock';
select pg_temp.later('335 days');
select is(public.prune_back_in_stock(), 1, 'a year');

select * from finish();
rollback;
