import type { Subject } from '../types.ts';
import { mathematical } from './divisions.ts';

export const calculus: Subject = {
  code: 'CAL',
  name: ['التفاضل والتكامل', 'Calculus'],
  label: ['التفاضل والتكامل', 'Calculus'],
  division: mathematical,
  units: {
    3: {
      first: [
        ['الاشتقاق الضمني والبارامتري والمشتقات العليا', 'Implicit and parametric differentiation'],
        ['المعدلات الزمنية المرتبطة', 'Related rates'],
        ['الدوال الأسية واللوغاريتمية ومشتقاتها', 'Exponential and logarithmic functions'],
      ],
      second: [
        ['سلوك الدالة ورسم المنحنيات', 'Behaviour of functions and curve sketching'],
        ['القيم القصوى وتطبيقاتها', 'Maxima, minima and their uses'],
        ['التكامل بالتعويض وبالتجزيء', 'Integration by substitution and by parts'],
        ['المساحات والحجوم الدورانية', 'Areas and volumes of revolution'],
      ],
    },
  },
  voice: {
    learn: [
      [
        'كل قاعدة اشتقاق تُستنتج من تعريفها مرة واحدة، ثم تُستخدم في أمثلة تزداد صعوبة سطرًا بعد سطر حتى يصل الطالب إلى مسألة الامتحان دون قفزة.',
        'Each rule is derived from its definition once, then used in examples that grow harder line by line until the exam question arrives without a jump.',
      ],
      [
        'المسائل اللفظية على القيم القصوى والمعدلات لها طريقة من أربع خطوات: ارسم، سمِّ المتغيرات، اكتب العلاقة، ثم اشتق.',
        'Word problems on extrema and related rates follow four steps: draw, name the variables, write the relation, then differentiate.',
      ],
    ],
    drill: [
      [
        'أربعون تكاملًا لا يُعرف من شكلها أبالتعويض تُحل أم بالتجزيء، لأن اختيار الطريقة نصف الحل.',
        'Forty integrals that do not say whether substitution or parts will solve them, because choosing is half the solution.',
      ],
    ],
    recap: [
      [
        'المشتقات والتكاملات القياسية في بطاقة واحدة، ومعها خريطة قرار قصيرة: أي طريقة تكامل أجرب أولًا؟',
        'Standard derivatives and integrals on one card, with a short decision map: which method of integration do I try first?',
      ],
    ],
    exam: [
      [
        'الحلول مكتوبة بخط يشبه ورقة الطالب المثالية، والخطوات التي تحمل الدرجة مظللة.',
        'Solutions are laid out like a model student’s paper, with the steps that carry marks shaded.',
      ],
    ],
  },
};
