begin;
\ir setup.psql
select plan(28);

-- The orders of the sample shop have mails of their own.
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
-- Time goes by for whoever was handed out.
create function pg_temp.later(passed interval) returns void language sql as $$
  update private.mails set claimed_at = claimed_at - passed, next_at = next_at - passed, first_try_at = first_try_at - passed,
    ended_at = ended_at - passed;
  update public.back_in_stock_requests set changed_at = changed_at - passed $$;

select pg_temp.request(name || '@example.eg') from unnest(array['a', 'b', 'c', 'd']) as name;
select is(pg_temp.claimed(), '', 'nobody is written to while it is sold out');
select ok(bool_and(token ~ '^[0-9a-f]{64}$') and count(distinct token) = 4, 'tokens')
from public.back_in_stock_requests;

-- Stock returns: each is handed out once, with what the mail says.
select public.stop_back_in_stock((select token from public.back_in_stock_requests where email = 'd@example.eg'));
select pg_temp.stock(1);
-- As if they had asked one after another.
update private.mails set next_at = next_at - interval '1 s' + ascii(email) * interval '1 ms' where kind = 'back_in_stock';
select is(pg_temp.states(), 'a queued, b queued, c queued, d stopped', 'stock returns');
select is((claim #- '{content,token}') - 'mail_id', '{"attempt": 1, "kind": "back_in_stock", "email": "a@example.eg", "locale": "ar",
  "give_up": false, "content": {"sku": "CHE-1-QB", "product_name": "كيمياء الدم والهواء", "name_en": "Chemistry of blood",
  "retail_price_pt": 5000}}', 'what is handed out')
from jsonb_array_elements(public.claim_mails(1)) as claim;
select is(pg_temp.claimed(), 'b@example.eg c@example.eg', 'the others');
select is(pg_temp.claimed(), '', 'nobody twice');
select pg_temp.settle('a', 'sent'), pg_temp.settle('b', 'refused');
select is(pg_temp.states(), 'a sent, b failed, c queued, d stopped', 'two have ended');
select pg_temp.settle('a', 'retry'), pg_temp.settle('b', 'retry'), pg_temp.settle('d', 'refused');
select is(pg_temp.states(), 'a sent, b failed, c queued, d stopped', 'what has ended stays so');

-- Whoever was sending never came back: handed out again after a while, under the same name, for not quite a day.
select pg_temp.later('1 minute');
select is(pg_temp.claimed(), '', 'soon after');
select pg_temp.later('2 minutes');
select is(pg_temp.claimed(), 'c@example.eg', 'a while after');
select pg_temp.settle('c', 'in_doubt');
select is(pg_temp.states(), 'a sent, b failed, c queued, d stopped', 'in doubt');
select pg_temp.later('22 hours');
select is(pg_temp.claimed(), 'c@example.eg', 'the same day');
select pg_temp.settle('c', 'in_doubt');
select pg_temp.later('1 hour');
select is(claim -> 'give_up', 'true', 'not the next day') from jsonb_array_elements(public.claim_mails()) as claim;
select pg_temp.settle('c', 'failed');
select is(pg_temp.claimed(), '', 'never again');
select is(pg_temp.states(), 'a sent, b failed, c failed, d stopped', 'given up, and nobody knows whether one went out');

-- A second request is a new one. A book that is gone again before the mail waits for its next return.
select pg_temp.stock(0);
select pg_temp.request('a@example.eg', 'en'), pg_temp.request('e@example.eg');
select pg_temp.stock(3), pg_temp.stock(0);
select is(pg_temp.claimed(), '', 'gone again');
select is(pg_temp.states(), 'a sent, a waiting, b failed, c failed, d stopped, e waiting', 'both wait');
-- Unpublished and published again is a return, too; a product that goes takes its requests along.
update public.products set published = false where sku = 'CHE-1-QB';
select pg_temp.stock(3);
select is(pg_temp.claimed(), '', 'unpublished');
update public.products set published = true where sku = 'CHE-1-QB';
select is(pg_temp.claimed(), 'a@example.eg e@example.eg', 'published again');
-- Stopped while the mail is on its way: it was sent all the same.
select public.stop_back_in_stock((select token from public.back_in_stock_requests where email = 'e@example.eg'));
select pg_temp.settle('e', 'sent');
select is(state, 'sent', 'stopped too late') from public.back_in_stock_requests where email = 'e@example.eg';

-- Stopped before the next attempt; gone while it is not known whether the mail went out.
select pg_temp.stock(0);
select pg_temp.settle('a', 'sent'), pg_temp.request('f@example.eg'), pg_temp.request('g@example.eg');
select pg_temp.stock(3);
select pg_temp.claimed();
select pg_temp.settle('f', 'in_doubt'), pg_temp.settle('g', 'in_doubt');
select public.stop_back_in_stock((select token from public.back_in_stock_requests where email = 'f@example.eg'));
select pg_temp.stock(0);
select pg_temp.later('2 minutes');
select is(pg_temp.claimed(), '', 'neither is tried again');
select is(string_agg(state, ' ' order by email), 'stopped failed', 'one was stopped, and one is in doubt for good')
from public.back_in_stock_requests where email in ('f@example.eg', 'g@example.eg');

select throws_ok($$select public.settle_mail(gen_random_uuid(), 1, 'else')$$, 'PT422');
select public.settle_mail(gen_random_uuid(), 1, 'sent');

-- What has ended is forgotten after a month, what waits after a year; and with a request its mail.
select pg_temp.request('h@example.eg');
select is(public.prune_back_in_stock(), 0, 'young');
select pg_temp.later('31 days');
select is(public.prune_back_in_stock(2), 2, 'two at a time');
select public.prune_back_in_stock();
select is(pg_temp.states(), 'h waiting', 'what is open stays');
select is(count(*), 0::bigint, 'the mails went along') from private.mails where kind = 'back_in_stock';
select pg_temp.later('335 days');
select is(public.prune_back_in_stock(), 1, 'a year');

select * from finish();
rollback;
