begin;
\ir setup.psql
select plan(27);

create function pg_temp.request(email text, locale text default 'ar') returns void
language sql as $$ select public.request_back_in_stock('CHE-1-QB', email, locale) $$;
create function pg_temp.states() returns text language sql as $$
  select string_agg(split_part(email, '@', 1) || ' ' || state || case when in_doubt then '?' else '' end, ', ' order by email, created_at, state)
  from public.back_in_stock_requests $$;
create function pg_temp.stock(count integer) returns void language sql as $$
  update public.inventory set on_hand = reserved + count where product_id = 'b0000000-0000-4000-8000-000000000005' $$;
create function pg_temp.claimed() returns text language sql as $$
  select coalesce(string_agg(claim ->> 'email', ' ' order by claim ->> 'email'), '')
  from jsonb_array_elements(public.claim_back_in_stock()) as claim $$;
create function pg_temp.settle(name text, outcome text) returns void language sql as $$
  select public.settle_back_in_stock(request_id, outcome) from public.back_in_stock_requests where email = name || '@example.eg' $$;
-- Time goes by for whoever was handed out.
create function pg_temp.later(passed interval) returns void language sql as $$
  update public.back_in_stock_requests set claimed_at = claimed_at - passed, changed_at = changed_at - passed $$;

select pg_temp.request(name || '@example.eg') from unnest(array['a', 'b', 'c', 'd']) as name;
select is(pg_temp.claimed(), '', 'nobody is written to while it is sold out');
select ok(bool_and(token ~ '^[0-9a-f]{64}$') and count(distinct token) = 4, 'tokens')
from public.back_in_stock_requests;

-- Stock returns: each is handed out once, with what the mail says.
select public.stop_back_in_stock((select token from public.back_in_stock_requests where email = 'd@example.eg'));
select pg_temp.stock(1);
-- As if they had asked one after another.
update public.back_in_stock_requests set changed_at = changed_at + ascii(email) * interval '1 ms';
select is(pg_temp.states(), 'a queued, b queued, c queued, d stopped', 'stock returns');
select is(claim - 'request_id' - 'token', '{"email": "a@example.eg", "locale": "ar", "sku": "CHE-1-QB",
  "product_name": "كيمياء الدم والهواء", "name_en": "Chemistry of blood", "retail_price_pt": 5000}', 'what is handed out')
from jsonb_array_elements(public.claim_back_in_stock(1)) as claim;
select is(pg_temp.claimed(), 'b@example.eg c@example.eg', 'the others');
select is(pg_temp.claimed(), '', 'nobody twice');
select pg_temp.settle('a', 'sent'), pg_temp.settle('b', 'refused');
select is(pg_temp.states(), 'a sent, b failed, c queued?, d stopped', 'two have ended');
select pg_temp.settle('a', 'retry'), pg_temp.settle('b', 'sent'), pg_temp.settle('d', 'refused');
select is(pg_temp.states(), 'a sent, b failed, c queued?, d stopped', 'what has ended stays so');

-- Whoever was sending never came back: handed out again after a while, five times in all.
select pg_temp.later('4 minutes');
select is(pg_temp.claimed(), '', 'soon after');
select pg_temp.later('2 minutes');
select is(pg_temp.claimed(), 'c@example.eg', 'a while after');
select pg_temp.settle('c', 'retry');
select is(pg_temp.states(), 'a sent, b failed, c queued, d stopped', 'surely not sent');
create function pg_temp.claimed_an_hour_later() returns text language sql as $$
  select pg_temp.later('1 hour');
  select pg_temp.claimed() $$;
select is(pg_temp.claimed_an_hour_later(), 'c@example.eg', 'attempt ' || attempt)
from generate_series(2, 5) as attempt;
select pg_temp.later('1 hour');
select is(pg_temp.claimed(), '', 'a sixth attempt');
select is(pg_temp.states(), 'a sent, b failed, c failed?, d stopped', 'given up, and nobody knows whether one went out');

-- A second request is a new one. A book that is gone again before the mail waits for its next return.
select pg_temp.stock(0);
select pg_temp.request('a@example.eg', 'en'), pg_temp.request('e@example.eg');
select pg_temp.stock(3), pg_temp.stock(0);
select is(pg_temp.claimed(), '', 'gone again');
select is(pg_temp.states(), 'a sent, a waiting, b failed, c failed?, d stopped, e waiting', 'both wait');
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

select throws_ok($$select public.settle_back_in_stock(gen_random_uuid(), 'else')$$, 'PT422');
select public.settle_back_in_stock(gen_random_uuid(), 'sent');

-- What has ended is forgotten after a month, what waits after a year.
select is(public.prune_back_in_stock(), 0, 'young');
select pg_temp.later('31 days');
select is(public.prune_back_in_stock(2), 2, 'two at a time');
select public.prune_back_in_stock();
select is(pg_temp.states(), 'a queued?', 'what is open stays');
select pg_temp.later('335 days');
select is(public.prune_back_in_stock(), 1, 'a year');

select * from finish();
rollback;
