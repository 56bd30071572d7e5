import type { Series } from '../types.ts';

export const margin: Series = {
  code: 'HMS',
  name: ['هامش', 'Margin'],
  owner: {
    PHY: 'hazem',
    CHE: 'mervat',
    BIO: 'shady',
    GEO: 'shady',
    ISC: 'mervat',
    CAL: 'ehab',
    ALG: 'ehab',
    STA: 'wael',
    DYN: 'wael',
    MTH: 'ehab',
    STT: 'basma',
    ARB: 'nahla',
    ENG: 'karim',
    FRE: 'ramez',
    GER: 'lobna',
    HIS: 'salwa',
    GGR: 'emad',
    PHL: 'hoda',
    PSY: 'hoda',
    PRG: 'basel',
    ECO: 'mina',
    ITA: 'laura',
  },
  kinds: {
    NTS: {
      title: ['مذكرة هامش في {s} {lg}', 'Margin Notes in {s} for {g}'],
      contents: 'bullets',
      openings: [
        [
          'مذكرة {t} بعد أن جُمعت ونُقّحت: مختصرة، بخط واضح، والهامش فيها أوسع من المتن لأن أهم ما فيها ما ستضيفه أنت.',
          'The notes of {t} as given in class: brief, clear, and with a margin wider than the text, since what matters most is what you will add.',
        ],
        [
          'خلاصة سنوات من تدريس {s} {lg}: ما يتكرر السؤال عنه، وما يخطئ الطلاب فيه، والحيلة التي توفر دقيقتين في كل مسألة.',
          'What years of teaching {s} to {g} come down to: what is asked again and again, where students slip, and the trick that saves two minutes a question.',
        ],
        [
          'ليست بديلًا عن الكتاب، بل رفيقه. تفتحها بعد الدرس بيوم لتتذكر، وبعده بشهر لتطمئن.',
          'Not a substitute for the book but a companion to it: open it a day after the lesson to remember, and a month later to be sure.',
        ],
      ],
      uses: [
        [
          'ورق مسطر في الهامش، وسلك يسمح بفتحها مسطحة على المكتب.',
          'The margin is ruled, and a wire binding lets it lie flat on the desk.',
        ],
        [
          'بعد كل جزء خمسة أسئلة «ماذا لو»، لا تجد إجابتها مكتوبة إلا في آخر المذكرة.',
          'Five “what if” questions follow each part; their answers wait at the end.',
        ],
      ],
      specifications: [
        [
          ['التجليد', 'Binding'],
          ['سلك', 'Wire-bound'],
        ],
      ],
    },
  },
};

export const deema: Series = {
  code: 'DIM',
  name: ['ديمة', 'Deema'],
  owner: 'silt',
  kinds: {
    NTS: {
      title: ['ديمة: ملخص {s} {lg}', 'Deema: {s} in Brief for {g}'],
      contents: 'numbered',
      openings: [
        [
          'الديمة مطر هادئ لا ينقطع، وهذه مراجعة تُقرأ على مهل طوال العام: صفحتان لكل درس، تكفيان للتذكير ولا تغنيان عن الفهم.',
          'A deema is a gentle rain that does not stop, and this is a review to be read slowly all year: two pages a lesson, enough to remind and not enough to replace understanding.',
        ],
        [
          'ملخص {s} {lg} في جداول وخرائط ذهنية رُسمت باليد ثم طُبعت كما هي، لأن العين تثق بخط اليد.',
          '{s} for {g} in tables and mind maps drawn by hand and printed as they are, because the eye trusts handwriting.',
        ],
      ],
      uses: [
        [
          'اقرأ صفحتي الدرس قبل الحصة بعشر دقائق ومرة ثانية قبل النوم.',
          'Read a lesson’s two pages ten minutes before class, and again before you sleep.',
        ],
        [
          'يفيد من يراجع في المواصلات: حجم صغير، وغلاف لدن لا ينثني.',
          'Good for revising on the bus: a small size and a flexible cover that does not crease.',
        ],
      ],
      specifications: [
        [
          ['المقاس', 'Size'],
          ['14 × 20 سم', '14 × 20 cm'],
        ],
      ],
    },
    CRD: {
      title: ['بطاقات ديمة: مصطلحات {s} {lg}', 'Deema Cards: Terms of {s} for {g}'],
      contents: 'none',
      openings: [
        [
          'مصطلحات {s} كلها على بطاقات: الكلمة ورسم صغير على وجه، والتعريف ومثاله على الآخر.',
          'All the terms of {s} on cards: the word and a small drawing on one side, its definition and an example on the other.',
        ],
      ],
      uses: [
        [
          'العبها مع زميل: من يعرف يحتفظ بالبطاقة. وتكفي عشرون بطاقة في المرة.',
          'Play it with a classmate: who knows, keeps the card. Twenty at a time are enough.',
        ],
      ],
      notes: [['المنتج علبة بطاقات وليس كتابًا مجلدًا.', 'A box of cards, not a bound book.']],
      specifications: [
        [
          ['عدد البطاقات', 'Cards'],
          ['96 بطاقة', '96'],
        ],
      ],
    },
  },
};
