import type { Pair, Subject, Units } from '../types.ts';

const worship: Units = {
  first: [
    ['كتاب الطهارة', 'Purification'],
    ['كتاب الصلاة', 'Prayer'],
  ],
  second: [
    ['كتاب الزكاة', 'Zakat'],
    ['كتاب الصيام والاعتكاف', 'Fasting and retreat'],
    ['كتاب الحج', 'Pilgrimage'],
  ],
};
const dealings: Units = {
  first: [
    ['كتاب البيوع والخيار', 'Sales and options'],
    ['الربا والسلم والرهن', 'Usury, forward sale and pledge'],
  ],
  second: [
    ['الشركة والوكالة والإجارة', 'Partnership, agency and hire'],
    ['الوقف والهبة والوصية', 'Endowment, gift and bequest'],
  ],
};
const family: Units = {
  first: [
    ['كتاب النكاح', 'Marriage'],
    ['الطلاق والخلع والعدة', 'Divorce, khul’ and the waiting period'],
    ['الرضاع والنفقة والحضانة', 'Fostering, maintenance and custody'],
  ],
  second: [
    ['الجنايات والديات', 'Injuries and compensation'],
    ['الحدود', 'Prescribed penalties'],
    ['القضاء والشهادات', 'Judgment and testimony'],
  ],
};

const learn: Pair = [
  'المتن بالخط الكبير، وتحته شرحه بلغة اليوم، ثم دليل كل حكم من القرآن أو السنة، ثم صورة مسألة معاصرة يُطبق عليها.',
  'The text stands in large type, its explanation in today’s language below, then the proof of each ruling and a present-day case to apply it to.',
];
const drill: Pair = [
  'صور فقهية قصيرة: «رجل باع… فما الحكم؟» ويُطلب الحكم ودليله وسبب الخلاف إن وُجد داخل المذهب.',
  'Short cases (“a man sold…, what is the ruling?”) asking for the ruling, its proof and any difference within the school.',
];
const recap: Pair = [
  'الأركان والشروط والمبطلات في جداول، والتعريفات لغةً واصطلاحًا كما تُكتب في ورقة الإجابة.',
  'Pillars, conditions and nullifiers in tables, with definitions, linguistic and technical, as the answer sheet wants them.',
];
const exam: Pair = [
  'إجابات مرتبة على طريقة الأزهر: التعريف، فالحكم، فالدليل، فوجه الدلالة.',
  'Answers in the Azhari order: definition, ruling, proof, and how the proof shows it.',
];

function schoolOfFiqh(code: string, adjective: Pair, madhhab: Pair, differences: Pair): Subject {
  return {
    code,
    name: ['الفقه', 'Fiqh'],
    label: adjective,
    units: { 1: worship, 2: dealings, 3: family },
    voice: {
      learn: [[`${learn[0]} ${differences[0]}`, `${learn[1]} ${differences[1]}`]],
      drill: [drill],
      recap: [recap],
      exam: [exam],
    },
    specifications: [[['المذهب', 'School'], madhhab]],
  };
}

export const hanafiFiqh = schoolOfFiqh(
  'FQN',
  ['الفقه الحنفي', 'Hanafi Fiqh'],
  ['الحنفي', 'Hanafi'],
  [
    'وحيث اختلف الإمام وصاحباه يُذكر قول كلٍّ منهم وما عليه الفتوى.',
    'Where the Imam and his two companions differ, each view is given, with the one followed in fatwa.',
  ],
);
export const shafiiFiqh = schoolOfFiqh(
  'FQS',
  ['الفقه الشافعي', 'Shafi’i Fiqh'],
  ['الشافعي', 'Shafi’i'],
  [
    'ويميز بين القول والوجه، وبين القديم والجديد، مع بيان المعتمد في المذهب.',
    'It tells a saying from a companion’s view and the old doctrine from the new, and marks what the school relies on.',
  ],
);
export const malikiFiqh = schoolOfFiqh(
  'FQM',
  ['الفقه المالكي', 'Maliki Fiqh'],
  ['المالكي', 'Maliki'],
  [
    'ويُنبَّه إلى المشهور والراجح، وإلى أثر عمل أهل المدينة في المسألة إن وُجد.',
    'It marks the well-known and the stronger views, and the practice of Medina where it weighs.',
  ],
);
export const hanbaliFiqh = schoolOfFiqh(
  'FQB',
  ['الفقه الحنبلي', 'Hanbali Fiqh'],
  ['الحنبلي', 'Hanbali'],
  [
    'وتُذكر الروايات عن الإمام أحمد حيث تعددت، مع بيان ما استقر عليه المذهب.',
    'Where Imam Ahmad is reported in more than one way, each report is given, with what the school settled on.',
  ],
);
