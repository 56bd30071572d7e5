begin;
\ir setup.psql
select plan(30);

-- What the function stores with the service key, and the shopkeeper's views of it.

create function pg_temp.visit(number integer) returns jsonb language sql as $$
  select jsonb_build_object('session_id', 'c0000000-0000-4000-8000-' || lpad(number::text, 12, '0'), 'locale', 'ar',
    'anon_id', 'a0000000-0000-4000-8000-' || lpad(number::text, 12, '0')) $$;
create function pg_temp.event(kind text, name text, payload jsonb = '{}', path text = '/shop') returns jsonb language sql as $$
  select jsonb_build_object('ts', now(), 'level', 'info', 'kind', kind, 'name', name, 'path', path, 'payload', payload) $$;
create function pg_temp.keep(number integer, variadic events jsonb[]) returns jsonb language sql as $$
  select public.keep_telemetry(pg_temp.visit(number), to_jsonb(events)) $$;
create function pg_temp.many(count integer) returns jsonb language sql as $$
  select jsonb_agg(pg_temp.event('route', 'page')) from generate_series(1, count) $$;

set local role service_role;

-- Invalid events.
select throws_ok(format('select public.keep_telemetry(%L, %L)', session, events), 'PT400', 'invalid_events')
from (values ('{}', '[{}]'), ('{"session_id": "c0000000-0000-4000-8000-000000000001"}', '[]'),
  ('{"session_id": "c0000000-0000-4000-8000-000000000001"}', '{}'),
  ('{"session_id": "c0000000-0000-4000-8000-000000000001"}', null)) as received (session, events);
select throws_ok(format('select public.keep_telemetry(pg_temp.visit(1), %L)', pg_temp.many(101)), 'PT400', 'invalid_events');

-- A visit: its first description is kept, and later events add the signed-in shopper.
select is(public.keep_telemetry(pg_temp.visit(1), pg_temp.many(2)), '{"kept": 2}', 'kept');
select public.keep_telemetry(pg_temp.visit(1) || '{"locale": "en"}', pg_temp.many(1), 'd0000000-0000-4000-8000-000000000001');
select public.keep_telemetry(pg_temp.visit(1), pg_temp.many(1));
select is(concat_ws(' ', locale, user_id), 'ar d0000000-0000-4000-8000-000000000001', 'the visit')
from public.telemetry_sessions;
select is(count(*)::integer, 4, 'events') from public.telemetry_events;

-- A flood: of one visit, and of a browser that sends every batch as a new visit.
select public.keep_telemetry(pg_temp.visit(2), pg_temp.many(100)) from generate_series(1, 3);
select throws_ok('select public.keep_telemetry(pg_temp.visit(2), pg_temp.many(1))', 'PT429', 'too_many_events');
select public.keep_telemetry(pg_temp.visit(number) || '{"anon_id": "a0000000-0000-4000-8000-00000000000f"}', pg_temp.many(100))
from generate_series(3, 8) as number;
select throws_ok($$select public.keep_telemetry(pg_temp.visit(9) || '{"anon_id": "a0000000-0000-4000-8000-00000000000f"}',
  pg_temp.many(1))$$, 'PT429', 'too_many_events');
select is(count(*)::integer, 0, 'a refused visit') from public.telemetry_sessions where session_id = (pg_temp.visit(9) ->> 'session_id')::uuid;
-- And from one network address: 904 have arrived so far; the rest of 3,000 is accepted.
select public.keep_telemetry(pg_temp.visit(number), pg_temp.many(100)) from generate_series(10, 29) as number;
select throws_ok('select public.keep_telemetry(pg_temp.visit(30), pg_temp.many(97))', 'PT429', 'too_many_events');
select public.keep_telemetry(pg_temp.visit(30), pg_temp.many(96));
select throws_ok('select public.keep_telemetry(pg_temp.visit(31), pg_temp.many(1))', 'PT429', 'too_many_events');
-- Others are not affected, and a forged header does not change the address.
create function pg_temp.from(number integer, address text, count integer, claimed text = '198.51.100.1') returns jsonb language sql as $$
  select public.keep_telemetry(pg_temp.visit(number), pg_temp.many(count), p_headers =>
    jsonb_build_object('cf-connecting-ip', address, 'x-forwarded-for', claimed)) $$;
select is(pg_temp.from(31, '203.0.113.9', 100), '{"kept": 100}', 'elsewhere');
select pg_temp.from(number, '203.0.113.9', 100, '198.51.100.' || number) from generate_series(32, 60) as number;
select throws_ok($$select pg_temp.from(61, '203.0.113.9', 1, '198.51.100.61')$$, 'PT429', 'too_many_events');
select is(pg_temp.from(61, '203.0.113.10', 1), '{"kept": 1}', 'a third network address');
reset role;
-- A day's limit for one network address, and then for very many: each has 300 left.
update private.request_counts set amount = 30000 where subject like 'events today of %';
delete from private.request_counts where subject like 'events of address %';
select throws_ok($$select pg_temp.from(62, '203.0.113.9', 1)$$, 'PT429', 'too_many_events');
update private.request_counts set amount = 150000 where subject = 'events of all';
select pg_temp.from(number, '203.0.113.11', 100) from generate_series(63, 65) as number;
select throws_ok($$select pg_temp.from(66, '203.0.113.11', 1)$$, 'PT429', 'too_many_events');
select is(pg_temp.from(66, '203.0.113.12', 100), '{"kept": 100}', 'another visitor during the flood');
truncate public.telemetry_events, public.telemetry_sessions, private.request_counts;

-- Old data is deleted gradually at each call: old events, ended visits.
select pg_temp.from(number, '203.0.113.13', 100) from generate_series(1, 30) as number;
update public.telemetry_events set received_at = now() - interval '31 days' where event_id in (
  select event_id from public.telemetry_events order by event_id desc limit 2500);
update public.telemetry_sessions set last_seen_at = now() - interval '31 days' where session_id > (pg_temp.visit(9) ->> 'session_id')::uuid;
set local role service_role;
select is(public.prune_telemetry(1000), '{"events": 1000, "sessions": 21}', 'a part of it');
select public.keep_telemetry(pg_temp.visit(1), pg_temp.many(1));
select is(public.prune_telemetry(), '{"events": 1300, "sessions": 0}', 'data kept by a new event');
select is(public.prune_telemetry(), '{"events": 0, "sessions": 0}', 'nothing');
reset role;
truncate public.telemetry_events, public.telemetry_sessions, private.request_counts;

-- The views.
set local role service_role;
select pg_temp.keep(1, pg_temp.event('error', 'TypeError', '{"message": "x is undefined"}', '/product/A'),
  pg_temp.event('error', 'TypeError', '{"message": "x is undefined"}', '/product/B'), pg_temp.event('error', 'RangeError'),
  pg_temp.event('route', 'page'), pg_temp.event('route', 'page', '{}', '/product/A'),
  pg_temp.event('route', 'web_vitals', '{"lcp": 1000, "cls": 0.25, "ttfb": 100}', '/en/product/A'),
  pg_temp.event('route', 'web_vitals', '{"lcp": 2000, "cls": "much"}', '/product/B'),
  pg_temp.event('route', 'web_vitals', '{}', '/en'),
  pg_temp.event('api', '/rest/v1/rpc/quote_order', '{"duration": 100, "status": 200}'),
  pg_temp.event('api', '/rest/v1/rpc/quote_order', '{"duration": 300.4, "status": 503}'),
  pg_temp.event('api', '/rest/v1/rpc/quote_order', '{"duration": "long", "status": []}'),
  pg_temp.event('api', '/auth/v1/token', '{"duration": 20}'),
  pg_temp.event('api', '/auth/v1/token', '{"duration": 20, "status": 0}'));
select pg_temp.keep(2, pg_temp.event('error', 'TypeError', '{"message": "x is undefined"}'), pg_temp.event('route', 'page'));
select pg_temp.keep(1, variadic array(select pg_temp.event('checkout', name, '{"ok": true}') from unnest(array['start', 'start', 'shipping_selected',
  'validate_fields', 'order_linked', 'payment_details_sent', 'payment_linked']) as name));
select pg_temp.keep(2, pg_temp.event('checkout', 'start'), pg_temp.event('checkout', 'validate_fields', '{"ok": false}'));

select is(array_agg(concat_ws('|', name, message, times, visits, pages)), array['TypeError|x is undefined|3|2|3', 'RangeError|1|1|1'], 'errors')
from public.telemetry_errors_today;
select is(array_agg(concat_ws('|', call, calls, p50_ms, p95_ms, longest_ms, failed)),
  array['/rest/v1/rpc/quote_order|2|200|290|300|1', '/auth/v1/token|2|20|20|20|1'], 'calls') from public.telemetry_slowest_calls;
select is(concat_ws(' ', started, shipping_selected, fields_validated, ordered, payment_details_sent, payment_begun), '2 1 1 1 1 1', 'the funnel')
from public.telemetry_checkout_funnel;
select is(day, (now() at time zone 'Africa/Cairo')::date, 'its day') from public.telemetry_checkout_funnel;
select is(array_agg(concat_ws('|', page, visits, lcp_p75_ms, cls_p75, ttfb_p75_ms)), array['product|2|1750|0.25|100', 'home|1'], 'vitals')
from public.telemetry_web_vitals;
select is(array_agg(concat_ws('|', path, views, visits)), array['/shop|2|2', '/product/A|1|1'], 'pages') from public.telemetry_busiest_pages;

-- Yesterday's errors are not today's.
reset role;
update public.telemetry_events set received_at = date_trunc('day', now(), 'Africa/Cairo') - interval '1 second';
set local role service_role;
select is(count(*)::integer, 0, 'errors of yesterday') from public.telemetry_errors_today;
select is(count(*)::integer, 1, 'days of the funnel') from public.telemetry_checkout_funnel;

select * from finish();
rollback;
