import type { Series } from '../types.ts';

export const nileMemory: Series = {
  code: 'NIL',
  name: ['ذاكرة النيل', 'Nile Memory'],
  owner: {
    HIS: 'galal',
    GGR: 'memory',
    PHL: 'memory',
    PSY: 'memory',
    ECO: 'galal',
    CIV: 'memory',
    REL: 'memory',
    CHR: 'laura',
  },
  kinds: {
    EXP: {
      title: ['ذاكرة النيل: {s} {lg}', 'Nile Memory: {s} for {g}'],
      contents: 'bullets',
      openings: [
        [
          'المنهج كما يُحكى لا كما يُحفظ. يفتتح كل فصل بسؤال، ويجيب عنه في صفحات متصلة، ثم يجمع ما يُطلب في الامتحان في مربع واحد آخر الفصل.',
          'The syllabus as a story rather than a list. Each chapter opens with a question, answers it over connected pages, and gathers what the exam wants in one closing box.',
        ],
        [
          'شرح {s} {lg} بأسلوب طالب الأدبي: عناوين جانبية واضحة، وفقرات قصيرة، وسبب ونتيجة في عمودين متقابلين.',
          '{s} for {g} in the literary student’s manner: clear side-headings, short paragraphs, and cause and effect in two facing columns.',
        ],
      ],
      uses: [
        [
          'اقرأ الفصل مرة كاملة قبل أن تمسك القلم، ثم عد واكتب في الهامش سؤالًا عن كل فقرة. بهذا يصبح الهامش مراجعتك الأخيرة.',
          'Read a chapter through before picking up a pen; then return and write a question in the margin for each paragraph. The margin becomes your last review.',
        ],
        [
          'يضم الكتاب {q} على النصوص والمواقف والجداول، بإجابات نموذجية كاملة الصياغة.',
          'It holds {q} on texts, situations and tables, with model answers written out in full.',
        ],
      ],
    },
    QBK: {
      title: ['ذاكرة النيل: بنك أسئلة {s} {lg}', 'Nile Memory: {s} Question Bank for {g}'],
      contents: 'inline',
      openings: [
        [
          '{q} في {s}، كتبها مدرسون يصححون الورقة لا يشرحونها فقط؛ ولذلك تعرف كل إجابة كم تساوي.',
          '{q} in {s}, written by teachers who mark the paper as well as teach it, so that each answer knows what it is worth.',
        ],
      ],
      uses: [
        [
          'حلّ عشرين سؤالًا بعد كل فصل، وضع علامة على ما ترددت فيه حتى لو أصبت.',
          'Do twenty after each chapter, and mark those you hesitated over even if you were right.',
        ],
      ],
    },
  },
};

export const longitudes: Series = {
  code: 'LON',
  name: ['خطوط الطول', 'Longitudes'],
  owner: 'emad',
  kinds: {
    ATL: {
      title: ['خطوط الطول: أطلس {s} {lg}', 'Longitudes: {s} Atlas for {g}'],
      contents: 'inline',
      openings: [
        [
          'أطلس رُسم للطالب لا للرف: الخرائط التي يذكرها المنهج وحدها، كبيرة وواضحة، وأمام كل خريطة نسخة صامتة للتدريب.',
          'An atlas drawn for a student and not for the shelf: only the maps the syllabus calls for, large and clear, each facing a blank one to practise on.',
        ],
      ],
      uses: [
        [
          'علّم على النسخة الصامتة بالرصاص، وامسح وأعد. ثلاث مرات تكفي لتثبت الخريطة.',
          'Label the blank in pencil, rub out, and repeat: three rounds fix a map in the mind.',
        ],
      ],
      specifications: [
        [
          ['نوع الورق', 'Paper'],
          ['كوشيه مطفي 115 جم', 'Matt coated, 115 gsm'],
        ],
      ],
    },
  },
};
