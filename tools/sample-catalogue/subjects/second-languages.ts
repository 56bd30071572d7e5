import type { Pair, Subject, Units } from '../types.ts';
import { allDivisions } from './divisions.ts';

const themes: Units = {
  first: [
    ['التعارف والأسرة والمدرسة', 'Meeting people, family and school'],
    ['أزمنة الحاضر وأدوات التعريف', 'The present tense and articles'],
    ['حوارات المواقف اليومية', 'Everyday dialogues'],
  ],
  second: [
    ['الماضي والمستقبل القريب', 'The past and the near future'],
    ['السفر والصحة والهوايات', 'Travel, health and hobbies'],
    ['كتابة الرسالة القصيرة', 'Writing a short letter'],
  ],
};

const recap: Pair = [
  'تصريفات الأفعال المساعدة والشاذة في جدول مطوي، وخمسون جملة جاهزة لأسئلة الموقف.',
  'Auxiliary and irregular verbs on a fold-out table, and fifty ready sentences for the situation questions.',
];

function secondLanguage(code: string, name: Pair, learn: Pair, drill: Pair, exam: Pair): Subject {
  return {
    code,
    name,
    label: name,
    division: allDivisions,
    units: { 1: themes, 2: themes, 3: themes },
    voice: { learn: [learn], drill: [drill], recap: [recap], exam: [exam] },
  };
}

export const french = secondLanguage(
  'FRE',
  ['اللغة الفرنسية', 'French'],
  [
    'النطق مكتوب بحروف عربية في الدروس الأولى فقط، ثم يُرفع تدريجيًا، مع قواعد وصل الكلمات التي تربك المبتدئ.',
    'Pronunciation is spelled in Arabic letters for the first lessons only and then withdrawn, with the liaison rules that puzzle beginners.',
  ],
  [
    'تمارين على avoir وêtre في الماضي المركب، والضمائر، وأدوات التجزئة، ثم وثائق قصيرة: إعلان وتذكرة ورسالة.',
    'Exercises on avoir and être in the passé composé, pronouns and partitives, then short documents: a notice, a ticket, a message.',
  ],
  [
    'أسئلة الموقف والوثيقة محلولة مع ترجمة السؤال، لأن نصف الأخطاء من عدم فهم المطلوب.',
    'Situation and document questions are solved with the question translated, since half the errors come from misreading it.',
  ],
);

export const german = secondLanguage(
  'GER',
  ['اللغة الألمانية', 'German'],
  [
    'الأسماء ملونة بحسب أداتها der وdie وdas من أول صفحة إلى آخر صفحة، فتثبت الأداة مع الكلمة لا بعدها.',
    'Nouns are coloured by der, die and das from the first page to the last, so that the article is learned with the word and not after it.',
  ],
  [
    'ترتيب الجملة هو التمرين الدائم: الفعل ثانيًا، والفعل أخيرًا، والأفعال المنفصلة، مع Akkusativ وDativ في سياق.',
    'Word order is the constant exercise: verb second, verb last and separable verbs, with accusative and dative in context.',
  ],
  [
    'قطع قراءة قصيرة عن الحياة في برلين وفيينا والقاهرة، وأسئلتها بصيغة الامتحان.',
    'Short passages on life in Berlin, Vienna and Cairo with questions in the form of the exam.',
  ],
);

export const italian = secondLanguage(
  'ITA',
  ['اللغة الإيطالية', 'Italian'],
  [
    'يستفيد من أن الإيطالية تُنطق كما تُكتب: قراءة جهرية من الصفحة الأولى، وقاعدة واحدة صغيرة في كل درس.',
    'It makes the most of Italian being read as written: reading aloud from page one and a single small rule per lesson.',
  ],
  [
    'مطابقة المذكر والمؤنث والجمع في مئات الجمل القصيرة، ثم حوارات ناقصة عند البائع وفي المحطة وعند الطبيب.',
    'Gender and plural agreement over hundreds of short sentences, then gapped dialogues in a shop, at the station and at the doctor’s.',
  ],
  [
    'كل نموذج يتبعه تفريغ للمفردات التي ظهرت فيه، فتصبح ورقة الامتحان درسًا.',
    'Each paper is followed by a list of the words it used, which turns an exam sheet into a lesson.',
  ],
);
