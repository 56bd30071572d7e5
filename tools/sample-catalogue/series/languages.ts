import type { Series } from '../types.ts';

export const inkwell: Series = {
  code: 'MHB',
  name: ['محبرة', 'Inkwell'],
  owner: 'soraya',
  kinds: {
    EXP: {
      title: ['محبرة {s} {lg}: الشرح والنصوص', 'Inkwell {s} for {g}: Lessons and Texts'],
      contents: 'bullets',
      openings: [
        [
          'يُقرأ هذا الكتاب كما تُقرأ مجلة جيدة: نص، فحكاية النص، فلغته. ثم تأتي القاعدة وقد احتجت إليها، لا قبل ذلك.',
          'This book reads like a good magazine: a text, its story, its language. The rule arrives when you need it, not before.',
        ],
        [
          'فروع {s} كلها {lg} في كتاب واحد، يربط بينها: بيت الشعر الذي تُعربه هنا هو الذي تشرح صورته هناك.',
          'Every branch of {s} for {g} in one book that ties them together: the line you parse here is the one whose image you explain there.',
        ],
      ],
      uses: [
        [
          'اقرأ بصوت مسموع، وضع خطًا تحت ما لم تفهمه قبل أن تنظر إلى الشرح. وفي آخر كل وحدة اختبار شامل على غرار الورقة الامتحانية.',
          'Read aloud and underline what you do not follow before you look at the notes. Each unit ends with a test in the shape of the exam.',
        ],
      ],
    },
    WRK: {
      title: ['كراسة محبرة للنحو والإعراب {lg}', 'Inkwell Grammar and Parsing Workbook for {g}'],
      contents: 'none',
      openings: [
        [
          'مائة يوم من الإعراب: خمس جمل كل يوم، تبدأ سهلة يوم السبت وتنتهي بجملة متعبة يوم الخميس، والجمعة مراجعة.',
          'A hundred days of parsing: five sentences a day, easy on Saturday and demanding by Thursday, with Friday for going over.',
        ],
      ],
      uses: [
        [
          'الإعراب الكامل في صفحة مقابلة تغطيها بورقة، فتصحح لنفسك في الحال.',
          'The full parse faces you, to be covered with a sheet of paper, so that you correct yourself at once.',
        ],
      ],
    },
    RDR: {
      title: ['محبرة القراءة: نصوص متحررة {lg}', 'Inkwell Reading: Unseen Texts for {g}'],
      contents: 'none',
      openings: [
        [
          'ستون نصًا قصيرًا لم تُكتب للامتحان: مقالات وقصائد ورسائل ورحلات، اختيرت لأنها جميلة أولًا، ثم وُضعت عليها الأسئلة.',
          'Sixty short texts that were not written for exams: essays, poems, letters and travels, chosen first for their beauty and only then given questions.',
        ],
      ],
      uses: [
        [
          'نص كل مساء يغيّر علاقة الطالب بالقراءة المتحررة قبل الامتحان بشهور.',
          'A text an evening changes how a student meets unseen reading, months before the exam.',
        ],
      ],
    },
  },
};

export const wordBridge: Series = {
  code: 'JSR',
  name: ['جسر الكلمات', 'Word Bridge'],
  owner: { ENG: 'bridge', FRE: 'ramez', GER: 'lobna', ITA: 'bridge' },
  kinds: {
    EXP: {
      title: ['جسر الكلمات في {s} {lg}', 'Word Bridge {s} for {g}'],
      contents: 'bullets',
      openings: [
        [
          'كتاب لغة يعرف أن قارئه يفكر بالعربية. يبدأ من الجملة التي في رأسك، ويعبر بها إلى {s} خطوة خطوة، وينبهك إلى المواضع التي تخونك فيها الترجمة الحرفية.',
          'A language book that knows its reader thinks in Arabic. It starts from the sentence in your head, walks it over into {s}, and warns where word-for-word translation lets you down.',
        ],
        [
          'منهج {s} {lg} في وحدات قصيرة: حوار، كلمات، قاعدة واحدة، ثم كتابة ثلاث جمل عن نفسك. لا تترك وحدة قبل أن تكتبها.',
          '{s} for {g} in short units: a dialogue, its words, one rule, then three sentences about yourself. Do not leave a unit before writing them.',
        ],
      ],
      uses: [
        [
          'الحوارات مسجلة، ورمزها مطبوع على الغلاف الداخلي. اسمع مرة قبل القراءة ومرتين بعدها.',
          'The dialogues are recorded, with a code inside the cover. Listen once before reading and twice after.',
        ],
        [
          'مناسب لمن انقطع عن اللغة عامًا ويريد أن يلحق بزملائه قبل منتصف الترم. يضم {q} مع إجاباتها.',
          'Good for anyone who let the language go for a year and wants to catch up before half-term. It holds {q} with answers.',
        ],
      ],
      notes: [['مع الكتاب كتيب مفردات بحجم الجيب.', 'Comes with a pocket vocabulary booklet.']],
    },
    WRK: {
      title: ['كراسة جسر الكلمات: {s} {lg}', 'Word Bridge {s} Workbook for {g}'],
      contents: 'none',
      openings: [
        [
          'تمارين كتابة لا اختيار: املأ، وصِل، ورتّب، ثم اكتب. كل صفحة تنتهي بجملة من عندك.',
          'Exercises in writing rather than choosing: fill, match, order, then write. Each page ends with a sentence of your own.',
        ],
      ],
      uses: [
        [
          'خصص لها عشرين دقيقة ثلاث مرات في الأسبوع، وراجع أخطاءك بالقلم الأحمر في الصفحة نفسها.',
          'Give it twenty minutes three times a week, and mend your errors in red on the same page.',
        ],
      ],
    },
    RDR: {
      title: ['جسر الكلمات: قراءات قصيرة في {s} {lg}', 'Word Bridge Short Readings: {s} for {g}'],
      contents: 'none',
      openings: [
        [
          'ثلاثون قصة من صفحتين بمفردات المنهج، تُقرأ للمتعة أولًا. الكلمات الجديدة مشروحة في أسفل الصفحة بلا رجوع إلى قاموس.',
          'Thirty stories, two pages each and within the syllabus vocabulary, to be enjoyed first. New words are explained at the foot of the page, no dictionary needed.',
        ],
        [
          'كتاب للحقيبة لا للمكتب: حكايات ورسائل ومقالات قصيرة كُتبت بجمل يفهمها طالب {g}، وتطول قليلًا كلما تقدمت في القراءة.',
          'A book for the bag and not the desk: tales, letters and short articles in sentences a student of {g} can follow, growing a little longer as you read on.',
        ],
        [
          'من قرأ عشر صفحات كل أسبوع لم يخف من قطعة الفهم. هنا ثلاثون نصًا عن مدن ورياضة واختراعات وطعام، مرتبة من السهل إلى الأصعب قليلًا.',
          'Whoever reads ten pages a week has no fear of the comprehension passage. Here are thirty texts on cities, sport, inventions and food, from easy to a little harder.',
        ],
      ],
      uses: [
        [
          'بعد كل قصة خمسة أسئلة فهم، وسؤال رأي يُجاب عنه في فقرة.',
          'After each story come five comprehension questions and one of opinion, to answer in a paragraph.',
        ],
      ],
    },
  },
};
