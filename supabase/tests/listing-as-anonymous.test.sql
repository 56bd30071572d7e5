begin;
\ir setup.psql
select plan(45);

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
select is(public.shop_catalogue(p_page => 9999) -> 'products', '[]'::jsonb, 'beyond the end');
select is(public.shop_catalogue(p_page => 9999) ->> 'total', '6', 'the total beyond the end');
select is(jsonb_array_length(public.shop_catalogue(p_page => page, p_page_size => size) -> 'products'), shown, format('page %s of %s', page, size))
from (values (-1, 50, 6), (0, 2, 2), (null, null, 6), (1, 0, 1), (1, -5, 1), (1, 2147483647, 6), (2147483647, 2147483647, 0),
  (-2147483648, -2147483648, 1)) as asked (page, size, shown);

-- Each filter alone and together.
select is(pg_temp.skus(public.shop_catalogue(p_category => 'question-banks')), 'BIO-3-QB ARB-3-QB CHE-1-QB', 'category');
select is(pg_temp.skus(public.shop_catalogue(p_subject => 'biology')), 'BIO-3-QB BIO-2-RN BIO-3-AZ', 'subject');
select is(pg_temp.skus(public.shop_catalogue(p_course => 'full-year')), 'BIO-3-QB ARB-3-QB', 'course');
select is(pg_temp.skus(public.shop_catalogue(p_level => 'azhari')), 'BIO-3-AZ', 'level');
select is(pg_temp.skus(public.shop_catalogue(p_owner => 'أ-سلمى')), 'BIO-2-RN CHE-1-QB', 'owner');
select is(pg_temp.skus(public.shop_catalogue(p_availability => 'out-of-stock')), 'CHE-1-QB', 'out of stock');
select is(
  pg_temp.skus(public.shop_catalogue(p_category => 'revision-notes', p_subject => 'biology', p_course => 'first-term',
    p_level => 'general', p_owner => 'أ-سلمى', p_availability => 'available', p_q => 'ملخص')),
  'BIO-2-RN', 'all together');

-- Unknown values match nothing and break nothing.
select is(answer ->> 'total', '0', 'unknown ' || ordinality)
from unnest(array[
  public.shop_catalogue(p_category => 'nope'), public.shop_catalogue(p_subject => '<script>'), public.shop_catalogue(p_course => '*'),
  public.shop_catalogue(p_level => ''), public.shop_catalogue(p_owner => repeat('x', 5000)), public.shop_catalogue(p_availability => 'maybe'),
  public.shop_catalogue(p_category => '*', p_q => 'bio'), public.shop_catalogue(p_level => '-'), public.shop_catalogue(p_availability => 'x', p_q => 'bio')
  ]) with ordinality as asked (answer, ordinality);
select is(public.shop_catalogue(p_q => repeat('أحياء ', 1000)) ->> 'total', '3', 'five thousand characters');

-- What each value of a filter would show, the other filters kept.
select is(pg_temp.counts(public.shop_catalogue(), 'category'), 'question-banks 3, revision-notes 3', 'categories');
select is(pg_temp.counts(public.shop_catalogue(), 'course'), 'first-term 1, second-term 1, full-year 2', 'courses');
select is(pg_temp.counts(public.shop_catalogue(), 'level'), 'general 3, azhari 1', 'levels');
select is(pg_temp.counts(public.shop_catalogue(), 'owner'), 'أ-سلمى 2, manara 4', 'owners by name');
select is(pg_temp.counts(public.shop_catalogue(), 'availability'), 'available 5, out-of-stock 1', 'availability');
select is(pg_temp.counts(public.shop_catalogue(p_category => 'question-banks'), 'category'), 'question-banks 3, revision-notes 3', 'its own filter does not narrow it');
select is(pg_temp.counts(public.shop_catalogue(p_category => 'question-banks'), 'level'), 'general 2', 'empty values left out');
select is(pg_temp.counts(public.shop_catalogue(p_category => 'question-banks', p_level => 'azhari'), 'level'), 'general 2, azhari 0', 'unless selected');
select is(pg_temp.counts(public.shop_catalogue(p_q => 'أحياء', p_level => 'azhari'), 'owner'), 'manara 1', 'with a search');
select is(public.shop_catalogue() -> 'facets' -> 'owner' -> 0,
  '{"value": "أ-سلمى", "name": "أ. سلمى", "name_en": null, "kind": "teacher", "count": 2}'::jsonb, 'an owner entry');

-- Landing pages and sitemap.
select is(public.shop_directory() #>> '{subjects,0,slug}', 'biology', 'first subject');
select is(public.shop_directory() #>> '{subjects,0,count}', '3', 'its published products');
select is((public.shop_directory() #>> '{subjects,0,updated_at}')::timestamptz, max(updated_at), 'its last change')
from public.products where sku like 'BIO%' and published;
select is(public.shop_sitemap_products('BIO-3-AZ', 2) #>> '{0,sku}', 'BIO-3-QB', 'after a sku');
select is(jsonb_array_length(public.shop_sitemap_products(null, -1)), 1, 'at least one');
select is(public.shop_sitemap_products(null, 1) #>> '{0,has_english}', 'false', 'a product without English');

select * from finish();
rollback;
