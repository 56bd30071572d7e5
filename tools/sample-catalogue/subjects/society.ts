import type { Subject } from '../types.ts';
import { allDivisions, literary } from './divisions.ts';

export const philosophy: Subject = {
  code: 'PHL',
  name: ['الفلسفة والمنطق', 'Philosophy and Logic'],
  label: ['الفلسفة والمنطق', 'Philosophy and Logic'],
  division: literary,
  units: {
    1: {
      first: [
        ['ما الفلسفة؟ التفكير والسؤال', 'What is philosophy? Thinking and asking'],
        ['التفكير الناقد والمغالطات', 'Critical thinking and fallacies'],
      ],
      second: [
        ['مدخل إلى المنطق', 'A first look at logic'],
        ['قضايا فلسفية في حياتنا', 'Philosophical questions in our lives'],
      ],
    },
    3: {
      first: [
        ['فلسفة البيئة والأخلاق التطبيقية', 'Environmental and applied ethics'],
        ['الحرية والمسؤولية', 'Freedom and responsibility'],
      ],
      second: [
        ['الاستدلال المباشر والقياس', 'Immediate inference and the syllogism'],
        ['المنطق الرمزي', 'Symbolic logic'],
      ],
    },
  },
  voice: {
    learn: [
      [
        'رأي كل فيلسوف يُعرض في فقرة، ثم الحجة التي بُني عليها، ثم اعتراض واحد قوي عليه.',
        'Each philosopher gets a paragraph, then the argument behind it, then one strong objection.',
      ],
    ],
    drill: [
      [
        'في المنطق: جداول صدق وأقيسة تُختبر صحتها بالقواعد. وفي الفلسفة: مواقف يُنسب كل منها إلى صاحبه مع السبب.',
        'In logic, truth tables and syllogisms to test by rule; in philosophy, positions to match with their owners and give reasons.',
      ],
    ],
    recap: [
      [
        'جدول الفلاسفة: الاسم، والسؤال، والجواب، والنقد، ثم قواعد القياس الست في سطر لكل منها.',
        'A table of philosophers: name, question, answer and criticism; then the rules of the syllogism, a line each.',
      ],
    ],
    exam: [
      [
        'أسئلة على نص فلسفي قصير: استخرج الفكرة، سمِّ الاتجاه، وناقش.',
        'Questions on a short text: draw out the idea, name the school, and discuss.',
      ],
    ],
  },
};

export const psychology: Subject = {
  code: 'PSY',
  name: ['علم النفس والاجتماع', 'Psychology and Sociology'],
  label: ['علم النفس والاجتماع', 'Psychology and Sociology'],
  division: literary,
  units: {
    2: {
      first: [
        ['علم النفس ومجالاته', 'Psychology and its fields'],
        ['الدوافع والانفعالات', 'Motives and emotions'],
        ['التعلم والذاكرة', 'Learning and memory'],
      ],
      second: [
        ['المجتمع والثقافة', 'Society and culture'],
        ['التنشئة الاجتماعية', 'Socialisation'],
        ['المشكلات الاجتماعية', 'Social problems'],
      ],
    },
    3: {
      first: [
        ['الذكاء والفروق الفردية', 'Intelligence and individual differences'],
        ['الشخصية والصحة النفسية', 'Personality and mental health'],
      ],
      second: [
        ['التغير الاجتماعي', 'Social change'],
        ['قضايا الشباب والعولمة', 'Youth and globalisation'],
      ],
    },
  },
  voice: {
    learn: [
      [
        'النظريات مربوطة بمواقف من الفصل والبيت، وكل مصطلح يأتي معه مثال لا يصلح لغيره.',
        'Theories are tied to scenes from class and home, and each term has an example that fits nothing else.',
      ],
    ],
    drill: [
      [
        'حالات قصيرة من ثلاثة أسطر، والمطلوب أن تسمي المفهوم وتستدل عليه من كلمة في النص.',
        'Three-line case studies: name the concept and prove it by a word from the text.',
      ],
    ],
    recap: [
      [
        'المصطلحات في عمودين متقابلين، علم النفس يمينًا والاجتماع يسارًا، مع العلماء وإسهاماتهم.',
        'Terms in two facing columns, psychology and sociology, with the scholars and what each brought.',
      ],
    ],
    exam: [
      [
        'إجابات مختصرة بقدر المطلوب، تدرّب الطالب على ألا يكتب صفحة حيث تكفي ثلاث نقاط.',
        'Answers no longer than the question asks, to train students out of writing a page where three points will do.',
      ],
    ],
  },
};

export const nationalEducation: Subject = {
  code: 'CIV',
  name: ['التربية الوطنية', 'National Education'],
  label: ['التربية الوطنية', 'National Education'],
  division: allDivisions,
  slim: true,
  units: {
    3: {
      first: [
        ['المواطنة والدستور', 'Citizenship and the constitution'],
        ['الحقوق والواجبات', 'Rights and duties'],
      ],
      second: [
        ['المشاركة المجتمعية', 'Community participation'],
        ['مصر والعالم', 'Egypt and the world'],
      ],
    },
  },
  voice: {
    learn: [
      [
        'كتاب صغير لمادة لا تحتاج أكثر من أسبوعين: الفكرة ومثالها من الحياة العامة.',
        'A small book for a subject that needs no more than two weeks: each idea with an example from public life.',
      ],
    ],
    drill: [
      [
        'أسئلة صواب وخطأ واختيار من متعدد على كل درس.',
        'True-or-false and multiple-choice questions on every lesson.',
      ],
    ],
    recap: [
      [
        'مادة نجاح ورسوب خارج المجموع، لذلك اختُصرت إلى ما يُسأل عنه فقط.',
        'A pass–fail subject outside the total, so it is cut to what is actually asked.',
      ],
    ],
    exam: [['نماذج قصيرة على مواصفات العام الحالي.', 'Short papers to this year’s specification.']],
  },
};
