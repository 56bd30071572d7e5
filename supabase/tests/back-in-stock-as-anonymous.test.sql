begin;
\ir setup.psql
select plan(57);

set local role anon;

create function pg_temp.request(email text, sku text default 'CHE-1-QB', locale text default 'ar') returns text
language sql as $$ select public.request_back_in_stock(sku, email, locale) ->> 'status' $$;

-- The same response the first time and later; a book in stock needs no e-mail.
select is(pg_temp.request('mona@example.eg'), 'noted', 'a request');
select is(pg_temp.request(' Mona@Example.EG '), 'noted', 'the same request again');
select is(pg_temp.request('mona@example.eg', 'BIO-3-AZ'), 'available', 'a book in stock');

select throws_ok(format('select public.request_back_in_stock(%L, %L, %L)', 'CHE-1-QB', email, 'ar'), 'PT422')
from unnest(array[null, '', ' ', 'mona', 'mona@', '@example.eg', 'mona@example', 'a b@example.eg', 'a@b@c.eg', 'a@-b.eg',
  E'mona@example.eg\nbcc: x@y.eg', 'mona@example.eg,x@y.eg', '<mona@example.eg>', 'منى@مثال.مصر',
  repeat('a', 65) || '@example.eg', 'a@' || repeat('b.', 130) || 'eg']) as email;
select throws_ok(format('select public.request_back_in_stock(%L, %L, %L)', sku, 'mona@example.eg', locale), 'PT422')
from (values ('NONE', 'ar'), ('BIO-9-HID', 'ar'), (null, 'ar'), ('CHE-1-QB', 'fr'), ('CHE-1-QB', null)) as wrong (sku, locale);

-- Ten a day with one e-mail address, whether they are new or not. Requests with her address from elsewhere do not use
-- up her limit, but are limited too, because she gets the e-mails.
select pg_temp.request('mona@example.eg') from generate_series(1, 7);
select throws_ok($$select public.request_back_in_stock('CHE-1-QB', 'mona@example.eg', 'ar')$$, 'PT429');
select is(pg_temp.request('omar@example.eg', 'CHE-1-QB', 'en'), 'noted', 'another address');
select tests.come_from('203.0.113.9');
select is(pg_temp.request('mona@example.eg'), 'noted', 'from elsewhere, ' || number) from generate_series(1, 10) as number;
select throws_ok($$select public.request_back_in_stock('CHE-1-QB', 'mona@example.eg', 'ar')$$, 'PT429');
select tests.come_from('203.0.113.10');
select pg_temp.request('mona@example.eg') from generate_series(1, 10) as number;
select tests.come_from('203.0.113.11');
select throws_ok($$select public.request_back_in_stock('CHE-1-QB', 'mona@example.eg', 'ar')$$, 'PT429');

-- A hundred a day from one network address; others are not affected.
select tests.come_from('203.0.113.12');
select pg_temp.request('reader' || number || '@example.eg') from generate_series(1, 100) as number;
select throws_ok($$select public.request_back_in_stock('CHE-1-QB', 'reader101@example.eg', 'ar')$$, 'PT429');
select tests.come_from('203.0.113.13');
select is(pg_temp.request('reader101@example.eg'), 'noted', 'another visitor');

-- A flood from many network addresses: each has five left.
reset role;
update private.request_counts set amount = 3000 where subject = 'back in stock of all';
set local role anon;
select tests.come_from('203.0.113.14');
select is(pg_temp.request('late' || number || '@example.eg'), 'noted', 'late ' || number) from generate_series(1, 5) as number;
select throws_ok($$select public.request_back_in_stock('CHE-1-QB', 'late6@example.eg', 'ar')$$, 'PT429');
select tests.come_from('203.0.113.15');
select is(pg_temp.request('later@example.eg'), 'noted', 'another visitor, later');

-- Not for visitors, because the caller states whose request it is.
select throws_ok($$select public.request_back_in_stock_for('CHE-1-QB', 'a@example.eg', 'ar', '{}')$$, '42501');

-- A browser without scripts submits the form to a server function, which forwards the visitor's address. A visitor
-- above the limit does not affect others.
reset role;
delete from private.request_counts;
set local role service_role;
create function pg_temp.forward(address text, email text, sku text default 'CHE-1-QB') returns text
language sql as $$ select public.request_back_in_stock_for(sku, email, 'ar',
  jsonb_build_object('cf-connecting-ip', address)) ->> 'status' $$;
select pg_temp.forward('203.0.113.20', 'form' || number || '@example.eg') from generate_series(1, 100) as number;
select is(pg_temp.forward('203.0.113.20', 'form101@example.eg'), 'too_many_requests', 'one request above the limit');
select is(pg_temp.forward('203.0.113.21', 'form101@example.eg'), 'noted', 'another visitor');
select is(pg_temp.forward('203.0.113.21', 'form102'), 'invalid_email', 'an invalid address');
select is(pg_temp.forward('203.0.113.21', 'form102@example.eg', 'NONE'), 'unknown_product', 'an unknown book');
select is(pg_temp.forward('203.0.113.21', 'form102@example.eg', 'BIO-3-AZ'), 'available', 'a book in stock');
set local role anon;

-- An unknown token gets the same response as a known one.
select is(public.stop_back_in_stock(token), '{"status": "stopped"}'::jsonb, 'an unknown token')
from unnest(array['', null, 'x', repeat('x', 100000)]) as token;

select * from finish();
rollback;
