import type { Subject } from '../types.ts';

export const nahw: Subject = {
  code: 'NHW',
  name: ['النحو', 'Nahw (Arabic Syntax)'],
  label: ['النحو', 'Nahw'],
  units: {
    1: {
      first: [
        ['الكلام وما يتألف منه', 'Speech and its parts'],
        ['المعرب والمبني', 'The declinable and the fixed'],
      ],
      second: [
        ['النكرة والمعرفة', 'Indefinite and definite'],
        ['المبتدأ والخبر والنواسخ', 'Subject, predicate and modifiers'],
      ],
    },
    2: {
      first: [
        ['المفاعيل', 'The objects'],
        ['الحال والتمييز', 'Circumstance and specification'],
      ],
      second: [
        ['حروف الجر والإضافة', 'Prepositions and annexation'],
        ['التوابع', 'Appositives'],
      ],
    },
    3: {
      first: [
        ['النداء وتوابعه', 'The vocative'],
        ['أسماء الأفعال ونونا التوكيد', 'Verbal nouns and the energetic nūn'],
        ['ما لا ينصرف', 'The diptotes'],
      ],
      second: [
        ['إعراب الفعل: النصب والجزم', 'Moods of the verb'],
        ['أدوات الشرط', 'Conditionals'],
        ['العدد وكناياته', 'Numbers and their like'],
      ],
    },
  },
  voice: {
    learn: [
      [
        'أبيات الألفية أولًا، ثم حلّ ألفاظها، ثم الشرح بأمثلة قرآنية وشعرية، والشواهد معربة كاملة مع بيان موضع الشاهد.',
        'The verses of the Alfiyya come first, then their wording untied, then the explanation with Quranic and poetic examples, every citation fully parsed.',
      ],
    ],
    drill: [
      [
        'لكل باب: استخرج، وأعرب، وبيّن الشاهد، وصحح الخطأ، وكوّن جملة بشرطين.',
        'For every chapter: extract, parse, explain the citation, mend the error, and build a sentence to two conditions.',
      ],
    ],
    recap: [
      [
        'الشواهد الشعرية المقررة في قائمة واحدة: البيت، وموضع الشاهد، ووجهه، في ثلاثة أعمدة.',
        'The set verses in one list of three columns: the line, the point cited, and why.',
      ],
    ],
    exam: [
      [
        'إعراب تفصيلي للجمل والمفردات كما تطلبه لجان الأزهر، مع ما يجوز فيه وجهان.',
        'Full parsing of words and clauses as Azhari committees ask, with the cases that allow two readings.',
      ],
    ],
  },
};

export const sarf: Subject = {
  code: 'SRF',
  name: ['الصرف', 'Sarf (Morphology)'],
  label: ['الصرف', 'Sarf'],
  units: {
    1: {
      first: [['الميزان الصرفي', 'The morphological scale']],
      second: [['المجرد والمزيد', 'Base and extended verbs']],
    },
    2: {
      first: [['المصادر والمشتقات', 'Verbal nouns and derived forms']],
      second: [['المقصور والممدود والتثنية والجمع', 'Endings, duals and plurals']],
    },
    3: {
      first: [
        ['التصغير', 'Diminutives'],
        ['النسب', 'Relative adjectives'],
      ],
      second: [
        ['الإعلال والإبدال', 'Weak-letter change and substitution'],
        ['الإدغام', 'Assimilation'],
      ],
    },
  },
  voice: {
    learn: [
      [
        'كل كلمة تُوزن أمامك حرفًا حرفًا، وما حدث فيها من إعلال يُكتب كخطوات متتابعة من أصلها إلى صورتها الأخيرة.',
        'Each word is weighed letter by letter, and what weak letters did to it is written as steps from its root to its final shape.',
      ],
    ],
    drill: [
      [
        'مئات الكلمات للوزن والتصغير والنسب، مرتبة من القياسي إلى الشاذ، وإجابتها في ملحق منفصل.',
        'Hundreds of words to weigh, diminish and relate, from regular to irregular, with answers in a separate appendix.',
      ],
    ],
    recap: [
      [
        'قواعد الإعلال والإبدال في خريطة واحدة: الحرف، والشرط، والنتيجة، والمثال.',
        'The rules of substitution on one chart: letter, condition, result, example.',
      ],
    ],
    exam: [
      [
        'أسئلة «بيّن ما حدث في الكلمة» محلولة بالخطوات.',
        'Questions of the “what happened here” kind, solved in steps.',
      ],
    ],
  },
};
