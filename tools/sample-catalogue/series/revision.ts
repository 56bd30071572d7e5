import type { Series } from '../types.ts';

export const anchor: Series = {
  code: 'MRS',
  name: ['مرساة', 'Anchor'],
  owner: 'anchor',
  kinds: {
    FIN: {
      title: ['مرساة: المراجعة النهائية في {s} {lg}', 'Anchor: Final Review in {s} for {g}'],
      contents: 'numbered',
      openings: [
        [
          'آخر كتاب تفتحه قبل الامتحان. «مرساة» تجمع {s} في {d} من العمل المنظم: صباحًا مراجعة باب، ومساءً أسئلته، وفي اليوم السابع ورقة كاملة.',
          'The last book you open before the exam. Anchor gathers {s} into {d} of ordered work: a chapter in the morning, its questions in the evening, a whole paper on the seventh day.',
        ],
        [
          'للطالب الذي ذاكر ثم أحس أن كل شيء اختلط. تعيد «مرساة» ترتيب {s} {lg} من جديد: ما تعرفه، وما تظن أنك تعرفه، وما لم يفت وقته بعد.',
          'For the student who has studied and feels it all running together. Anchor puts {s} for {g} back in order: what you know, what you think you know, and what it is not too late for.',
        ],
      ],
      uses: [
        [
          'معها {m} بإجاباتها، وصفحة واحدة لليلة الامتحان لا تزيد ولا تنقص.',
          'With it come {m} and answers, and a single page for the night before: no more, no less.',
        ],
        [
          'لا تبدأ بها العام؛ ابدأ بها آخر ستة أسابيع. ومن فاته باب وجد في أوله إشارة إلى أقصر طريق إليه.',
          'Do not begin the year with it; begin its last six weeks. If you missed a chapter, a note at its head shows the shortest way in.',
        ],
      ],
      notes: [
        ['تشمل ملحقًا بنماذج آخر دورتين.', 'Includes a supplement with the last two sittings.'],
      ],
    },
  },
};

export const lantern: Series = {
  code: 'QND',
  name: ['قنديل', 'Lantern'],
  owner: 'lantern',
  kinds: {
    FIN: {
      title: ['قنديل آخر الليالي: {s} {lg}', 'Lantern for the Last Nights: {s}, {g}'],
      contents: 'none',
      openings: [
        [
          'مراجعة قصيرة لخمس ليالٍ لا أكثر. كل ليلة قائمتان: ما يجب أن تتقنه، وما يكفيك أن تتذكره.',
          'A short review for five nights and no more. Each has two lists: what you must master, and what it is enough to recall.',
        ],
        [
          'كُتب «قنديل» ليُقرأ والوقت ضيق: خط كبير، وجمل قصيرة، ولا سؤال بلا جوابه تحته مباشرة.',
          'Lantern was written to be read in a hurry: large type, short sentences, and no question without its answer just below.',
        ],
      ],
      uses: [
        [
          'نم مبكرًا في الليلة الخامسة؛ صفحتها الوحيدة تُقرأ في الصباح على الإفطار.',
          'Sleep early on the fifth night: its only page is to be read over breakfast.',
        ],
      ],
    },
    NTS: {
      title: ['مذكرة قنديل في {s} {lg}', 'Lantern Notes: {s} for {g}'],
      contents: 'inline',
      openings: [
        [
          'مذكرة بخط مريح تجمع ما كُتب على السبورة طوال العام: الفكرة، والمثال، و«خلي بالك».',
          'Easy-reading notes that gather what went on the board all year: the idea, the example, and the “watch out”.',
        ],
      ],
      uses: [
        [
          'مطبوعة على وجه واحد ومخرومة، فتضيف إليها أوراقك في ملف واحد.',
          'Printed on one side and punched, so that your own sheets join them in one file.',
        ],
      ],
    },
  },
};
