begin;
\ir setup.psql
select plan(159);

set local role anon;

-- Spellings of one word: all entries of a line find the same products.
select is(tests.found(spelling), '{BIO-2-RN,BIO-3-AZ,BIO-3-QB}'::text[], spelling)
from unnest(array[
  'الأحياء', 'الاحياء', 'أحياء', 'احياء', 'إحياء', 'آحياء', 'احيا', 'الأحْيَاءُ', 'أَحْيَاء', 'الأحيـــاء',
  'والأحياء', 'بالأحياء', 'فالأحياء', 'كالأحياء', 'للأحياء', '  الأحياء!  ', '«أحياء»', 'احياء ٣', 'احياء 3', 'احياء ۳', 'احياء٣',
  'احياء 99', 'احياء 1 2', 'BIOLOGY', 'biology', 'Bíology', 'bio', 'الأحياء biology']) as spelling;

select is(tests.found(spelling), '{ARB-3-QB}'::text[], spelling)
from unnest(array['اللغة', 'اللغه', 'للغة', 'لغة', 'العربية', 'العربيه', 'عربي', 'إلى اللغة', 'الي اللغه', 'arabic']) as spelling;
select is(tests.found(spelling), '{CHE-1-QB}'::text[], spelling)
from unnest(array['دم', 'الدم', 'كيمياء الدم', 'كيميا', 'chemistry blood', 'CHE-1-QB', 'che1qb', 'أولى ثانوي', 'اولي ثانوى']) as spelling;
select is(tests.found(spelling), '{BIO-3-QB}'::text[], spelling)
from unnest(array['9789772727216', '٩٧٨٩٧٧٢٧٢٧٢١٦', '978-977-272-721-6', 'بنك الأحياء', 'biology bank 3', '2027', '٢٠٢٧']) as spelling;

-- Owner, category, term and level in both languages; all words must match, unless no product matches all of them.
select is(tests.found('manara azhari'), '{BIO-3-AZ}'::text[], 'owner and level');
select is(tests.found('المنارة الترم الثاني'), '{BIO-3-AZ}'::text[], 'owner and term');
select is(tests.found('revision أحياء'), '{BIO-2-RN,BIO-3-AZ}'::text[], 'category and name');
select is(tests.found('أحياء كيمياء'), '{BIO-2-RN,BIO-3-AZ,BIO-3-QB,CHE-1-QB}'::text[], 'no product has both words: those with one');

-- Small numbers affect the order and exclude nothing; alone, they filter.
select is(public.shop_catalogue(p_q => 'احياء ٢') -> 'products' -> 0 ->> 'sku', 'BIO-2-RN', 'second grade first');
select is(public.shop_catalogue(p_q => 'احياء') -> 'products' -> 0 ->> 'sku', 'BIO-3-QB', 'newest first');
select is(tests.found('١'), '{CHE-1-QB}'::text[], 'a number alone');
select is(tests.found('3'), '{ARB-3-QB,BIO-3-AZ,BIO-3-QB}'::text[], 'a grade alone');

-- LIKE's wildcards are ordinary punctuation.
select is(tests.found('100%'), '{GIFT-100}'::text[], 'a percent sign');
select is(tests.found('١٠٠٪'), '{GIFT-100}'::text[], 'an Arabic percent sign');
select is(cardinality(tests.found(nothing)), 6, 'no word is no search: ' || nothing)
from unnest(array['', '   ', '%', '_', '\', '%_%', '؟!', '📚', 'ـــ', 'َُِ']) as nothing;
select is(tests.found('bi_l'), tests.found('bi l'), 'an underscore is not any letter');

-- At most 100 characters and 8 words count.
select is(tests.found('احياء' || repeat(' ', 95) || 'كيمياء'), '{BIO-2-RN,BIO-3-AZ,BIO-3-QB}'::text[], 'beyond 100 characters');
select is(tests.found('bio biol biolo biolog biology احيا حيا احي كيمياء'), tests.found('bio'), 'beyond 8 words');

-- Misspelled words are corrected if no product has them as typed.
select is(tests.found(typed), found, typed) from (values
  ('كمياء', '{CHE-1-QB}'::text[]), ('chemstry', '{CHE-1-QB}'), ('bilogy', '{BIO-2-RN,BIO-3-AZ,BIO-3-QB}'),
  ('بنك الاحيااء', '{BIO-3-QB}'), ('manraa azhari', '{BIO-3-AZ}'), ('a7yaa', '{BIO-2-RN,BIO-3-AZ,BIO-3-QB}'),
  ('ahyaa', '{BIO-2-RN,BIO-3-AZ,BIO-3-QB}'), ('keemya2 eldam', '{CHE-1-QB}'), ('bank el 2a7ya', '{BIO-3-QB}'), ('بنكالاحياء', '{BIO-3-QB}'),
  ('ينشر', '{}'), ('qqqqww', '{}')) as misspelt (typed, found);
select is(public.shop_catalogue(p_q => 'كمياء') -> 'search' ->> 'corrected', 'كيمياء', 'a correction is spelt as in names');
select is(public.shop_catalogue(p_q => 'احياء') -> 'search' ->> 'corrected', null, 'what is found is not corrected');
select is(public.shop_catalogue(p_q => '%') -> 'search', 'null', 'no words, no search');

-- Everyday words are not corrected, however similar they are to a word of the catalogue.
select is(public.shop_catalogue(p_q => typed) -> 'search' ->> 'corrected', null, 'not corrected: ' || typed)
from unnest(array['كيمياء اقل', 'كيمياء سهلة', 'أغلى كيمياء', 'chemistry love', 'بيت']) as typed;
select is(tests.found('كيمياء سهلة'), '{CHE-1-QB}'::text[], 'and the other words find their books');

-- Prices in words are the price filter.
select is(
  (public.shop_catalogue(p_q => typed) -> 'search') - 'words',
  jsonb_build_object('near', false, 'corrected', null, 'understood', jsonb_build_object('price', range)), typed)
from (values
  ('كتب أقل من 100', '0-100'), ('اقل من ١٠٠ جنيه', '0-100'), ('under 100', '0-100'), ('less than EGP 100', '0-100'),
  ('أحياء تحت 100', '0-100'), ('من 100 إلى 200 جنيه', '100-200'), ('between 200 and 100', '100-200'),
  ('100-200 egp', '100-200'), ('أكثر من ٥٠٠', '500-'), ('over 500', '500-')) as priced (typed, range);

-- Other prices are separate limits.
select is(
  (public.shop_catalogue(p_q => typed) -> 'search') - 'words',
  jsonb_build_object('near', false, 'corrected', null, 'understood', jsonb_build_object('limits',
    '{"from": null, "below": null, "to": null}'::jsonb || limits)), typed)
from (values
  ('كتب أقل من 200', '{"below": 200, "words": "أقل من 200"}'::jsonb), ('under EGP 80', '{"below": 80, "words": "under egp 80"}'),
  ('حتى ١٠٠ جنيه', '{"to": 100, "words": "حتى 100 جنيه"}'), ('up to 100', '{"to": 100, "words": "up to 100"}'),
  ('من 120 إلى 150', '{"from": 120, "to": 150, "words": "من 120 إلى 150"}'),
  ('between 150 and 120', '{"from": 120, "to": 150, "words": "between 150 and 120"}'),
  ('أكثر من 60 جنيه', '{"from": 60, "words": "أكثر من 60 جنيه"}')) as priced (typed, limits);
select is(tests.found(typed), found, 'limits: ' || typed) from (values
  ('كتب أقل من 200', '{BIO-2-RN,BIO-3-AZ,CHE-1-QB,GIFT-100}'::text[]), ('حتى 200', '{ARB-3-QB,BIO-2-RN,BIO-3-AZ,CHE-1-QB,GIFT-100}'),
  ('أحياء أقل من 121', '{BIO-2-RN,BIO-3-AZ}'), ('أحياء أقل من 120', '{BIO-3-AZ}'), ('from 99 to 120', '{BIO-2-RN,BIO-3-AZ}'),
  ('over 120', '{ARB-3-QB,BIO-2-RN,BIO-3-QB}'), ('under 200 third secondary', '{BIO-3-AZ}'), ('أقل من 1', '{}'),
  -- No such book is that cheap.
  ('كيمياء over 60', '{CHE-1-QB}')) as limited (typed, found);
select is(public.shop_catalogue(p_q => 'كيمياء over 60') #>> '{search,near}', 'true', 'without the limit, if nothing is within it');
select is(public.shop_catalogue(p_q => 'أقل من 200', p_category => 'revision-notes') -> 'total', '3', 'limits and another filter');
select is(jsonb_path_query_array(public.shop_catalogue(p_q => 'أقل من 200', p_page => 2, p_page_size => 3), '$.products[*].sku'),
  '["GIFT-100"]', 'limits alone: newest first, in pages');
select is(
  (select jsonb_object_agg(range ->> 'value', range -> 'count')
  from jsonb_array_elements(public.shop_catalogue(p_q => typed) #> '{facets,price}') as range),
  counts, 'every price range counts what it would show: ' || typed)
from (values ('أحياء أقل من 121', '{"0-100": 1, "100-200": 1, "300-500": 1}'::jsonb),
  ('أقل من 121', '{"0-100": 3, "100-200": 1, "200-300": 1, "300-500": 1}')) as counted (typed, counts);
select is(public.shop_catalogue(p_q => 'أقل من 121', p_price => '200-300') -> 'total', '1', 'a chosen range in place of limits');
select is(jsonb_path_query_array(public.shop_suggest('أقل من 60'), '$.products[*].sku'), '["CHE-1-QB", "GIFT-100"]', 'suggestions within limits');
select is(public.shop_catalogue(p_q => typed) #> '{search,understood}', '{}', 'no price: ' || typed)
from unnest(array['biology under 100 pages', 'أحياء 100']) as typed;
select is(public.shop_catalogue(p_q => 'أحياء أقل من 200') -> 'search' -> 'words', '["احيا"]', 'its words are not searched for');
select is(public.shop_catalogue(p_q => 'احياء under 100', p_price => '100-200') -> 'search' -> 'understood', '{}', 'a chosen price stays');

-- Grades, terms, levels and tracks become filters, as many as the words name.
select is(tests.found(typed), found, typed) from (values
  ('3 ثانوي', '{ARB-3-QB,BIO-3-AZ,BIO-3-QB}'::text[]), ('الصف الثالث الثانوي', '{ARB-3-QB,BIO-3-AZ,BIO-3-QB}'),
  ('3rd secondary', '{ARB-3-QB,BIO-3-AZ,BIO-3-QB}'), ('secondry 3', '{ARB-3-QB,BIO-3-AZ,BIO-3-QB}'),
  ('احياء تانية ثانوي', '{BIO-2-RN}'), ('ثالثة ثانوي أزهري', '{BIO-3-AZ}'), ('biology second term', '{BIO-3-AZ}')) as read (typed, found);
select is(public.shop_catalogue(p_q => 'ثالثة ثانوي أزهري') -> 'search' -> 'understood', '{"grade": 3, "level": "azhari"}', 'the reading is reported');
select is(public.shop_catalogue(p_q => 'د/ احياء ٣ث') -> 'search', '{"near": false, "words": ["احيا"], "corrected": null, "understood": {"grade": 3}}', 'one letter that is taught');
select is(public.shop_catalogue(p_q => 'احياء 3 ثانوي', p_grade => 2::smallint) -> 'products' -> 0 ->> 'sku', 'BIO-2-RN', 'a chosen filter stays');
select is(public.shop_catalogue(p_q => 'احياء 3 ثانوي', p_grade => 2::smallint) -> 'total', '1', 'and nothing else is listed');
select is(public.shop_catalogue(p_q => 'احياء أولى ثانوي') #>> '{search,near}', 'true', 'no biology of the first grade: other biology');
select is(public.shop_catalogue(p_q => 'احياء أولى ثانوي') -> 'total', '3', 'all of it');

-- Orders other than by relevance.
select is(jsonb_path_query_array(public.shop_catalogue(p_q => 'احياء', p_sort => 'price-asc'), '$.products[*].sku'),
  '["BIO-3-AZ", "BIO-2-RN", "BIO-3-QB"]', 'cheapest first');
select is(public.shop_catalogue(p_q => 'بنك') -> 'products' -> 0 ->> 'sku', 'BIO-3-QB', 'a word of the name before one of the category');

-- Suggestions, from two letters on, of published products.
select is(jsonb_path_query_array(public.shop_suggest('احي'), '$.subjects[*].slug'), '["biology"]', 'a subject');
select is(jsonb_array_length(public.shop_suggest('احي') -> 'products'), 3, 'books');
select is(public.shop_suggest('احي') -> 'queries' ->> 0, 'أحياء', 'a completion');
select is(public.shop_suggest('بنك كيم') -> 'queries' ->> 0, 'بنك كيمياء', 'a completion of the last word');
select is(public.shop_suggest('manar') -> 'owners' -> 0 ->> 'slug', 'manara', 'an owner');
select is(public.shop_suggest(nothing), '{"queries": [], "products": [], "owners": [], "subjects": []}', 'nothing: ' || nothing)
from unnest(array['ا', '%%%%', 'ينشر', repeat('ا', 100)]) as nothing;

select * from finish();
rollback;
