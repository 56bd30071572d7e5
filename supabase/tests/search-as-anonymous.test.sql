set local role anon;

-- Spellings that are one word: every line of the table finds the same products.
select assert.equal(assert.found(spelling), '{BIO-2-RN,BIO-3-AZ,BIO-3-QB}'::text[], spelling)
from unnest(array[
  'الأحياء', 'الاحياء', 'أحياء', 'احياء', 'إحياء', 'آحياء', 'احيا', 'الأحْيَاءُ', 'أَحْيَاء', 'الأحيـــاء',
  'والأحياء', 'بالأحياء', 'فالأحياء', 'كالأحياء', 'للأحياء', '  الأحياء!  ', '«أحياء»', 'احياء ٣', 'احياء 3', 'احياء ۳', 'احياء٣',
  'احياء 99', 'احياء 1 2', 'BIOLOGY', 'biology', 'Bíology', 'bio', 'الأحياء biology']) as spelling;

select assert.equal(assert.found(spelling), '{ARB-3-QB}'::text[], spelling)
from unnest(array['اللغة', 'اللغه', 'للغة', 'لغة', 'العربية', 'العربيه', 'عربي', 'إلى اللغة', 'الي اللغه', 'arabic']) as spelling;
select assert.equal(assert.found(spelling), '{CHE-1-QB}'::text[], spelling)
from unnest(array['دم', 'الدم', 'كيمياء الدم', 'كيميا', 'chemistry blood', 'CHE-1-QB', 'che1qb', 'أولى ثانوي', 'اولي ثانوى']) as spelling;
select assert.equal(assert.found(spelling), '{BIO-3-QB}'::text[], spelling)
from unnest(array['9789772727216', '٩٧٨٩٧٧٢٧٢٧٢١٦', '978-977-272-721-6', 'بنك الأحياء', 'biology bank 3', '2027', '٢٠٢٧']) as spelling;

-- Owner, category, term and level in both languages; every word must be found.
select assert.equal(assert.found('manara azhari'), '{BIO-3-AZ}'::text[], 'owner and level');
select assert.equal(assert.found('المنارة الترم الثاني'), '{BIO-3-AZ}'::text[], 'owner and term');
select assert.equal(assert.found('revision أحياء'), '{BIO-2-RN,BIO-3-AZ}'::text[], 'category and name');
select assert.equal(assert.found('أحياء كيمياء'), '{}'::text[], 'no product has both words');

-- Small numbers put their products first and leave none out; alone they filter.
select assert.equal(public.shop_catalogue(p_q => 'احياء ٢') -> 'products' -> 0 ->> 'sku', 'BIO-2-RN', 'second grade first');
select assert.equal(public.shop_catalogue(p_q => 'احياء') -> 'products' -> 0 ->> 'sku', 'BIO-3-QB', 'newest first');
select assert.equal(assert.found('١'), '{CHE-1-QB}'::text[], 'a number alone');
select assert.equal(assert.found('3'), '{ARB-3-QB,BIO-3-AZ,BIO-3-QB}'::text[], 'a grade alone');

-- Signs of LIKE are punctuation like any other.
select assert.equal(assert.found('100%'), '{GIFT-100}'::text[], 'a percent sign');
select assert.equal(assert.found('١٠٠٪'), '{GIFT-100}'::text[], 'an Arabic percent sign');
select assert.equal(cardinality(assert.found(nothing)), 6, 'no word is no search: ' || nothing)
from unnest(array['', '   ', '%', '_', '\', '%_%', '؟!', '📚', 'ـــ', 'َُِ']) as nothing;
select assert.equal(assert.found('bi_zz'), '{}'::text[], 'an underscore is not any letter');

-- At most 100 characters and 8 words count.
select assert.equal(assert.found('احياء' || repeat(' ', 95) || 'كيمياء'), '{BIO-2-RN,BIO-3-AZ,BIO-3-QB}'::text[], 'beyond 100 characters');
select assert.equal(assert.found('bio biol biolo biolog biology احيا حيا احي كيمياء'), assert.found('bio'), 'beyond 8 words');
