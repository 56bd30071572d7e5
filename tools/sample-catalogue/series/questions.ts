import type { Series } from '../types.ts';

export const compassNeedle: Series = {
  code: 'IBR',
  name: ['إبرة البوصلة', 'Compass Needle'],
  owner: 'needle',
  kinds: {
    QBK: {
      title: ['إبرة البوصلة: بنك أسئلة {s} {lg}', 'Compass Needle: {s} Question Bank for {g}'],
      contents: 'inline',
      openings: [
        [
          'بنك من {q} في {s}، كل سؤال منها له رقم ومستوى ونوع. تختار ما ينقصك لا ما يأتي في الصفحة التالية.',
          'A bank of {q} in {s}, each with a number, a level and a type, so that you choose what you lack and not what the next page happens to hold.',
        ],
        [
          'أكثر ما يحتاجه طالب فهم المنهج أن يرى السؤال بكل صوره. هنا {q} {lg}، تسأل عن الفكرة الواحدة بخمس طرق أو ست.',
          'What a student who knows the syllabus needs is to see the question from every side. Here are {q} for {g} that put one idea five or six ways.',
        ],
        [
          'ليس كتاب شرح: هو {q} بإجاباتها، مقسمة إلى اختبارات قصيرة تنتهي كل منها في وقت فنجان شاي.',
          'Not a course but {q} with answers, cut into short tests that each take as long as a cup of tea.',
        ],
      ],
      uses: [
        [
          'بعد كل اختبار جدول من أربع خانات يوجهك: أعد الدرس، أعد النوع، انتقل، أو خذ تحديًا. ومن هنا جاء اسم السلسلة.',
          'After each test a box of four points the way: redo the lesson, redo the type, go on, or take a challenge. Hence the name.',
        ],
        [
          'الإجابات في مجلد صغير مستقل، معللة لا مختصرة. وعلامة النجمة على الأسئلة التي يخطئ فيها أكثر من نصف الطلاب.',
          'Answers come in a small separate volume, with reasons. A star marks the questions that more than half of students get wrong.',
        ],
      ],
      notes: [
        [
          'الكتاب جزآن: الأسئلة والإجابات المعللة.',
          'In two volumes: questions, and answers with reasons.',
        ],
      ],
    },
    MOD: {
      title: ['إبرة البوصلة: نماذج {s} {lg}', 'Compass Needle: {s} Model Papers for {g}'],
      contents: 'none',
      openings: [
        [
          '{m} في {s} على ورق بحجم الامتحان، ومعها ورقة إجابة بالفقاعات للتدريب على التظليل والوقت معًا.',
          '{m} in {s} on exam-sized paper, with bubble sheets to practise filling and timing together.',
        ],
      ],
      uses: [
        [
          'اضبط المنبه، ولا تراجع إجابة قبل أن تنتهي الورقة. النموذج الأخير أصعب من الامتحان عن قصد.',
          'Set an alarm and check nothing until the paper is over. The last is meant to be harder than the exam.',
        ],
      ],
    },
  },
};

export const ninetyNine: Series = {
  code: 'N99',
  name: ['تسعة وتسعون', 'Ninety-Nine'],
  owner: { default: 'iman', PHY: 'yehia', CHE: 'yehia', BIO: 'iman', ENG: 'iman', ARB: 'iman' },
  kinds: {
    MOD: {
      title: ['تسعة وتسعون: نماذج امتحان {s} {lg}', 'Ninety-Nine: {s} Mock Exams for {g}'],
      contents: 'none',
      openings: [
        [
          'لماذا تسعة وتسعون؟ لأن الدرجة الأخيرة تأتي من الهدوء لا من الحفظ. في هذه المجموعة {m} في {s}، مبنية على جدول المواصفات نفسه الذي يُبنى عليه الامتحان.',
          'Why ninety-nine? Because the last mark comes from calm, not from memory. This set gives {m} in {s}, built on the same table of specifications as the exam.',
        ],
        [
          '{m} {lg}، كتب كل واحد منها مدرس مختلف حتى لا يعتاد الطالب أسلوبًا واحدًا في السؤال.',
          '{m} for {g}, each by a different teacher, so that no single way of asking becomes a habit.',
        ],
      ],
      uses: [
        [
          'ابدأ قبل الامتحان بستة أسابيع: نموذج كل جمعة في هدوء تام، ثم مراجعة الأخطاء مساء السبت.',
          'Start six weeks before the exam: a paper each Friday in full silence, its mistakes gone over on Saturday evening.',
        ],
      ],
    },
    QBK: {
      title: [
        'تسعة وتسعون سؤالًا في كل درس: {s} {lg}',
        'Ninety-Nine Questions a Lesson: {s} for {g}',
      ],
      contents: 'bullets',
      openings: [
        [
          'العنوان حرفي: تسعة وتسعون سؤالًا على كل درس من دروس {s}، ثلاثة وثلاثون لكل مستوى من المستويات الثلاثة.',
          'The title is literal: ninety-nine questions on every lesson of {s}, thirty-three for each of three levels.',
        ],
      ],
      uses: [
        [
          'لا تحلها كلها. حلّ المستوى الذي يتعبك، واترك الباقي للمراجعة.',
          'Do not do them all. Do the level that makes you work and leave the rest for revision.',
        ],
      ],
    },
  },
};

export const ledger: Series = {
  code: 'DFT',
  name: ['دفتر السنين', 'Ledger of Years'],
  owner: 'ledger',
  kinds: {
    PST: {
      title: ['دفتر السنين: امتحانات {s} السابقة {lg}', 'Ledger of Years: Past {s} Exams for {g}'],
      contents: 'none',
      openings: [
        [
          '{x} في {s} من دورات سابقة، أول وثانٍ وتجريبي، مطبوعة كما جاءت ومعها إجابة نموذجية كاملة.',
          '{x} in {s} from earlier sittings, first, second and trial, printed as they came and answered in full.',
        ],
        [
          'الامتحان الماضي أصدق مدرس. في هذا الدفتر {x} {lg}، ومع كل سؤال تغير منهجه إشارة واضحة إلى أنه صار خارج المقرر.',
          'The last exam is the most honest teacher. This ledger holds {x} for {g}, and flags each question that has since left the syllabus.',
        ],
      ],
      uses: [
        [
          'في آخر الكتاب فهرس بالأسئلة حسب الدرس: إن أتعبك درس فاجمع كل ما سُئل عنه في عشر سنوات وحلّه في جلسة واحدة.',
          'An index at the back lists questions by lesson: if one defeats you, gather all that was asked on it in ten years and do it in a sitting.',
        ],
        [
          'حلّ الأقدم أولًا واحتفظ بآخر دورتين لأسبوع الامتحان، فهما الأقرب إلى ما ستراه.',
          'Work from the oldest and keep the last two sittings for exam week, since they are nearest to what you will meet.',
        ],
      ],
    },
  },
};
