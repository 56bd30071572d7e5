begin;
\ir setup.psql
select plan(11);

insert into public.owners (slug, name, name_en, kind) values
  ('ilham', 'أ.د. إلهام الشاذلي', 'Prof. Ilham El-Shazly', 'author'),
  ('hamdy', 'م/ حمدي', 'Eng. Hamdy', 'teacher'),
  ('penguin', 'Penguin', 'Penguin', 'publisher'),
  ('nobody', 'بلا كتب', 'Nobody', 'author');
insert into public.products (sku, product_name, category_id, owner_id, retail_price_pt, published)
select upper(slug) || '-1', 'كتاب', (select category_id from public.categories where slug = 'question-banks'), owner_id, 100, true
from public.owners where slug in ('ilham', 'hamdy', 'penguin');

set local role anon;

create function pg_temp.names(kind text, language text, q text default null) returns text language sql as $$
  select string_agg((entry ->> 'letter') || ' ' || (entry ->> 'slug'), ', ' order by place)
  from jsonb_array_elements(public.shop_names(kind, language, p_q => q) -> 'entries') with ordinality as listed (entry, place) $$;

-- Without titles and the article; names in the other script come last, and names without a book are omitted.
select is(pg_temp.names('owners', 'ar'), 'ا ilham, ح hamdy, د manara, س أ-سلمى, p penguin', 'owners in Arabic');
select is(pg_temp.names('owners', 'en'), 'h hamdy, i ilham, m manara, p penguin, س أ-سلمى', 'owners in English');
select is(pg_temp.names('subjects', 'ar'), 'ا biology, ك chemistry, ل arabic', 'subjects in Arabic');
select is(pg_temp.names('categories', 'en'), 'q question-banks, r revision-notes', 'categories in English');
select is(pg_temp.names('nothing', 'ar'), null, 'no such kind');
-- In either language, folded.
select is(pg_temp.names('owners', 'ar', 'HAMD'), 'ح hamdy', 'found by a part of the English name');
select is(pg_temp.names('owners', 'en', 'الهام'), 'i ilham', 'found by the Arabic name without its hamza');
select is(pg_temp.names('owners', 'en', '%'), pg_temp.names('owners', 'en'), '% is not a wildcard and not a letter');

select is(public.shop_names('owners', 'ar', 2, 2) -> 'letters',
  '[{"letter": "ا", "page": 1}, {"letter": "ح", "page": 1}, {"letter": "د", "page": 2}, {"letter": "س", "page": 2}, {"letter": "p", "page": 3}]',
  'the page on which each letter begins');
select is(jsonb_array_length(public.shop_names('owners', 'ar', 4, 2) -> 'entries'), 0, 'beyond the last page');
select is(public.shop_names('owners', 'ar') -> 'entries' -> 0 ->> 'count', '1', 'with the number of books');

select * from finish();
rollback;
