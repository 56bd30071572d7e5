-- What search is taught from the start. Staff add to it: search_misses shows what is missing.

-- "أولى ثانوي", "الصف الأول الثانوي", "1st secondary", "secondary 1", "oula sanawy", and the same for the other grades.
insert into public.search_phrases (phrase, grade)
select distinct on (private.fold_search(phrase)) phrase, grade
from (
  values
    (1, array['أولى', 'أول', '1'], array['1st', 'first', '1'], array['oula', 'ola', 'awla'], array['1', 'one', '10']),
    (2, array['تانية', 'ثانية', 'ثاني', 'تاني', '2'], array['2nd', 'second', '2'], array['tanya', 'tania'], array['2', 'two', '11']),
    (3, array['تالتة', 'ثالثة', 'ثالث', 'تالت', '3'], array['3rd', 'third', '3'], array['talta', 'talata'], array['3', 'three', '12']))
  as grades (grade, arabic, english, spoken, numbers),
lateral (
  select concat_ws(' ', before, ordinal, noun)
  from unnest(arabic) as ordinal, unnest(array['ثانوي', 'ثانوية']) as noun, unnest(array[null, 'صف', 'للصف']) as before
  union all
  select concat_ws(' ', before, ordinal) from unnest(arabic[2:]) as ordinal, unnest(array['صف', 'للصف']) as before
  union all
  select concat_ws(' ', ordinal, noun)
  from unnest(english || grade::text) as ordinal, unnest(array['secondary', 'sec', 'year']) as noun
  union all
  select concat_ws(' ', noun, number) from unnest(array['secondary', 'sec', 'year']) as noun, unnest(numbers[1:2]) as number
  union all
  select noun || grade from unnest(array['secondary', 'sec']) as noun
  union all
  select grade || 'sec'
  union all
  select concat_ws(' ', noun, number) from unnest(array['grade']) as noun, unnest(numbers) as number
  union all
  select concat_ws(' ', ordinal, noun)
  from unnest(spoken || grade::text) as ordinal, unnest(array['sanawy', 'sanawi', 'thanawy', 'thanawi', 'thanaweya']) as noun)
  as spelt (phrase)
order by private.fold_search(phrase), phrase;

insert into public.search_phrases (phrase, grade) values ('تالتة', 3), ('3rd', 3), ('2nd', 2);

insert into public.search_phrases (phrase, grade, level) values
  ('ثانوية عامة', 3, 'general'), ('الثانوية العامة', 3, 'general'), ('للثانوية العامة', 3, 'general'),
  ('thanaweya amma', 3, 'general'), ('sanaweya amma', 3, 'general'), ('thanawya amma', 3, 'general'),
  ('ثانوية أزهرية', 3, 'azhari');

insert into public.search_phrases (phrase, level) values
  ('أزهري', 'azhari'), ('أزهر', 'azhari'), ('أزهرية', 'azhari'), ('azhari', 'azhari'), ('azhar', 'azhari'), ('al azhar', 'azhari');

insert into public.search_phrases (phrase, track) values
  ('علمي علوم', 'scientific'), ('علمي', 'scientific'), ('شعبة علوم', 'scientific'), ('3elmy 3oloum', 'scientific'),
  ('science section', 'scientific'), ('scientific section', 'scientific'),
  ('علمي رياضة', 'mathematics'), ('علمي رياضيات', 'mathematics'), ('شعبة رياضة', 'mathematics'), ('3elmy reyada', 'mathematics'),
  ('mathematics section', 'mathematics'), ('math section', 'mathematics'),
  ('أدبي', 'literary'), ('شعبة أدبي', 'literary'), ('القسم الأدبي', 'literary'), ('adaby', 'literary'), ('literary section', 'literary');

insert into public.search_phrases (phrase, term)
select distinct on (private.fold_search(phrase)) phrase, term
from (values
    ('first-term', array['أول', 'اولاني', '1'], array['1st', 'first'], '1'),
    ('second-term', array['ثاني', 'تاني', '2'], array['2nd', 'second'], '2')) as terms (term, arabic, english, number),
lateral (
  select concat_ws(' ', noun, ordinal)
  from unnest(arabic) as ordinal, unnest(array['ترم', 'الترم', 'الفصل الدراسي', 'فصل دراسي']) as noun
  union all
  select concat_ws(' ', ordinal, noun) from unnest(english) as ordinal, unnest(array['term', 'semester']) as noun
  union all
  select concat_ws(' ', noun, number) from unnest(array['term', 'semester']) as noun) as spelt (phrase)
order by private.fold_search(phrase), phrase;

insert into public.search_phrases (phrase)
select unnest(array['في', 'من', 'عن', 'كتاب', 'كتب', 'book', 'books', 'for', 'of', 'the', 'in', 'and', 'to', 'with', 'a', 'an', 'el', 'al',
  'ثانوي', 'ثانوية', 'secondary', 'sec', 'sanawy', 'للصف', 'الصف', 'مادة', 'منهج', 'عايز', 'عاوز', 'أريد', 'سعر', 'تحميل', 'pdf']);

insert into public.search_synonyms (phrase, finds)
select distinct trim(phrase), trim(finds)
from (values
    -- Subjects by what students call them.
    ('رياضة|رياضيات|maths|math|mathematics|riyadyat|reyada|ryada',
      'رياضيات|تفاضل|جبر|استاتيكا|ديناميكا'),
    ('ميكانيكا|mechanics|mecanica', 'استاتيكا|ديناميكا|رياضيات تطبيقية'),
    ('انجلش|انجليش|inglizi|englizy|engilizi|ingilizi', 'الإنجليزية'),
    ('فرنساوي|فرنش|faransawy|fransawy', 'الفرنسية'),
    ('جرماني|almany|almani', 'الألمانية'),
    ('طلياني|italy', 'الإيطالية'),
    ('3arabi|3araby|arabi|araby', 'العربية'),
    ('دين|ديانة', 'تربية دينية'),
    ('ذكاء صناعي|ai', 'ذكاء اصطناعي'),
    ('fizya|fezya|fizia|physya|fizyaa', 'فيزياء'),
    ('kimya|kemya|kimia|kemia|kimiaa', 'كيمياء'),
    ('a7yaa|ahyaa|a7ya2|ahia2|a7ia', 'أحياء'),
    ('geologia|gyologia', 'جيولوجيا'),
    ('gabr|gebr', 'جبر'),
    ('tarekh|tareekh|tari5', 'تاريخ'),
    ('gografia|goghrafia|gughrafia', 'جغرافيا'),
    ('falsafa', 'فلسفة'),
    ('mantek|mantiq', 'منطق'),
    ('elm nafs|3elm nafs', 'علم النفس'),
    ('eqtesad|ektesad', 'اقتصاد'),
    ('e7saa|ehsaa', 'إحصاء'),
    ('na7w|nahw', 'نحو'),
    ('hanafi', 'الحنفي'), ('shafii|shafei|shafie', 'الشافعي'), ('maliki|malki', 'المالكي'), ('hanbali', 'الحنبلي'),
    ('quran|koran|qoran', 'قرآن'),
    ('tagweed|tajweed', 'تجويد'),
    -- Kinds of books, with plurals that share no beginning.
    ('ملزمة|ملازم|malzama', 'مذكرة|مذكرات'),
    ('ملخصات|خلاصة', 'ملخص|مذكرات'), ('ملخص', 'مذكرات'),
    ('سؤال|اسئلة', 'أسئلة|سؤالا'),
    ('بنوك', 'بنك'), ('بنك', 'بنوك'),
    ('نموذج|نماذج', 'نماذج|نموذج'),
    ('امتحان|اختبار|اختبارات', 'امتحان|امتحانات'),
    ('تمارين|تمرين|مسائل', 'تدريبات|مسائل'),
    ('كراسة|كراريس', 'كراسة|كراسات'),
    ('مجمع|سلسلة', 'بنك'),
    ('خرائط|خريطة', 'أطلس'),
    ('exam', 'exams'), ('notebook|notes', 'notes'),
    ('solved exams|previous exams', 'past exams'),
    -- Series in the other script.
    ('nawar|nuwar|nowar|noar', 'نوار'),
    ('teef|taif|tife', 'طيف'),
    ('ebra|ebret|ibra', 'إبرة'), ('bosla|elbosla|boussola|bousla', 'البوصلة'),
    ('hamesh|hamish', 'هامش'),
    ('mersa|mersah|marsa', 'مرساة'),
    ('dima', 'ديمة'),
    ('mahbara|ma7bara', 'محبرة'),
    ('kandil|andeel|kandeel|qandeel', 'قنديل'),
    ('sanabel|snabel', 'سنابل'),
    ('gesr|jisr|gisr', 'جسر'), ('kalemat|kalimat', 'الكلمات'),
    ('zakeret|zakera|zakirat', 'ذاكرة'),
    ('serag|sirag|siraj', 'سراج'), ('rewaq|rowaq', 'الرواق'),
    ('matn', 'متن'), ('zawya', 'زاوية')) as taught (phrases, words),
  string_to_table(phrases, '|') as phrase, string_to_table(words, '|') as finds
where trim(phrase) <> trim(finds);
