import type { Series } from '../types.ts';

export const riwaqLamp: Series = {
  code: 'SRJ',
  name: ['سراج الرواق', 'Riwaq Lamp'],
  owner: 'sahn',
  kinds: {
    EXP: {
      title: ['سراج الرواق في {s} {lg}', 'Riwaq Lamp: {s} for {g}'],
      contents: 'bullets',
      openings: [
        [
          'يجلس هذا الكتاب بجوار كتاب الأزهر المقرر ولا يحل محله: يفك عبارته، ويرتب مسائله، ويضع تحت كل مسألة ما قد يسأل عنه الممتحن.',
          'This book sits beside the Azhar set text and does not replace it: it unpacks the wording, orders the questions, and notes beneath each what an examiner might ask.',
        ],
        [
          'شرح {s} {lg} على طريقة الأروقة: قراءة المتن، ثم حل ألفاظه، ثم تقرير المسألة، ثم السؤال. بلغة سهلة لا تفقد هيبة العلم.',
          '{s} for {g} in the way of the old study circles: read the text, untie its wording, settle the point, then ask. The language is easy and keeps the dignity of the science.',
        ],
        [
          'كثير من الطلاب يحفظون عبارة الكتاب المقرر دون أن يفهموها. هنا تُقرأ العبارة ببطء، ويُرد الضمير إلى صاحبه، ويُذكر ما حُذف منها، ثم تُصاغ بلغة تكتبها أنت في الامتحان.',
          'Many students learn the wording of the set book without grasping it. Here each phrase is read slowly, its pronouns returned to their owners and its omissions supplied, then put in words you could write in the exam.',
        ],
      ],
      uses: [
        [
          'اقرأ من الكتاب المقرر أولًا، ثم ارجع إلى الشرح. والأرقام على الهامش تدلك على موضع كل فقرة في المقرر.',
          'Read the set book first, then turn to the explanation; numbers in the margin lead to the place in the original.',
        ],
        [
          'بعد كل باب مناقشة من عشرة أسئلة وإجاباتها، وفي آخر الكتاب {m} على نظام الأزهر.',
          'Ten questions with answers follow each chapter, and {m} in the Azhari form close the book.',
        ],
      ],
    },
    NTS: {
      title: ['مذكرة سراج الرواق: {s} {lg}', 'Riwaq Lamp Notes: {s} for {g}'],
      contents: 'inline',
      openings: [
        [
          'مذكرة مختصرة لمن قرأ المقرر ويريد جمعه قبل الامتحان: تعريفات، وأدلة، وجداول، ولا شيء غير ذلك.',
          'Brief notes for those who have read the set book and want it gathered before the exam: definitions, proofs, tables, and nothing else.',
        ],
      ],
      uses: [
        [
          'تُقرأ في ثلاث جلسات، وتُحمل إلى لجنة الامتحان في الطريق.',
          'Read in three sittings, and carried on the way to the exam hall.',
        ],
      ],
    },
    FIN: {
      title: ['سراج الرواق: ليالي المراجعة في {s} {lg}', 'Riwaq Lamp Review Nights: {s} for {g}'],
      contents: 'inline',
      openings: [
        [
          'المقرر مقسوم على سبع ليالٍ: لكل ليلة قدر معلوم، وأسئلة يُجاب عنها كتابة، وورقة صغيرة تُراجع صباحًا.',
          'The set book divided over seven nights: to each its portion, questions to answer in writing, and a small sheet for the morning.',
        ],
      ],
      uses: [
        [
          'في آخره أسئلة أعوام سابقة مجمعة بحسب الباب.',
          'Questions of past years, gathered by chapter, stand at the end.',
        ],
      ],
    },
  },
};

export const textAndGloss: Series = {
  code: 'MTN',
  name: ['متن وحاشية', 'Text and Gloss'],
  owner: {
    FQN: 'tonbedi',
    FQS: 'tonbedi',
    FQM: 'mansour',
    FQB: 'mansour',
    TFS: 'mansour',
    HDT: 'tonbedi',
    TWH: 'mansour',
    QRN: 'tonbedi',
    NHW: 'dia',
    SRF: 'dia',
    BLG: 'dia',
    ADB: 'dia',
    ARD: 'dia',
  },
  kinds: {
    EXP: {
      title: ['متن وحاشية: شرح {s} {lg}', 'Text and Gloss: {s} Explained for {g}'],
      contents: 'numbered',
      openings: [
        [
          'على الطريقة القديمة في ثوب جديد: المتن في قلب الصفحة، والشرح حوله، والأسئلة في الطرف، فترى العبارة وما يخدمها في نظرة واحدة.',
          'The old way in new dress: the text in the middle of the page, the commentary around it and questions at the edge, so one glance takes in a phrase and all that serves it.',
        ],
      ],
      uses: [
        [
          'يصلح للقراءة على شيخ وللقراءة وحدك. والأوراق الأخيرة فارغة ومسطرة لتكتب حاشيتك أنت.',
          'It suits reading with a teacher and reading alone. The last leaves are blank and ruled, for a gloss of your own.',
        ],
      ],
    },
    QBK: {
      title: ['متن وحاشية: أسئلة {s} وأجوبتها {lg}', 'Text and Gloss: Questions in {s} for {g}'],
      contents: 'none',
      openings: [
        [
          '{q} مرتبة على أبواب المقرر، سؤالًا فجوابًا، بعبارة الكتب لا بعبارة المذكرات.',
          '{q} in the order of the set book, question then answer, in the language of the books and not of crib notes.',
        ],
      ],
      uses: [
        [
          'اطلب من زميلك أن يسألك منه؛ فقد كُتبت الأسئلة لتُقال بصوت مسموع.',
          'Have a classmate quiz you from it: the questions were written to be spoken.',
        ],
      ],
    },
    WRK: {
      title: ['كراسة متن وحاشية: تطبيقات {s} {lg}', 'Text and Gloss Workbook: {s} for {g}'],
      contents: 'none',
      openings: [
        [
          'تطبيقات مكتوبة على كل باب، لأن العلم لا يثبت بالسماع وحده.',
          'Written exercises on every chapter, since nothing is learned by listening alone.',
        ],
      ],
      uses: [
        [
          'مساحات الحل كافية، ومفتاح الإجابة في آخر الكراسة.',
          'There is room to answer, and the key is at the back.',
        ],
      ],
    },
  },
};
