begin;
\ir setup.psql
select plan(14);

-- In addition to دار المنارة (Manara Press) and أ. سلمى: a name in Latin letters, a number, two that need folding for
-- their order, and one whose only book is not published.
insert into public.owners (owner_id, slug, name, name_en, kind) values
  ('a0000000-0000-4000-8000-000000000003', 'zed', 'Zed', 'Zed', 'author'),
  ('a0000000-0000-4000-8000-000000000004', '7-days', '٧ أيام', '7 days', 'publisher'),
  ('a0000000-0000-4000-8000-000000000005', 'basem', 'بَاسم', 'Élodie', 'author'),
  ('a0000000-0000-4000-8000-000000000006', 'amal', 'آمال', null, 'author'),
  ('a0000000-0000-4000-8000-000000000007', 'hidden', 'خفي', 'Hidden', 'author');
insert into public.products (sku, product_name, category_id, owner_id, retail_price_pt, published)
select 'NAME-' || n, 'كتاب', 'c0000000-0000-4000-8000-000000000001', ('a0000000-0000-4000-8000-00000000000' || n)::uuid, 100, n < 7
from generate_series(3, 7) as n;

set local role anon;

create function pg_temp.slugs(answer jsonb) returns text language sql as $$
  select string_agg(entry ->> 'slug', ' ' order by place)
  from jsonb_array_elements(answer -> 'entries') with ordinality as listed (entry, place)
$$;
create function pg_temp.letters(answer jsonb) returns text language sql as $$
  select string_agg((entry ->> 'letter') || (entry ->> 'page'), ' ' order by place)
  from jsonb_array_elements(answer -> 'letters') with ordinality as listed (entry, place)
$$;

select is(pg_temp.slugs(public.shop_names('owners', 'ar')), 'amal basem manara أ-سلمى 7-days zed', 'Arabic names first');
select is(pg_temp.slugs(public.shop_names('owners', 'en')), '7-days basem manara zed amal أ-سلمى', 'English names first');
select is(pg_temp.letters(public.shop_names('owners', 'ar', 1, 2)), 'ا1 ب1 د2 س2 #3 z3', 'the page of each letter');
select is(pg_temp.slugs(public.shop_names('owners', 'ar', 2, 2)), 'manara أ-سلمى', 'the second page');
select is(public.shop_names('owners', 'ar', 9) -> 'entries', '[]'::jsonb, 'beyond the last page');
select is(public.shop_names('owners', 'ar', 9) ->> 'total', '6', 'its total');
select is(public.shop_names('owners', 'en') #>> '{entries,1,letter}', 'e', 'a letter without its accent');
select is(pg_temp.slugs(public.shop_names('owners', 'en', p_q => 'باسِم')), 'basem', 'found in the other language');
select is(public.shop_names('owners', 'ar', p_q => '%') ->> 'total', '6', 'signs match everything');
select is(public.shop_names('owners', 'ar', p_q => 'hidden') ->> 'total', '0', 'nothing unpublished');
select is(public.shop_names('products', 'ar') ->> 'total', '0', 'an unknown kind');

reset role;
update public.owners set name = 'ياسمين' where slug = 'amal';
set local role anon;
select is(pg_temp.slugs(public.shop_names('owners', 'ar')), 'basem manara أ-سلمى amal 7-days zed', 'a renamed owner');

-- For the sitemap, in the order of the slug.
select is(
  (select string_agg(entry ->> 'slug', ' ' order by place)
   from jsonb_array_elements(public.shop_sitemap_names('owners', '7-days', 3)) with ordinality as listed (entry, place)),
  'amal basem manara', 'after a slug');
select is(public.shop_sitemap_names('owners', 'basem', 1) #>> '{0,has_english}', 'true', 'has an English name');

select * from finish();
rollback;
