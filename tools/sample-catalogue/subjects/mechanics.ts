import type { Subject } from '../types.ts';
import { mathematical } from './divisions.ts';

export const statics: Subject = {
  code: 'STA',
  name: ['الاستاتيكا', 'Statics'],
  label: ['الاستاتيكا', 'Statics'],
  division: mathematical,
  units: {
    3: {
      first: [
        ['الاحتكاك والاتزان على مستوى خشن', 'Friction and equilibrium on a rough plane'],
        ['العزوم في المستوى والفراغ', 'Moments in the plane and in space'],
        ['القوى المتوازية المستوية', 'Parallel coplanar forces'],
      ],
      second: [
        ['الاتزان العام', 'General equilibrium'],
        ['الازدواجات', 'Couples'],
        ['مركز الثقل', 'Centre of gravity'],
      ],
    },
  },
  voice: {
    learn: [
      [
        'لا تبدأ مسألة قبل رسم القوى كلها على الجسم؛ لذلك طُبع مع كل مثال شكل خالٍ يرسم عليه الطالب بنفسه قبل أن يقلب الصفحة ليرى الحل.',
        'No problem starts before every force is drawn on the body, so each example comes with a bare figure to fill in before turning the page to the solution.',
      ],
    ],
    drill: [
      [
        'السلم المستند إلى حائط خشن، والقضيب المعلق، والصفيحة ذات الثقب: العائلات الثلاث التي يخرج منها معظم الأسئلة، وفي كل عائلة عشرات الصور.',
        'The ladder on a rough wall, the hanging rod, the lamina with a hole: three families behind most questions, each in dozens of forms.',
      ],
    ],
    recap: [
      [
        'أي نقطة أختار لأخذ العزوم؟ صفحة كاملة تجيب بالرسم، ثم ملخص مراكز الأثقال للأشكال المشهورة.',
        'Which point should I take moments about? A whole page answers in drawings, followed by the centres of gravity of the usual shapes.',
      ],
    ],
    exam: [
      [
        'أشكال القوى معادة الرسم بمقياس واضح، ومع كل حل تحقق سريع من الإشارة والوحدة.',
        'Force diagrams are redrawn to a clear scale, and each solution ends with a quick check of sign and unit.',
      ],
    ],
  },
};

export const dynamics: Subject = {
  code: 'DYN',
  name: ['الديناميكا', 'Dynamics'],
  label: ['الديناميكا', 'Dynamics'],
  division: mathematical,
  units: {
    3: {
      first: [
        ['الحركة الخطية واشتقاق دوال المتجهات', 'Rectilinear motion and vector functions'],
        ['كمية الحركة وقوانين نيوتن', 'Momentum and Newton’s laws'],
      ],
      second: [
        ['الدفع والتصادم', 'Impulse and collision'],
        ['الشغل وطاقة الحركة وطاقة الوضع', 'Work, kinetic and potential energy'],
        ['القدرة', 'Power'],
      ],
    },
  },
  voice: {
    learn: [
      [
        'البكرات والمصاعد والأجسام على المستوى المائل تُحل كلها بمعادلة واحدة تُكتب في اتجاه الحركة؛ والكتاب يثبت ذلك بعشرين مثالًا متتابعًا.',
        'Pulleys, lifts and bodies on an incline all yield to one equation written along the motion, and twenty linked examples prove it.',
      ],
    ],
    drill: [
      [
        'مسائل الحركة المتغيرة بالتفاضل والتكامل في قسم، والتصادم في قسم، والشغل والقدرة في قسم، ثم قسم رابع يخلطها كما تأتي في الامتحان.',
        'Variable motion by calculus in one part, collisions in a second, work and power in a third, and a fourth that mixes them as the exam does.',
      ],
    ],
    recap: [
      [
        'متى أستخدم الطاقة ومتى أستخدم قانون نيوتن الثاني؟ جدول قرار من خمسة أسئلة، بعده أهم العلاقات.',
        'Energy or Newton’s second law? A decision table of five questions, then the relations that matter.',
      ],
    ],
    exam: [
      [
        'كل حل يبدأ باختيار الاتجاه الموجب مكتوبًا بوضوح، وهو السطر الذي تُفقد بسببه درجات كثيرة.',
        'Each solution opens by stating the positive direction, the line whose absence costs so many marks.',
      ],
    ],
  },
};
