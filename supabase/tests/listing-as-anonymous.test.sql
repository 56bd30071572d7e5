begin;
\ir setup.psql
select plan(80);

set local role anon;

create function pg_temp.skus(answer jsonb) returns text language sql as $$
  select string_agg(product ->> 'sku', ' ' order by place)
  from jsonb_array_elements(answer -> 'products') with ordinality as listed (product, place)
$$;
create function pg_temp.counts(answer jsonb, dimension text) returns text language sql as $$
  select coalesce(string_agg((entry ->> 'value') || ' ' || (entry ->> 'count'), ', ' order by place), '')
  from jsonb_array_elements(answer -> 'facets' -> dimension) with ordinality as listed (entry, place)
$$;

-- Newest first, in pages, and no page beyond the last.
select is(pg_temp.skus(public.shop_catalogue()), 'BIO-3-QB BIO-2-RN BIO-3-AZ ARB-3-QB CHE-1-QB GIFT-100', 'the whole list');
select is(
  (select string_agg(pg_temp.skus(public.shop_catalogue(p_page => page, p_page_size => 4)), ' ' order by page)
   from generate_series(1, 3) as page),
  'BIO-3-QB BIO-2-RN BIO-3-AZ ARB-3-QB CHE-1-QB GIFT-100', 'pages of four, the second from the end');
select is(public.shop_catalogue(p_page => 9999) -> 'products', '[]'::jsonb, 'beyond the last page');
select is(public.shop_catalogue(p_page => 9999) ->> 'total', '6', 'the total beyond the last page');
select is(jsonb_array_length(public.shop_catalogue(p_page => page, p_page_size => size) -> 'products'), shown, format('page %s of %s', page, size))
from (values (-1, 50, 6), (0, 2, 2), (null, null, 6), (1, 0, 1), (1, -5, 1), (1, 2147483647, 6), (2147483647, 2147483647, 0),
  (-2147483648, -2147483648, 1)) as requested (page, size, shown);

-- Each filter, alone and combined.
select is(pg_temp.skus(public.shop_catalogue(p_category => 'question-banks')), 'BIO-3-QB ARB-3-QB CHE-1-QB', 'category');
select is(pg_temp.skus(public.shop_catalogue(p_subject => 'biology')), 'BIO-3-QB BIO-2-RN BIO-3-AZ', 'subject');
select is(pg_temp.skus(public.shop_catalogue(p_course => 'full-year')), 'BIO-3-QB ARB-3-QB', 'course');
select is(pg_temp.skus(public.shop_catalogue(p_level => 'azhari')), 'BIO-3-AZ', 'level');
select is(pg_temp.skus(public.shop_catalogue(p_owner => 'أ-سلمى')), 'BIO-2-RN CHE-1-QB', 'owner');
select is(pg_temp.skus(public.shop_catalogue(p_availability => 'out-of-stock')), 'CHE-1-QB', 'out of stock');
select is(pg_temp.skus(public.shop_catalogue(p_grade => 3::smallint)), 'BIO-3-QB BIO-3-AZ ARB-3-QB', 'grade');
select is(pg_temp.skus(public.shop_catalogue(p_track => 'scientific')), 'BIO-3-QB BIO-2-RN BIO-3-AZ ARB-3-QB CHE-1-QB GIFT-100', 'a track, and products for all tracks');
select is(pg_temp.skus(public.shop_catalogue(p_track => 'mathematics')), 'BIO-2-RN ARB-3-QB CHE-1-QB GIFT-100', 'one of two tracks');
select is(pg_temp.skus(public.shop_catalogue(p_track => 'literary')), 'BIO-2-RN ARB-3-QB GIFT-100', 'only products for all tracks');
select is(pg_temp.skus(public.shop_catalogue(p_price => '100-200')), 'BIO-2-RN', 'price');
select is(pg_temp.skus(public.shop_catalogue(p_price => '200-300')), 'ARB-3-QB', 'a price range includes its lower bound');
select is(pg_temp.skus(public.shop_catalogue(p_price => '500-')), null, 'no product is that expensive');
select is(pg_temp.skus(public.shop_catalogue(p_grade => 3::smallint, p_track => 'scientific', p_price => '0-100', p_q => 'أحياء')),
  'BIO-3-AZ', 'grade, track and price of a search');

-- The orders of a list, read from both ends.
select is(pg_temp.skus(public.shop_catalogue(p_sort => sort)), wanted, format('sorted by %s', sort))
from (values
  ('newest', 'BIO-3-QB BIO-2-RN BIO-3-AZ ARB-3-QB CHE-1-QB GIFT-100'),
  ('relevance', 'BIO-3-QB BIO-2-RN BIO-3-AZ ARB-3-QB CHE-1-QB GIFT-100'),
  ('cheapest', 'BIO-3-QB BIO-2-RN BIO-3-AZ ARB-3-QB CHE-1-QB GIFT-100'),
  ('price-asc', 'GIFT-100 CHE-1-QB BIO-3-AZ BIO-2-RN ARB-3-QB BIO-3-QB'),
  ('price-desc', 'BIO-3-QB ARB-3-QB BIO-2-RN BIO-3-AZ CHE-1-QB GIFT-100')) as orders (sort, wanted);
select is(
  (select string_agg(pg_temp.skus(public.shop_catalogue(p_sort => sort, p_page => page, p_page_size => 2)), ' ' order by page)
   from generate_series(1, 3) as page),
  pg_temp.skus(public.shop_catalogue(p_sort => sort)), format('pages of two by %s', sort))
from unnest(array['price-asc', 'price-desc']) as sort;
select is(pg_temp.skus(public.shop_catalogue(p_q => 'أحياء', p_sort => 'price-asc')), 'BIO-3-AZ BIO-2-RN BIO-3-QB', 'a search by price');
select is(pg_temp.skus(public.shop_catalogue(p_subject => 'biology', p_sort => 'price-desc')), 'BIO-3-QB BIO-2-RN BIO-3-AZ', 'a subject by price');

select is(
  pg_temp.skus(public.shop_catalogue(p_category => 'revision-notes', p_subject => 'biology', p_course => 'first-term',
    p_level => 'general', p_owner => 'أ-سلمى', p_availability => 'available', p_q => 'ملخص')),
  'BIO-2-RN', 'all together');

-- Unknown values match nothing and cause no error.
select is(answer ->> 'total', '0', 'unknown ' || ordinality)
from unnest(array[
  public.shop_catalogue(p_category => 'nope'), public.shop_catalogue(p_subject => '<script>'), public.shop_catalogue(p_course => '*'),
  public.shop_catalogue(p_level => ''), public.shop_catalogue(p_owner => repeat('x', 5000)), public.shop_catalogue(p_availability => 'maybe'),
  public.shop_catalogue(p_category => '*', p_q => 'bio'), public.shop_catalogue(p_level => '-'), public.shop_catalogue(p_availability => 'x', p_q => 'bio')
  ]) with ordinality as requested (answer, ordinality);
select is(public.shop_list_total(p_grade => 3::smallint, p_track => 'scientific', p_price => '0-100'), 1::bigint, 'a total');
select is(total, 0::bigint, 'no total of ' || ordinality)
from unnest(array[
  public.shop_list_total(p_grade => 0::smallint), public.shop_list_total(p_grade => 4::smallint), public.shop_list_total(p_track => 'x'),
  public.shop_list_total(p_price => '0-'), public.shop_list_total(p_owner => '*')]) with ordinality as requested (total, ordinality);
select is(public.shop_catalogue(p_q => repeat('أحياء ', 1000)) ->> 'total', '3', 'five thousand characters');

-- The counts of each filter's values, with the other filters kept.
select is(pg_temp.counts(public.shop_catalogue(), 'category'), 'question-banks 3, revision-notes 3', 'categories');
select is(pg_temp.counts(public.shop_catalogue(), 'course'), 'first-term 1, second-term 1, full-year 2', 'courses');
select is(pg_temp.counts(public.shop_catalogue(), 'level'), 'general 3, azhari 1', 'levels');
select is(pg_temp.counts(public.shop_catalogue(), 'owner'), 'manara 4, أ-سلمى 2', 'owners, the largest first');
select is(pg_temp.counts(public.shop_catalogue(), 'availability'), 'available 5, out-of-stock 1', 'availability');
select is(pg_temp.counts(public.shop_catalogue(), 'subject'), 'biology 3, arabic 1, chemistry 1', 'subjects');
select is(pg_temp.counts(public.shop_catalogue(), 'grade'), '1 1, 2 1, 3 3', 'grades');
select is(pg_temp.counts(public.shop_catalogue(), 'track'), 'scientific 6, mathematics 4, literary 3', 'tracks');
select is(pg_temp.counts(public.shop_catalogue(), 'price'), '0-100 3, 100-200 1, 200-300 1, 300-500 1', 'prices');
select is(public.shop_catalogue(p_price => '500-') #> '{facets,price,4}', '{"value": "500-", "from": 500, "below": null, "count": 0}'::jsonb, 'a price entry');
select is(public.shop_catalogue() -> 'values', '{"category": 2, "subject": 3, "owner": 2}'::jsonb, 'how many values');
select is(pg_temp.counts(public.shop_catalogue(p_category => 'question-banks'), 'category'), 'question-banks 3, revision-notes 3', 'its own filter does not narrow it');
select is(pg_temp.counts(public.shop_catalogue(p_category => 'question-banks'), 'level'), 'general 2', 'empty values are omitted');
select is(pg_temp.counts(public.shop_catalogue(p_category => 'question-banks', p_level => 'azhari'), 'level'), 'general 2, azhari 0', 'unless selected');
select is(pg_temp.counts(public.shop_catalogue(p_q => 'أحياء', p_level => 'azhari'), 'owner'), 'manara 1', 'with a search');
select is(public.shop_catalogue() -> 'facets' -> 'owner' -> 0,
  '{"value": "manara", "name": "دار المنارة", "name_en": "Manara Press", "kind": "publisher", "count": 4}'::jsonb, 'an owner entry');

-- Landing pages and sitemap.
select is(public.shop_directory() #>> '{subjects,0,slug}', 'biology', 'first subject');
select is(public.shop_directory() #>> '{subjects,0,count}', '3', 'its published products');
select is(public.shop_directory() #> '{subjects,0,tracks}', '["scientific"]', 'the track of most of its products');
select is(jsonb_path_query_first(public.shop_directory(), '$.subjects[*] ? (@.slug == "arabic").tracks'),
  '["scientific", "mathematics", "literary"]', 'a subject of every track');
select is((public.shop_directory() #>> '{subjects,0,updated_at}')::timestamptz, max(updated_at), 'its last change')
from public.products where sku like 'BIO%' and published;
select is(public.shop_landing('owners', 'manara') - 'updated_at',
  '{"slug": "manara", "name": "دار المنارة", "name_en": "Manara Press", "kind": "publisher", "count": 4}'::jsonb, 'a landing page');
select is(public.shop_landing('owners', 'nobody'), null, 'no landing page');
select is(jsonb_array_length(public.shop_sitemap_files()), 1, 'one sitemap file is enough for a few products');
select is(public.shop_sitemap_products(1), '[]', 'there is no second');
select is(public.shop_sitemap_products(-1), '[]', 'nor one below the first');
select is(public.shop_sitemap_products() #>> '{0,has_english}', 'false', 'a product without English');
select is(public.shop_sitemap_products() @? '$[*] ? (@.sku == "BIO-3-QB").pictures[0] ? (@ starts with "https:")', true, 'pictures in order');

select * from finish();
rollback;
