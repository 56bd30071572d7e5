begin;
\ir setup.psql
select plan(30);

set local role anon;

create function pg_temp.send(key integer, email text default 'Mona@example.com', message text default 'أين طلبي؟',
  topic text default 'order', website text default '', phone text default '٠١٠ ٠٠٠٠ ٠٠٠٠')
returns text language sql as $$
  select public.send_contact_message(format('c0000000-0000-4000-8000-%s', lpad(key::text, 12, '0'))::uuid,
    'ar', topic, ' منى ', email, message, phone, ' ZD-7K3M-9QXT ', website) ->> 'reference' $$;

-- Stored once, however often it is sent.
select ok(pg_temp.send(1) ~ '^M-[0-9A-F]{4}-[0-9A-F]{4}$', 'a reference');
select is(pg_temp.send(1), pg_temp.send(1), 'the reference of the same message');
select throws_ok($$select pg_temp.send(1, message => 'another')$$, 'PT409', 'key_reused');

select throws_ok($$select pg_temp.send(2, website => 'https://spam.example')$$, 'PT422', 'refused');
select throws_ok(statement, 'PT400', 'invalid_message') from unnest(array[
  $$select pg_temp.send(2, message => e' \n\t ')$$,
  $$select pg_temp.send(2, message => null)$$,
  $$select pg_temp.send(2, message => repeat('x', 4001))$$,
  $$select pg_temp.send(2, message => repeat('x', 100000))$$,
  $$select pg_temp.send(2, email => 'nobody')$$,
  $$select pg_temp.send(2, email => null)$$,
  $$select pg_temp.send(2, email => 'Zad<omar@example.com>')$$,
  $$select pg_temp.send(2, email => 'a,b@example.com')$$,
  $$select pg_temp.send(2, email => repeat('x', 250) || '@example.com')$$,
  $$select pg_temp.send(2, topic => 'weather')$$,
  $$select public.send_contact_message(null, 'ar', 'order', 'a', 'a@b.example', 'x')$$,
  $$select public.send_contact_message(gen_random_uuid(), 'fr', 'order', 'a', 'a@b.example', 'x')$$]) as statement;

-- Five with one e-mail address within an hour, in any letter case; a stored message still gets its response. Messages
-- with her address from elsewhere do not use up her limit.
select tests.come_from('203.0.113.8');
select pg_temp.send(50 + key) from generate_series(1, 5) as key;
select throws_ok($$select pg_temp.send(56)$$, 'PT429', 'too_many_messages');
select set_config('request.headers', '', true);
select pg_temp.send(key) from generate_series(2, 5) as key;
select throws_ok($$select pg_temp.send(6)$$, 'PT429', 'too_many_messages');
select throws_ok($$select pg_temp.send(6, 'MONA@EXAMPLE.COM')$$, 'PT429', 'too_many_messages');
select ok(pg_temp.send(5) is not null, 'a repeated message');

-- Twenty from one network address, whatever headers it sends.
select tests.come_from('203.0.113.9');
select pg_temp.send(100 + key, format('reader%s@example.com', key)) from generate_series(1, 20) as key;
select throws_ok($$select pg_temp.send(121, 'reader21@example.com')$$, 'PT429', 'too_many_messages');
create function pg_temp.send_claiming(address text) returns text language sql as $$
  select set_config('request.headers', jsonb_build_object('cf-connecting-ip', '203.0.113.9', 'x-forwarded-for', address)::text, true);
  select pg_temp.send(121, 'reader21@example.com') $$;
select throws_ok(format($$select pg_temp.send_claiming('198.51.100.%s')$$, claimed), 'PT429', 'too_many_messages', 'claim ' || claimed)
from generate_series(1, 3) as claimed;
select tests.come_from('203.0.113.10');
select ok(pg_temp.send(121, 'reader21@example.com') is not null, 'a message from elsewhere');

-- A flood from many network addresses: each has two left, and a first message is always accepted.
reset role;
update private.request_counts set amount = 2000 where subject = 'messages of all';
set local role anon;
select tests.come_from('203.0.113.11');
select pg_temp.send(4000 + key, format('mona%s@example.com', key)) from generate_series(1, 2) as key;
select throws_ok($$select pg_temp.send(4003, 'mona3@example.com')$$, 'PT429', 'too_many_messages');
select tests.come_from('203.0.113.12');
select ok(pg_temp.send(4004) is not null, 'another sender');

reset role;
select is(count(*)::integer, 34, 'stored messages') from public.contact_messages;
select is(
  (select (name, email, phone, order_number, message, topic, locale)::text from public.contact_messages
   where message_id = 'c0000000-0000-4000-8000-000000000001'),
  '(منى,Mona@example.com,01000000000,ZD-7K3M-9QXT,"أين طلبي؟",order,ar)', 'the stored data');
select ok(bool_and(subject !~ '203\.0\.113'), 'addresses are hashed') from private.request_counts;

select * from finish();
rollback;
