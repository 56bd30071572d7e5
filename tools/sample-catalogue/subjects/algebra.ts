import type { Subject } from '../types.ts';
import { mathematical } from './divisions.ts';

export const algebra: Subject = {
  code: 'ALG',
  name: ['الجبر والهندسة الفراغية', 'Algebra and Solid Geometry'],
  label: ['الجبر والهندسة الفراغية', 'Algebra and Solid Geometry'],
  division: mathematical,
  units: {
    3: {
      first: [
        ['التباديل والتوافيق ونظرية ذات الحدين', 'Counting and the binomial theorem'],
        ['الأعداد المركبة ونظرية دي موافر', 'Complex numbers and De Moivre’s theorem'],
        ['المحددات والمصفوفات', 'Determinants and matrices'],
      ],
      second: [
        ['المتجهات في ثلاثة أبعاد', 'Vectors in three dimensions'],
        ['معادلة المستقيم في الفراغ', 'The line in space'],
        ['معادلة المستوى والأوضاع النسبية', 'The plane and relative positions'],
      ],
    },
  },
  voice: {
    learn: [
      [
        'أشكال الفراغ مرسومة بمنظور واحد ثابت وثلاثة ألوان، حتى تتعود العين أن ترى المستوى قبل أن تكتب معادلته.',
        'Figures in space keep one fixed perspective and three colours, so the eye learns to see the plane before the hand writes its equation.',
      ],
    ],
    drill: [
      [
        'مسائل العد مرتبة بحسب الفخ لا بحسب القانون: ترتيب أم اختيار، مع التكرار أم بدونه، بشرط أم بغير شرط.',
        'Counting problems are sorted by trap rather than formula: order or choice, with or without repetition, with or without a condition.',
      ],
    ],
    recap: [
      [
        'خواص المحددات كلها في صفحة، وأوضاع مستقيمين أو مستقيم ومستوى في جدول يُحسم بالاتجاه أولًا.',
        'All the properties of determinants on a page, and the positions of lines and planes in a table settled by direction first.',
      ],
    ],
    exam: [
      [
        'كل سؤال محلول بطريقتين حيث أمكن، جبرية وهندسية، مع الوقت المتوقع لكل منهما.',
        'Where possible each question is solved twice, by algebra and by geometry, with the time each should take.',
      ],
    ],
  },
};
