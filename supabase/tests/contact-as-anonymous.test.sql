set local role anon;

select assert.refused(statement) from unnest(array[
  $$select * from public.contact_messages$$,
  $$insert into public.contact_messages (message_id) values (gen_random_uuid())$$,
  $$update public.contact_messages set staff_note = 'x'$$,
  $$delete from public.contact_messages$$,
  $$select * from private.contact_senders$$,
  $$select private.writes_too_much('a@b.example', null)$$]) as statement;

create function pg_temp.send(key integer, email text default 'Mona@example.com', message text default 'أين طلبي؟',
  topic text default 'order', website text default '', phone text default '٠١٠ ٠٠٠٠ ٠٠٠٠')
returns text language sql as $$
  select public.send_contact_message(format('c0000000-0000-4000-8000-%s', lpad(key::text, 12, '0'))::uuid,
    'ar', topic, ' منى ', email, message, phone, ' ZD-7K3M-9QXT ', website) ->> 'reference' $$;

-- Kept once, however often it is sent.
select assert.that(pg_temp.send(1) ~ '^M-[0-9A-F]{4}-[0-9A-F]{4}$', 'a reference');
select assert.equal(pg_temp.send(1), pg_temp.send(1), 'the reference of the same message');
select assert.refused_as($$select pg_temp.send(1, message => 'another')$$, 'key_reused');

select assert.refused_as($$select pg_temp.send(2, website => 'https://spam.example')$$, 'refused');
select assert.refused_as(statement, 'invalid_message') from unnest(array[
  $$select pg_temp.send(2, message => e' \n\t ')$$,
  $$select pg_temp.send(2, message => null)$$,
  $$select pg_temp.send(2, message => repeat('x', 4001))$$,
  $$select pg_temp.send(2, message => repeat('x', 100000))$$,
  $$select pg_temp.send(2, email => 'nobody')$$,
  $$select pg_temp.send(2, email => null)$$,
  $$select pg_temp.send(2, email => repeat('x', 250) || '@example.com')$$,
  $$select pg_temp.send(2, topic => 'weather')$$,
  $$select public.send_contact_message(null, 'ar', 'order', 'a', 'a@b.example', 'x')$$,
  $$select public.send_contact_message(gen_random_uuid(), 'fr', 'order', 'a', 'a@b.example', 'x')$$]) as statement;

-- Five from one address within an hour, in whatever letters it is written; what was kept is still answered.
select pg_temp.send(key) from generate_series(2, 5) as key;
select assert.refused_as($$select pg_temp.send(6)$$, 'too_many_messages');
select assert.refused_as($$select pg_temp.send(6, 'MONA@EXAMPLE.COM')$$, 'too_many_messages');
select assert.that(pg_temp.send(5) is not null, 'a repeated message');

-- Twenty from one place on the network.
select set_config('request.headers', '{"x-forwarded-for": "203.0.113.9, 10.0.0.1"}', true);
select pg_temp.send(100 + key, format('reader%s@example.com', key)) from generate_series(1, 20) as key;
select assert.refused_as($$select pg_temp.send(121, 'reader21@example.com')$$, 'too_many_messages');
select set_config('request.headers', '{"x-forwarded-for": "203.0.113.10"}', true);
select assert.that(pg_temp.send(121, 'reader21@example.com') is not null, 'a message from elsewhere');

-- Two hundred altogether.
select set_config('request.headers', '', true);
select pg_temp.send(200 + key, format('school%s@example.com', key)) from generate_series(1, 174) as key;
select assert.refused_as($$select pg_temp.send(400, 'late@example.com')$$, 'too_many_messages');

reset role;
select assert.equal(count(*)::integer, 200, 'messages kept') from public.contact_messages;
select assert.equal(
  (select (name, email, phone, order_number, message, topic, locale)::text from public.contact_messages
   where message_id = 'c0000000-0000-4000-8000-000000000001'),
  '(منى,Mona@example.com,01000000000,ZD-7K3M-9QXT,"أين طلبي؟",order,ar)', 'what is kept');
select assert.that(bool_and(sender ~ '^[0-9a-f]{64}$'), 'addresses as digests') from private.contact_senders;
