set local role anon;

select assert.refused('select * from public.back_in_stock_requests'),
  assert.refused('delete from public.back_in_stock_requests'),
  assert.refused($$insert into public.back_in_stock_requests (product_id, email, locale)
    values ('b0000000-0000-4000-8000-000000000005', 'a@b.eg', 'ar')$$),
  assert.refused('select public.claim_back_in_stock()'),
  assert.refused($$select public.settle_back_in_stock(gen_random_uuid(), 'sent')$$),
  assert.refused('select public.prune_back_in_stock()'),
  assert.refused('select * from private.back_in_stock_tries');

create function pg_temp.request(email text, sku text default 'CHE-1-QB', locale text default 'ar') returns text
language sql as $$ select public.request_back_in_stock(sku, email, locale) ->> 'status' $$;

-- The same answer the first time and later; a book that is there needs no mail.
select assert.equal(pg_temp.request('mona@example.eg'), 'noted', 'a request');
select assert.equal(pg_temp.request(' Mona@Example.EG '), 'noted', 'the same again');
select assert.equal(pg_temp.request('mona@example.eg', 'BIO-3-AZ'), 'available', 'a book that is there');

select assert.refused(format('select public.request_back_in_stock(%L, %L, %L)', 'CHE-1-QB', email, 'ar'), 'PT422')
from unnest(array[null, '', ' ', 'mona', 'mona@', '@example.eg', 'mona@example', 'a b@example.eg', 'a@b@c.eg', 'a@-b.eg',
  E'mona@example.eg\nbcc: x@y.eg', 'mona@example.eg,x@y.eg', '<mona@example.eg>', 'منى@مثال.مصر',
  repeat('a', 65) || '@example.eg', 'a@' || repeat('b.', 130) || 'eg']) as email;
select assert.refused(format('select public.request_back_in_stock(%L, %L, %L)', sku, 'mona@example.eg', locale), 'PT422')
from (values ('NONE', 'ar'), ('BIO-9-HID', 'ar'), (null, 'ar'), ('CHE-1-QB', 'fr'), ('CHE-1-QB', null)) as wrong (sku, locale);

-- Ten a day of one address, whether they are new or not; nobody else is held up.
select pg_temp.request('mona@example.eg') from generate_series(1, 7);
select assert.refused($$select public.request_back_in_stock('CHE-1-QB', 'mona@example.eg', 'ar')$$, 'PT429');
select assert.equal(pg_temp.request('omar@example.eg', 'CHE-1-QB', 'en'), 'noted', 'somebody else');
-- Six hundred an hour of all.
select pg_temp.request('reader' || number || '@example.eg') from generate_series(1, 588) as number;
select assert.equal(pg_temp.request('last@example.eg'), 'noted', 'the last one of the hour');
select assert.refused($$select public.request_back_in_stock('CHE-1-QB', 'late@example.eg', 'ar')$$, 'PT429');

-- A token that nobody has is answered like one that somebody has.
select assert.equal(public.stop_back_in_stock(token), '{"status": "stopped"}'::jsonb, 'any token')
from unnest(array['', null, 'x', repeat('x', 100000)]) as token;
