begin;
\ir setup.psql
select plan(251);

-- A visitor with an order's number and a phone number.
create temporary table hers as select order_id, order_number, idempotency_key from public.orders;
grant select on hers to anon;
create function pg_temp.outcome(number text, phone text) returns text language sql as $$
  select public.track_order(number, phone) ->> 'outcome' $$;
create function pg_temp.paid_number() returns text language sql as $$
  select order_number from hers where idempotency_key = 'e0000000-0000-4000-8000-000000000002' $$;
create function pg_temp.forget() returns void language sql as $$ delete from private.request_counts $$;
create function pg_temp.later(period interval) returns void language sql as $$
  update private.request_counts set ends_at = ends_at - period $$;
grant execute on all functions in schema pg_temp to anon;

set local role anon;

-- Exactly this, and nothing that identifies the owner of the order.
select is(
  (public.track_order(pg_temp.paid_number(), '01112345678') -> 'order') - array['placed_at', 'history'],
  jsonb_build_object('order_number', pg_temp.paid_number(), 'status', 'processing', 'parcels', '[{"courier": "J&T Express"}]'::jsonb),
  'the response');
select is(array_agg(step ->> 'status' order by step ->> 'timestamp'), array['pending', 'processing'], 'the history')
from jsonb_array_elements(public.track_order(pg_temp.paid_number(), '01112345678') #> '{order,history}') as step;
select is(array_agg(distinct keys order by keys), array['status', 'timestamp'], 'keys of the history')
from jsonb_array_elements(public.track_order(pg_temp.paid_number(), '01112345678') #> '{order,history}') as step, jsonb_object_keys(step) as keys;

-- In any spelling.
select is(pg_temp.outcome(number, phone), 'found', number || ' ' || phone)
from hers, unnest(array[order_number, lower(order_number), replace(order_number, '-', ' '), right(order_number, 9),
    translate(order_number, '0123456789', '٠١٢٣٤٥٦٧٨٩'), translate(order_number, '01', 'oI')]) as number,
  unnest(array['01112345678', '+201112345678', '201112345678', '00201112345678', '+2001112345678', '٠١١ ١٢٣٤-٥٦٧٨']) as phone;

-- A wrong phone number and an unknown order get the same response.
select is(public.track_order(number, phone), '{"outcome": "unknown"}', concat_ws(' ', number, phone))
from (values
  (pg_temp.paid_number(), '01112345679'), (pg_temp.paid_number(), '1112345678x'), (pg_temp.paid_number(), ''),
  (pg_temp.paid_number(), null), (pg_temp.paid_number(), '+20000000000'), ('ZD-0000-0000', '01112345678'), ('', '01112345678'),
  (null, null), ('%', '%'), (repeat('Z', 100000), repeat('1', 100000)), (pg_temp.paid_number() || '0', '01112345678')) as wrong (number, phone);

-- After ten wrong guesses about one order from one network address, the correct one is refused there too for a while;
-- the same for an unknown order. Correct ones are not counted.
reset role;
select pg_temp.forget();
set local role anon;
select tests.come_from('203.0.113.9');
select is(pg_temp.outcome(pg_temp.paid_number(), '01112345678'), 'found', 'look ' || number) from generate_series(1, 30) as number;
select is(pg_temp.outcome(wanted, '0101234567' || guess % 10), case when guess <= 10 then 'unknown' else 'limited' end, 'guess ' || guess)
from unnest(array[pg_temp.paid_number(), 'ZD-0000-0000']) as wanted, generate_series(1, 12) as guess;
select is(pg_temp.outcome(pg_temp.paid_number(), '01112345678'), 'limited', 'the correct one after ten wrong ones');
select is(pg_temp.outcome(order_number, '01112345678'), 'found', 'another order')
from hers where order_number <> pg_temp.paid_number();
-- The owner, elsewhere, is not affected.
select tests.come_from('203.0.113.10');
select is(pg_temp.outcome(pg_temp.paid_number(), '01112345678'), 'found', 'the owner at another address');
select tests.come_from('203.0.113.9');
reset role;
select pg_temp.later('16 minutes');
set local role anon;
select is(pg_temp.outcome(pg_temp.paid_number(), '01112345678'), 'found', 'a quarter of an hour later');

-- From very many network addresses: after a hundred guesses in a day, each has three left, and the owner needs one.
reset role;
select pg_temp.forget();
set local role anon;
select tests.come_from('198.51.100.' || place), pg_temp.outcome(pg_temp.paid_number(), '0101234567' || guess)
from generate_series(1, 10) as place, generate_series(0, 9) as guess;
select tests.come_from('198.51.100.11');
select is(pg_temp.outcome(pg_temp.paid_number(), '0101234567' || guess), case when guess <= 3 then 'unknown' else 'limited' end, 'guess ' || guess)
from generate_series(1, 4) as guess;
select tests.come_from('203.0.113.10');
select is(pg_temp.outcome(pg_temp.paid_number(), '01112345678'), 'found', 'the owner, look ' || number) from generate_series(1, 10) as number;

-- From one network address, which only the servers in front can determine: limits of orders and of guesses.
create function pg_temp.from(headers text) returns void language sql as $$ select set_config('request.headers', headers, true) $$;
create function pg_temp.outcome_from(headers text, number text) returns text language sql as $$
  select pg_temp.from(headers);
  select pg_temp.outcome(number, '01112345678') $$;
select pg_temp.from('{"cf-connecting-ip": "203.0.113.12", "x-forwarded-for": "198.51.100.1", "x-real-ip": "198.51.100.1"}');
select is(pg_temp.outcome('ZD-0000-' || lpad(guess::text, 4, '0'), '01112345678'), case when guess <= 60 then 'unknown' else 'limited' end, 'guess ' || guess)
from generate_series(1, 61) as guess;
select is(pg_temp.outcome_from(format('{"cf-connecting-ip": "203.0.113.12", "x-forwarded-for": "198.51.100.%s", "x-real-ip": "198.51.100.%s"}', place, place),
  'ZD-0000-0061'), 'limited', 'a forged header')
from generate_series(2, 9) as place;
select is(pg_temp.outcome_from(headers, 'ZD-0000-0061'), 'unknown', coalesce(headers, 'null'))
from unnest(array['{"cf-connecting-ip": "203.0.113.13"}', '{"cf-connecting-ip": "2001:db8::1"}', '{"x-real-ip": "nowhere"}', '{', '[]', '{}', '', null]) as headers;
-- An IPv6 network counts as one address.
select pg_temp.from(format('{"cf-connecting-ip": "2001:db8::%s"}', place)), pg_temp.outcome('ZD-0000-0062', '01112345678') from generate_series(1, 10) as place;
select is(pg_temp.outcome('ZD-0000-0062', '01112345678'), 'limited', 'an eleventh guess from the same network');

-- An IPv4 address, in any notation.
select tests.come_from('::ffff:198.51.100.77'), pg_temp.outcome('ZD-0000-0064', '01112345678') from generate_series(1, 10);
select tests.come_from('198.51.100.77');
select is(pg_temp.outcome('ZD-0000-0064', '01112345678'), 'limited', 'the same address');
select tests.come_from('::ffff:198.51.100.78');
select is(pg_temp.outcome('ZD-0000-0064', '01112345678'), 'unknown', 'another address');

-- Behind the shop's own proxy: the address that it has seen itself comes last.
reset role;
select pg_temp.forget();
update private.network_settings set address_header = 'x-forwarded-for';
set local role anon;
select is(pg_temp.outcome_from(format('{"x-forwarded-for": "198.51.100.%s, 203.0.113.14", "cf-connecting-ip": "198.51.100.%s"}', guess, guess),
  'ZD-0000-0063'), case when guess <= 10 then 'unknown' else 'limited' end, 'claim ' || guess)
from generate_series(1, 12) as guess;

-- Expired counts are deleted with the next guesses.
reset role;
select pg_temp.later('2 days');
set local role anon;
select pg_temp.outcome('ZD-0000-000' || guess, '01112345678') from generate_series(1, 9) as guess;
reset role;
select ok(bool_and(ends_at > now()), 'expired counts are deleted') from private.request_counts;

select * from finish();
rollback;
