import type { Subject } from '../types.ts';
import { allDivisions } from './divisions.ts';

export const english: Subject = {
  code: 'ENG',
  name: ['اللغة الإنجليزية', 'English'],
  label: ['اللغة الإنجليزية', 'English'],
  division: allDivisions,
  units: {
    1: {
      first: [
        ['Getting away: السفر والأماكن', 'Getting away: travel and places'],
        ['أزمنة المضارع والماضي', 'Present and past tenses'],
        ['كتابة الفقرة والبريد الإلكتروني', 'Paragraphs and e-mails'],
      ],
      second: [
        ['المستقبل والجمل الشرطية', 'The future and conditionals'],
        ['المبني للمجهول', 'The passive'],
        ['القصة المقررة', 'The set reader'],
      ],
    },
    2: {
      first: [
        ['الأزمنة التامة', 'The perfect tenses'],
        ['أفعال الاحتمال والاستنتاج', 'Modals of possibility and deduction'],
        ['مفردات العمل والبيئة', 'Vocabulary of work and the environment'],
      ],
      second: [
        ['الكلام غير المباشر', 'Reported speech'],
        ['ضمائر الوصل', 'Relative clauses'],
        ['كتابة المقال', 'Essay writing'],
      ],
    },
    3: {
      first: [
        ['مفردات الوحدات وتراكيبها', 'Vocabulary and collocations by unit'],
        ['الأزمنة والجمل الشرطية', 'Tenses and conditionals'],
        ['الفهم القرائي', 'Reading comprehension'],
      ],
      second: [
        ['المصدر وصيغة ing والسببية', 'Infinitives, gerunds and causatives'],
        ['المقال والرسالة والبريد الإلكتروني', 'Essays, letters and e-mails'],
        ['الترجمة بالاتجاهين', 'Translation both ways'],
        ['القصة المقررة', 'The set novel'],
      ],
    },
  },
  voice: {
    learn: [
      [
        'الشرح بالعربية حيث يفيد، والأمثلة كلها بالإنجليزية من مواقف يعيشها طالب مصري: المترو، والدرس، ومباراة الجمعة.',
        'Explanations turn to Arabic where it helps; the examples are all English and all from an Egyptian student’s week: the metro, a lesson, Friday’s match.',
      ],
      [
        'مع كل كلمة جديدة متلازماتها وحرف الجر الذي يصحبها، فالامتحان يسأل عن make وdo أكثر مما يسأل عن المعنى.',
        'Each new word comes with its collocations and preposition, since the exam asks about “make” and “do” more than about meaning.',
      ],
    ],
    drill: [
      [
        'أسئلة المفردات مبنية على كلمات متقاربة المعنى، وأسئلة القواعد على سياق من جملتين لا جملة واحدة مبتورة.',
        'Vocabulary items play on near-synonyms, and grammar items give two sentences of context rather than one cut short.',
      ],
      [
        'قطع فهم في العلوم والتاريخ والتقنية بطول ما يأتي في الامتحان، مع سؤال استنتاج وسؤال مرجع ضمير في كل قطعة.',
        'Passages on science, history and technology at exam length, each with an inference question and a pronoun reference.',
      ],
    ],
    recap: [
      [
        'جدول لكل زمن: متى، وكيف، والكلمات الدالة، والخطأ الأشهر، ثم قائمة الأفعال الشاذة مرتبة حسب صوتها لا حسب الحروف.',
        'One table a tense: when, how, signal words, the commonest mistake; then irregular verbs grouped by sound instead of letter.',
      ],
    ],
    exam: [
      [
        'نماذج مقالات مصححة بعلامات المصحح في الهامش، توضح كيف ارتفعت الدرجة من 6 إلى 9.',
        'Sample essays carry the marker’s notes in the margin and show how a six became a nine.',
      ],
    ],
  },
};
