-- The initial vocabulary of search. Staff add to it: search_misses shows what is missing.

-- "أولى ثانوي", "الصف الأول الثانوي", "1st secondary", "secondary 1", "oula sanawy", and the same for the other grades.
insert into public.search_phrases (phrase, grade)
select distinct on (private.fold_search(phrase)) phrase, grade
from (
  values
    (1, array['أولى', 'أول', '1'], array['1st', 'first', '1'], array['oula', 'ola', 'awla'], array['1', 'one', '10']),
    (2, array['تانية', 'ثانية', 'ثاني', 'تاني', '2'], array['2nd', 'second', '2'], array['tanya', 'tania', 'tanyah'], array['2', 'two', '11']),
    (3, array['تالتة', 'ثالثة', 'ثالث', 'تالت', '3'], array['3rd', 'third', '3'], array['talta', 'talata', 'talteh'], array['3', 'three', '12']))
  as grades (grade, arabic, english, spoken, numbers),
lateral (
  select concat_ws(' ', before, ordinal, noun)
  from unnest(arabic) as ordinal, unnest(array['ثانوي', 'ثانوية', 'ث']) as noun, unnest(array[null, 'صف', 'للصف']) as before
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
  select concat_ws(' ', noun, number) from unnest(array['grade', 'year']) as noun, unnest(numbers) as number
  union all
  select concat_ws(' ', ordinal, noun)
  from unnest(spoken || grade::text) as ordinal,
    unnest(array['sanawy', 'sanawi', 'sanaweya', 'thanawy', 'thanawi', 'thanaweya']) as noun
  union all
  select grade || noun from unnest(array['sanawy', 'sanawi', 'thanawy', 'thanawi']) as noun)
  as spelt (phrase)
order by private.fold_search(phrase), phrase;

insert into public.search_phrases (phrase, grade) values
  ('أولى', 1), ('تانية', 2), ('ثانية', 2), ('تالتة', 3), ('ثالثة', 3), ('1st', 1), ('2nd', 2), ('3rd', 3),
  ('oula', 1), ('tanya', 2), ('talta', 3);

insert into public.search_phrases (phrase, grade, level) values
  ('ثانوية عامة', 3, 'general'), ('الثانوية العامة', 3, 'general'), ('للثانوية العامة', 3, 'general'),
  ('thanaweya amma', 3, 'general'), ('sanaweya amma', 3, 'general'), ('thanawya amma', 3, 'general'),
  ('ث ع', 3, 'general'), ('3 ث ع', 3, 'general'), ('ثانوية أزهرية', 3, 'azhari');

insert into public.search_phrases (phrase, level) values
  ('ثانوي عام', 'general'), ('general secondary', 'general'),
  ('أزهري', 'azhari'), ('أزهر', 'azhari'), ('أزهرية', 'azhari'), ('azhari', 'azhari'), ('azhar', 'azhari');

insert into public.search_phrases (phrase, track) values
  ('علمي علوم', 'scientific'), ('علمي', 'scientific'), ('3elmy', 'scientific'), ('elmy', 'scientific'), ('شعبة علوم', 'scientific'), ('3elmy 3oloum', 'scientific'),
  ('science section', 'scientific'), ('scientific section', 'scientific'),
  ('علمي رياضة', 'mathematics'), ('علمي رياضيات', 'mathematics'), ('شعبة رياضة', 'mathematics'), ('3elmy reyada', 'mathematics'),
  ('mathematics section', 'mathematics'), ('math section', 'mathematics'),
  ('أدبي', 'literary'), ('شعبة أدبي', 'literary'), ('القسم الأدبي', 'literary'), ('adaby', 'literary'), ('adabi', 'literary'), ('literary section', 'literary');

insert into public.search_phrases (phrase, term)
select distinct on (private.fold_search(phrase)) phrase, term
from (values
    ('first-term', array['أول', 'اولاني', '1'], array['1st', 'first'], array['1', 'one', 'awel', 'awwel']),
    ('second-term', array['ثاني', 'تاني', '2'], array['2nd', 'second'], array['2', 'two', 'tany', 'tani'])) as terms (term, arabic, english, numbers),
lateral (
  select concat_ws(' ', noun, ordinal)
  from unnest(arabic) as ordinal, unnest(array['ترم', 'الترم', 'تيرم', 'الفصل الدراسي', 'فصل دراسي', 'سمستر']) as noun
  union all
  select concat_ws(' ', ordinal, noun) from unnest(english) as ordinal, unnest(array['term', 'semester']) as noun
  union all
  select concat_ws(' ', noun, number) from unnest(array['term', 'semester']) as noun, unnest(numbers) as number) as spelt (phrase)
order by private.fold_search(phrase), phrase;

-- Ignored words: prepositions and conjunctions, words that fit every book, words of shoppers' questions, and titles of
-- persons.
insert into public.search_phrases (phrase)
select unnest(array['في', 'من', 'عن', 'مع', 'و', 'كتاب', 'كتب', 'book', 'books', 'for', 'of', 'the', 'in', 'and', 'to', 'with', 'a', 'an', 'w', 'fel', 'ketab', 'kotob',
  'ثانوي', 'ثانوية', 'secondary', 'sec', 'sanawy', 'للصف', 'الصف', 'مادة', 'منهج', 'سلسلة', 'series', 'خارجي', 'خارجية',
  'عايز', 'عاوز', 'محتاج', 'أريد', 'ممكن', 'شراء', 'سعر', 'price', 'buy', 'احدث', 'طبعة', 'تحميل', 'pdf',
  'أستاذ', 'أستاذة', 'مستر', 'مس', 'ميس', 'دكتور', 'دكتورة', 'مهندس', 'شيخ', 'أ', 'د', 'م', 'mr', 'mrs', 'ms', 'miss', 'mister', 'dr', 'doctor', 'prof',
  'sheikh']);

insert into public.search_synonyms (phrase, finds)
select distinct trim(phrase), trim(finds)
from (values
    -- Subjects under the names that students use.
    ('رياضة|رياضيات|ماث|ماثماتكس|maths|math|mathematics|riyadyat|reyadyat|reyada|ryada',
      'رياضيات|تفاضل|جبر|استاتيكا|ديناميكا'),
    ('بحتة|رياضة بحتة|رياضيات بحتة|pure|pure math|pure maths', 'تفاضل|جبر'),
    ('رياضة تطبيقية|تطبيقي|applied|applied math|applied maths', 'رياضيات تطبيقية|استاتيكا|ديناميكا'),
    ('كالكولس', 'تفاضل'), ('الجبرا', 'جبر'),
    ('فيزكس|فيزيكس', 'فيزياء'), ('كيمستري', 'كيمياء'), ('بيولوجي|بيولوجيا', 'أحياء'), ('جيولوجي', 'جيولوجيا'),
    ('ساينس|science', 'علوم|science'),
    ('لغة تانية|لغة ثانية|لغة أجنبية ثانية|second language|second foreign language', 'الفرنسية|الألمانية|الإيطالية'),
    ('francais', 'الفرنسية'), ('دويتش|deutsch', 'الألمانية'), ('italiano', 'الإيطالية'),
    ('دراسات|دراسات اجتماعية|social studies', 'تاريخ|جغرافيا'),
    ('حاسب|حاسب آلي|كمبيوتر|computer|coding|barmaga', 'برمجة'),
    ('قواعد', 'نحو'),
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
    ('hanafy|7anafy', 'الحنفي'), ('shafe3y|shafey', 'الشافعي'), ('maleky', 'المالكي'), ('hanbaly', 'الحنبلي'),
    ('fekh|fiqh|feqh|fikh', 'فقه'), ('hadis|hadeth|7adeeth', 'حديث'), ('tawheed|tawhed', 'توحيد'), ('arood|3arood', 'عروض'),
    ('quran|koran|qoran', 'قرآن'),
    ('tagweed|tajweed', 'تجويد'),
    -- Kinds of books, including plurals that do not begin like their singular.
    ('ملزمة|ملازم|malzama', 'مذكرة|مذكرات'),
    ('كروت|كارت|فلاش كارد|flashcard|flashcards|flash card|flash cards', 'بطاقات'),
    ('بوكليت|booklet', 'نماذج'), ('mock|mocks', 'mock|model exams'),
    ('revision|مراجعات', 'review|مراجعة'),
    ('ليلة الامتحان|مراجعة ليلة الامتحان|ليالي الامتحان|final revision|final review|last revision', 'المراجعة النهائية|آخر الليالي'),
    ('سنين سابقة|سنوات سابقة|سنين فاتت|سنوات فاتت|أعوام سابقة|past papers|previous papers', 'السابقة'),
    ('ملخصات|خلاصة', 'ملخص|مذكرات'), ('ملخص', 'مذكرات'),
    ('سؤال|اسئلة', 'أسئلة|سؤالا'),
    ('بنوك', 'بنك'), ('بنك', 'بنوك'),
    ('نموذج|نماذج', 'نماذج|نموذج'),
    ('امتحان|اختبار|اختبارات', 'امتحان|امتحانات'),
    ('تمارين|تمرين|مسائل', 'تدريبات|مسائل'),
    ('كراسة|كراريس', 'كراسة|كراسات'),
    ('مجمع', 'بنك'),
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
