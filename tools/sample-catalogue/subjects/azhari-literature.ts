import type { Subject } from '../types.ts';

export const balagha: Subject = {
  code: 'BLG',
  name: ['البلاغة', 'Balagha (Rhetoric)'],
  label: ['البلاغة', 'Balagha'],
  units: {
    1: {
      first: [['الفصاحة والبلاغة', 'Purity and eloquence']],
      second: [['علم المعاني: الخبر والإنشاء', 'Meanings: statement and request']],
    },
    2: {
      first: [['علم البيان: التشبيه', 'Figures: simile']],
      second: [['المجاز والاستعارة والكناية', 'Trope, metaphor and metonymy']],
    },
    3: {
      first: [['علم البديع: المحسنات المعنوية', 'Ornament of meaning']],
      second: [
        ['المحسنات اللفظية', 'Ornament of wording'],
        ['السرقات الشعرية وحسن الابتداء', 'Borrowing among poets and fine openings'],
      ],
    },
  },
  voice: {
    learn: [
      [
        'لا يكتفي الكتاب باسم الصورة؛ بل يسأل بعد كل شاهد: ماذا كان المعنى يخسر لو قيل مباشرة؟',
        'It does not stop at naming the figure: after each example it asks what the meaning would lose if said plainly.',
      ],
    ],
    drill: [
      [
        'شواهد من القرآن والحديث والشعر لم ترد في الكتاب المقرر، للتدريب على الذوق قبل المصطلح.',
        'Examples from Quran, hadith and verse outside the set book, to train taste before terminology.',
      ],
    ],
    recap: [
      [
        'المحسنات بتعريفاتها الدقيقة وأقسامها في شجرة واحدة، والفرق بين كل متقاربين.',
        'Every ornament, its exact definition and divisions on one tree, and the difference between near neighbours.',
      ],
    ],
    exam: [
      [
        'تحليل بلاغي كامل لأبيات وآيات، كما يُكتب في الورقة.',
        'Full rhetorical readings of verses, as written in the paper.',
      ],
    ],
  },
};

export const adab: Subject = {
  code: 'ADB',
  name: ['الأدب والنصوص', 'Literature and Texts'],
  label: ['الأدب والنصوص', 'Literature and Texts'],
  units: {
    1: {
      first: [['العصر الجاهلي', 'The pre-Islamic age']],
      second: [['صدر الإسلام والعصر الأموي', 'Early Islam and the Umayyads']],
    },
    2: {
      first: [['العصر العباسي', 'The Abbasid age']],
      second: [['الأدب الأندلسي', 'Andalusian literature']],
    },
    3: {
      first: [
        ['النهضة الأدبية الحديثة', 'The modern literary revival'],
        ['مدارس الشعر', 'Schools of poetry'],
      ],
      second: [
        ['المقال والقصة والمسرحية', 'Essay, fiction and drama'],
        ['نصوص مقررة وتحليلها', 'Set texts analysed'],
      ],
    },
  },
  voice: {
    learn: [
      [
        'كل نص يُقدَّم بصاحبه ومناسبته، ثم يُحلل بيتًا بيتًا: الفكرة، والعاطفة، والصورة، والموسيقى.',
        'Every text is introduced by its author and occasion, then read line by line: idea, feeling, image, music.',
      ],
    ],
    drill: [
      [
        'أسئلة على النصوص المقررة ونصوص مشابهة لها لم يدرسها الطالب.',
        'Questions on the set texts and on similar ones the student has not studied.',
      ],
    ],
    recap: [
      [
        'سمات كل عصر ومدرسة مع علمين من أعلامها، وأبيات الحفظ مجموعة في آخر الكتاب.',
        'The marks of each age and school with two of its names, and the verses to memorise gathered at the end.',
      ],
    ],
    exam: [
      [
        'نماذج محلولة توازن بين تاريخ الأدب وتحليل النص.',
        'Solved papers that balance literary history and analysis.',
      ],
    ],
  },
};

export const arud: Subject = {
  code: 'ARD',
  name: ['العروض والقافية', 'Prosody'],
  label: ['العروض والقافية', 'Prosody'],
  units: {
    2: {
      first: [
        ['التقطيع والتفعيلات', 'Scansion and feet'],
        ['الزحافات والعلل', 'Permitted changes'],
      ],
      second: [
        ['البحور المفردة والمركبة', 'Simple and compound metres'],
        ['القافية وحروفها', 'Rhyme and its letters'],
      ],
    },
  },
  voice: {
    learn: [
      [
        'تسمع قبل أن تكتب: كل بحر يبدأ بأبيات تُنشد، ثم تُقطَّع بالحركات والسكنات، ثم تُسمى تفعيلاته.',
        'You hear before you write: each metre opens with lines to chant, then to scan, and only then to name.',
      ],
    ],
    drill: [
      [
        'مائة وعشرون بيتًا للتقطيع، ربعها مختل الوزن لتكتشف موضع الكسر.',
        'A hundred and twenty lines to scan, a quarter of them broken for you to find where.',
      ],
    ],
    recap: [['مفاتيح البحور في صفحة واحدة.', 'The keys of all the metres on one page.']],
    exam: [['نماذج قصيرة محلولة بالتقطيع الكامل.', 'Short papers, solved with full scansion.']],
  },
};
