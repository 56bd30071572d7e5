begin;
\ir setup.psql
select plan(14);

set local role anon;

create function pg_temp.related(sku text, most integer default 4) returns text language sql as $$
  select string_agg(card ->> 'sku', ' ' order by place)
  from jsonb_array_elements(public.shop_related(sku, most)) with ordinality as listed (card, place) $$;

-- The same subject and year first, then the subject, then the publisher; sold-out products come last, however similar.
select is(pg_temp.related('BIO-3-QB', 12), 'BIO-3-AZ BIO-2-RN ARB-3-QB GIFT-100 CHE-1-QB', 'of biology');
select is(pg_temp.related('BIO-3-QB', 2), 'BIO-3-AZ BIO-2-RN', 'two');
-- It wraps around to the newest.
select is(pg_temp.related('BIO-3-AZ', 12), 'BIO-3-QB BIO-2-RN ARB-3-QB GIFT-100', 'after the last one of its kind');
-- Without a subject or a year.
select is(pg_temp.related('GIFT-100'), 'BIO-3-QB BIO-3-AZ ARB-3-QB BIO-2-RN', 'of the publisher, then of the category');
select is(public.shop_related(sku), '[]'::jsonb, coalesce(sku, 'nothing'))
from unnest(array['BIO-9-HID', 'NONE', '', null, repeat('X', 10000)]) as sku;
select is(jsonb_array_length(public.shop_related('BIO-3-QB', most)), expected, 'how many')
from (values (null, 4), (-5, 1), (0, 1), (1000000, 5)) as requested (most, expected);
-- The same card as in a list.
select is(public.shop_related('BIO-3-AZ', 1) -> 0, card, 'a card')
from jsonb_array_elements(public.shop_catalogue() -> 'products') as card where card ->> 'sku' = 'BIO-3-QB';

select * from finish();
rollback;
