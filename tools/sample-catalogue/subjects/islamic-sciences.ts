import type { Subject, Units } from '../types.ts';

const setSurahs: Units = {
  first: [
    ['معاني مفردات السور المقررة', 'Vocabulary of the set surahs'],
    ['أسباب النزول والمناسبات', 'Occasions of revelation'],
  ],
  second: [
    ['المعنى الإجمالي للآيات', 'The overall sense of the verses'],
    ['ما ترشد إليه الآيات', 'What the verses teach'],
  ],
};

export const tafsir: Subject = {
  code: 'TFS',
  name: ['التفسير', 'Tafsir'],
  label: ['التفسير', 'Tafsir'],
  units: { 1: setSurahs, 2: setSurahs, 3: setSurahs },
  voice: {
    learn: [
      [
        'الآيات بالرسم العثماني وفي مقاطع قصيرة، وبعد كل مقطع: المفردات، فالإعراب الذي يتوقف عليه المعنى، فالتفسير، فالفوائد.',
        'Verses in the Uthmani script and in short passages; after each come vocabulary, the grammar the meaning rests on, the commentary and its lessons.',
      ],
    ],
    drill: [
      [
        'أسئلة على معنى الكلمة في سياقها، وسبب النزول، ووجه الاستدلال، مع موضع كل آية في السورة.',
        'Questions on a word in its context, the occasion of revelation and the inference, with each verse located in its surah.',
      ],
    ],
    recap: [
      [
        'المفردات كلها في قوائم بترتيب الآيات، وأسباب النزول الصحيحة مختصرة براويها.',
        'All the vocabulary in verse order and the sound occasions of revelation, brief and with their narrators.',
      ],
    ],
    exam: [
      [
        'نماذج بأسئلة مقالية وموضوعية، والإجابة تلتزم لفظ الكتاب المقرر.',
        'Papers of essay and objective questions, answered in the wording of the set book.',
      ],
    ],
  },
};

export const hadith: Subject = {
  code: 'HDT',
  name: ['الحديث', 'Hadith'],
  label: ['الحديث', 'Hadith'],
  units: {
    1: {
      first: [['أحاديث الإيمان والعلم', 'Hadith of faith and knowledge']],
      second: [['أحاديث الآداب', 'Hadith of manners']],
    },
    2: {
      first: [['أحاديث المعاملات', 'Hadith of dealings']],
      second: [['مدخل إلى مصطلح الحديث', 'A first look at hadith terminology']],
    },
    3: {
      first: [
        ['أحاديث الأسرة والمجتمع', 'Hadith of family and society'],
        ['التعريف بالرواة', 'The narrators'],
      ],
      second: [
        ['أقسام الحديث: الصحيح والحسن والضعيف', 'Sound, fair and weak hadith'],
        ['ما يستفاد من الأحاديث', 'What the hadith teach'],
      ],
    },
  },
  voice: {
    learn: [
      [
        'كل حديث في صفحتين: النص مضبوطًا، وراويه في ثلاثة أسطر، ثم المباحث العربية، ثم الشرح وما يؤخذ منه.',
        'Two pages a hadith: the vowelled text, its narrator in three lines, points of language, then the explanation and what follows from it.',
      ],
    ],
    drill: [
      [
        'أكمل الحديث، وعرّف بالراوي، واستخرج الحكم، ووازن بين روايتين: أربعة أنماط على كل حديث.',
        'Complete the hadith, introduce the narrator, draw out the ruling, weigh two versions: four patterns for each.',
      ],
    ],
    recap: [
      [
        'الأحاديث المقررة للحفظ في بطاقات بحجم الكف، وعلى ظهر كل بطاقة المعنى والراوي.',
        'The hadith to memorise on palm-sized cards with meaning and narrator on the back.',
      ],
    ],
    exam: [
      [
        'نماذج محلولة مع توزيع الدرجات على أجزاء السؤال.',
        'Solved papers that show how marks are shared.',
      ],
    ],
  },
};

export const tawhid: Subject = {
  code: 'TWH',
  name: ['التوحيد', 'Tawhid'],
  label: ['التوحيد', 'Tawhid'],
  units: {
    1: {
      first: [['مبادئ علم التوحيد', 'Foundations of the science']],
      second: [['الإلهيات: الصفات الواجبة', 'Divinity: the necessary attributes']],
    },
    2: {
      first: [['الإلهيات: الجائز والمستحيل', 'Divinity: the possible and the impossible']],
      second: [['النبوات', 'Prophethood']],
    },
    3: {
      first: [
        ['النبوات والمعجزة', 'Prophethood and miracles'],
        ['عصمة الأنبياء', 'The protection of prophets'],
      ],
      second: [
        ['السمعيات: البعث والحساب', 'Things known by report: resurrection and reckoning'],
        ['الرد على الشبهات', 'Answering objections'],
      ],
    },
  },
  voice: {
    learn: [
      [
        'أبيات المتن مشروحة كلمة كلمة، ثم الدليل العقلي بمقدمتين ونتيجة، ثم الدليل النقلي، حتى لا يختلط أحدهما بالآخر.',
        'The verses of the text are explained word by word, then the rational proof as premises and conclusion, then the transmitted proof, kept apart.',
      ],
    ],
    drill: [
      [
        'أسئلة تطلب صياغة الدليل لا ذكره فقط، ثم شبهة قصيرة يرد عليها الطالب بأسلوبه.',
        'Questions ask for the proof to be framed and not just named, then set a brief objection to answer in your own words.',
      ],
    ],
    recap: [
      [
        'جدول الصفات: تعريفها، وضدها، ودليلها العقلي، ودليلها النقلي.',
        'A table of attributes: definition, opposite, rational proof and transmitted proof.',
      ],
    ],
    exam: [
      [
        'إجابات قصيرة محكمة بألفاظ المتكلمين.',
        'Short, tight answers in the terms of the theologians.',
      ],
    ],
  },
};

const hifz: Units = {
  first: [
    ['تثبيت الأجزاء المقررة', 'Fixing the set parts'],
    ['المتشابهات اللفظية', 'Similar verses'],
  ],
  second: [
    ['أحكام التجويد تطبيقًا', 'Tajwid in practice'],
    ['خطة التسميع الأسبوعية', 'A weekly recitation plan'],
  ],
};

export const quran: Subject = {
  code: 'QRN',
  name: ['القرآن الكريم وتجويده', 'Holy Quran and Tajwid'],
  label: ['القرآن الكريم وتجويده', 'Holy Quran and Tajwid'],
  units: { 1: hifz, 2: hifz, 3: hifz },
  voice: {
    learn: [
      [
        'أحكام النون والميم والمدود ملونة في الآيات نفسها، ومع كل حكم تعريفه ومثالان من المقرر.',
        'The rules of nūn, mīm and the lengthenings are coloured in the verses themselves, each with its definition and two examples from the set parts.',
      ],
    ],
    drill: [
      [
        'جداول تسميع بخانات للتاريخ والأخطاء، وأسئلة «أكمل من قوله تعالى» على كل ربع.',
        'Recitation charts with columns for date and slips, and “continue from” questions for every quarter.',
      ],
    ],
    recap: [
      [
        'المتشابهات مجموعة في لوحات: الموضع الأول، والثاني، والرابط الذي يفرق بينهما.',
        'Similar verses gathered on plates: the first place, the second and the clue that tells them apart.',
      ],
    ],
    exam: [
      [
        'نماذج التحريري والشفوي بطريقة اللجان.',
        'Written and oral papers as the committees set them.',
      ],
    ],
  },
};
