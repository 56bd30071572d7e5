begin;
\ir setup.psql
select plan(77);

set local role anon;

-- Spellings that are one word: every line of the table finds the same products.
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

-- Owner, category, term and level in both languages; every word must be found, unless no product has all of them.
select is(tests.found('manara azhari'), '{BIO-3-AZ}'::text[], 'owner and level');
select is(tests.found('المنارة الترم الثاني'), '{BIO-3-AZ}'::text[], 'owner and term');
select is(tests.found('revision أحياء'), '{BIO-2-RN,BIO-3-AZ}'::text[], 'category and name');
select is(tests.found('أحياء كيمياء'), '{BIO-2-RN,BIO-3-AZ,BIO-3-QB,CHE-1-QB}'::text[], 'no product has both words: those with one');

-- Small numbers put their products first and leave none out; alone they filter.
select is(public.shop_catalogue(p_q => 'احياء ٢') -> 'products' -> 0 ->> 'sku', 'BIO-2-RN', 'second grade first');
select is(public.shop_catalogue(p_q => 'احياء') -> 'products' -> 0 ->> 'sku', 'BIO-3-QB', 'newest first');
select is(tests.found('١'), '{CHE-1-QB}'::text[], 'a number alone');
select is(tests.found('3'), '{ARB-3-QB,BIO-3-AZ,BIO-3-QB}'::text[], 'a grade alone');

-- Signs of LIKE are punctuation like any other.
select is(tests.found('100%'), '{GIFT-100}'::text[], 'a percent sign');
select is(tests.found('١٠٠٪'), '{GIFT-100}'::text[], 'an Arabic percent sign');
select is(cardinality(tests.found(nothing)), 6, 'no word is no search: ' || nothing)
from unnest(array['', '   ', '%', '_', '\', '%_%', '؟!', '📚', 'ـــ', 'َُِ']) as nothing;
select is(tests.found('bi_l'), tests.found('bi l'), 'an underscore is not any letter');

-- At most 100 characters and 8 words count.
select is(tests.found('احياء' || repeat(' ', 95) || 'كيمياء'), '{BIO-2-RN,BIO-3-AZ,BIO-3-QB}'::text[], 'beyond 100 characters');
select is(tests.found('bio biol biolo biolog biology احيا حيا احي كيمياء'), tests.found('bio'), 'beyond 8 words');

select * from finish();
rollback;
