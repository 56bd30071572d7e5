import type { Series } from '../types.ts';

export const nuwwar: Series = {
  code: 'NWR',
  name: ['نوّار', 'Nuwwar'],
  owner: 'nuwwar',
  kinds: {
    EXP: {
      title: ['نوّار {s} {lg}: كتاب الشرح', 'Nuwwar {s} for {g}: Explanation Book'],
      contents: 'bullets',
      months: [11, 12, 13, 13],
      openings: [
        [
          'كتاب الشرح الأساسي في سلسلة نوّار: يأخذ منهج {s} {lg} درسًا درسًا، بلغة قريبة من كلام المدرس الهادئ في الفصل، ثم يترك للطالب مساحة يكتب فيها بيده قبل أن ينتقل إلى ما بعدها.',
          'The main explanation book of the Nuwwar series takes the {g} {s} syllabus lesson by lesson, in the voice of a calm teacher, and leaves room to write by hand before moving on.',
        ],
        [
          'إن كنت تبدأ منهج {s} من الصفر، فهذا هو الكتاب الذي تفتحه أولًا. لا يفترض أنك حضرت درسًا أو شاهدت شرحًا؛ كل ما تحتاجه موجود في الصفحة التي أمامك.',
          'If you are starting {s} from nothing, open this book first. It does not assume a lesson attended or a video watched: what you need is on the page in front of you.',
        ],
        [
          'طبعة جديدة من نوّار {s} {lg}، أعيدت كتابة أمثلتها وزيدت تدريباتها بعد ملاحظات طلاب العام الماضي، وبقي ترتيب الدروس كما هو ليسير مع المدرسة أسبوعًا بأسبوع.',
          'A new edition of Nuwwar {s} for {g}: examples rewritten and exercises added after last year’s readers wrote in, with lessons in the same order so that it keeps pace with school.',
        ],
      ],
      uses: [
        [
          'اقرأ الدرس، وأغلق الكتاب، وحاول المثال وحدك، ثم افتحه وقارن. وفي الكتاب {q} تتدرج من السهل إلى الصعب، وإجاباتها في ملحق منفصل حتى لا تسبقك عينك إليها.',
          'Read the lesson, close the book, try the example alone, then compare. The {q} climb from easy to hard, with answers in a separate booklet so your eye cannot run ahead.',
        ],
        [
          'يناسب من يذاكر وحده، ومن يريد مرجعًا يعود إليه بعد الدرس. ونهاية كل فصل صفحة «اختبر نفسك في ربع ساعة» تكشف ما يحتاج إلى إعادة.',
          'It suits those who study alone and those who want something to return to after class. Each chapter closes with a quarter-of-an-hour test that shows what to go over again.',
        ],
      ],
      notes: [
        [
          'الكتاب جزآن: الشرح والتدريبات، ويباعان معًا.',
          'In two parts, explanation and exercises, sold together.',
        ],
        ['مرفق بالكتاب ملحق إجابات منفصل.', 'Comes with a separate answer booklet.'],
      ],
    },
    FIN: {
      title: ['نوّار المراجعة النهائية في {s} {lg}', 'Nuwwar Final Review: {s} for {g}'],
      contents: 'inline',
      openings: [
        [
          'حين يضيق الوقت لا تحتاج كتابًا جديدًا، بل طريقًا أقصر في المنهج نفسه. تعيد هذه المراجعة {s} كلها في {d}، لكل يوم درسه الملخص وأسئلته وما يُراجع قبل النوم.',
          'When time runs short you need not a new book but a shorter road. This review goes through all of {s} in {d}, each with its summary, its questions and something to look over before bed.',
        ],
        [
          'مراجعة نهائية {lg} مبنية على ما تكرر في الامتحانات لا على طول الدروس: ما يأتي كثيرًا أخذ صفحات كثيرة، وما يندر اكتفينا منه بسطر.',
          'A final review for {g} weighted by what exams repeat rather than by the length of lessons: what comes often has many pages, what is rare has a line.',
        ],
      ],
      uses: [
        [
          'في آخره {m} بزمن الامتحان الحقيقي. احتفظ بها لآخر أسبوع، وحلّها جالسًا إلى مكتب لا على السرير.',
          'It ends with {m} timed like the real thing. Keep them for the last week, and sit at a desk for them.',
        ],
      ],
    },
  },
};

export const tayf: Series = {
  code: 'TYF',
  name: ['طيف', 'Tayf'],
  owner: 'boat',
  kinds: {
    EXP: {
      title: ['طيف {s}: الشرح المصوّر {lg}', 'Tayf {s}: the Illustrated Course for {g}'],
      contents: 'numbered',
      openings: [
        [
          'كتاب يُشرح بالرسم قبل الكلام. في كل صفحتين من «طيف» لوحة كبيرة تحمل الفكرة كاملة، وحولها هوامش قصيرة ملونة، ثم أسئلة على اللوحة نفسها.',
          'A book that draws before it speaks. Each spread of Tayf holds one large plate with the whole idea on it, short coloured notes around it, and questions on the plate itself.',
        ],
        [
          'للطالب الذي يتذكر الصورة وينسى الفقرة: منهج {s} {lg} في لوحات مرسومة خصيصًا لهذه السلسلة، بألوان ثابتة المعنى من أول الكتاب إلى آخره.',
          'For the student who remembers pictures and forgets paragraphs: {s} for {g} in plates drawn for this series, with colours that keep their meaning from first page to last.',
        ],
      ],
      uses: [
        [
          'الورق مطفي ويقبل الكتابة بالرصاص والتظليل دون أن ينفذ الحبر، فاكتب على اللوحات نفسها؛ هذا ما صُنعت له.',
          'The paper is matt and takes pencil and highlighter without bleeding, so write on the plates themselves: that is what they are for.',
        ],
        [
          'ابدأ باللوحة، واشرحها لنفسك بصوت مسموع، ثم اقرأ النص لترى ما فاتك. وفي الكتاب {q} على رسوم جديدة.',
          'Start from the plate, explain it to yourself aloud, then read the text to see what you missed. The book sets {q} on fresh drawings.',
        ],
      ],
      specifications: [
        [
          ['الطباعة', 'Printing'],
          ['ألوان كاملة', 'Full colour'],
        ],
      ],
    },
    WRK: {
      title: ['كراسة طيف في {s} {lg}', 'Tayf {s} Workbook for {g}'],
      contents: 'none',
      openings: [
        [
          'كراسة عملية تتبع كتاب «طيف» وتصلح وحدها: رسوم صامتة، وجداول ناقصة، وتجارب تُسجل نتائجها في مكانها من الصفحة.',
          'A practical workbook that follows the Tayf course and stands on its own: blank drawings, unfinished tables and experiments whose results are written where they belong.',
        ],
      ],
      uses: [
        [
          'صفحة واحدة كل يوم تكفي. العلامة الصغيرة في الركن تقول لك كم دقيقة تحتاج الصفحة، وأين حلّها.',
          'A page a day is enough. The small mark in the corner tells you how many minutes it needs and where its solution is.',
        ],
      ],
    },
  },
};

export const sanabil: Series = {
  code: 'SNB',
  name: ['سبع سنابل', 'Sanabil'],
  owner: 'silt',
  kinds: {
    EXP: {
      title: ['سبع سنابل في {s} {lg}', 'Sanabil {s} for {g}'],
      contents: 'bullets',
      openings: [
        [
          'لكل درس في «سبع سنابل» سبع محطات لا تتغير: تمهيد، فكرة، مثال، تدريب مع الكتاب، تدريب وحدك، سؤال ذكي، وملخص. يتعود الطالب الإيقاع من الأسبوع الأول فيعرف أين يقف.',
          'Each lesson in Sanabil makes the same seven stops: opening, idea, example, practice with the book, practice alone, a clever question, and a summary. Within a week the rhythm is familiar and the student knows where he stands.',
        ],
        [
          'شرح وتدريب في مجلد واحد لمنهج {s} {lg}. حجمه معقول في حقيبة المدرسة، وصفحاته لا تزدحم، وكل درس ينتهي حيث تنتهي الحصة.',
          'Explanation and practice in one volume for {s}, {g}. It fits a school bag, its pages breathe, and each lesson ends where the class period does.',
        ],
      ],
      uses: [
        [
          'مناسب لولي الأمر الذي يتابع من البيت: صفحة «ماذا تعلمنا؟» في آخر كل وحدة تصلح للتسميع في عشر دقائق.',
          'Good for parents who follow along: the “what have we learned?” page closing each unit makes a ten-minute oral quiz.',
        ],
        [
          'يضم {q} موزعة على الدروس، واختبار شهر لكل شهر، وثلاثة اختبارات لنهاية الفصل الدراسي.',
          'It holds {q} spread over the lessons, a test for each month and three for the end of term.',
        ],
      ],
    },
    WRK: {
      title: ['تدريبات سبع سنابل: {s} {lg}', 'Sanabil Practice: {s} for {g}'],
      contents: 'inline',
      openings: [
        [
          'كتاب تدريبات بلا شرح، لمن فهم ويريد أن يثبت ما فهمه: سبعة تمارين لكل درس، آخرها دائمًا أصعب مما في الامتحان قليلًا.',
          'Practice without lessons, for those who have understood and want it to last: seven exercises a lesson, the last always a shade harder than the exam.',
        ],
      ],
      uses: [
        [
          'الحلول الكاملة في آخر الكتاب على ورق مختلف اللون يسهل فصله.',
          'Full solutions are at the back, on tinted paper that comes away easily.',
        ],
      ],
    },
  },
};
