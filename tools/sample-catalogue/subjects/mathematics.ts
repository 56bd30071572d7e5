import type { Subject } from '../types.ts';
import { allDivisionsOfSecondYear, literary, mathematical } from './divisions.ts';

export const mathematics: Subject = {
  code: 'MTH',
  name: ['الرياضيات', 'Mathematics'],
  label: ['الرياضيات', 'Mathematics'],
  division: allDivisionsOfSecondYear,
  units: {
    1: {
      first: [
        ['الجبر والعلاقات والدوال', 'Algebra, relations and functions'],
        ['التشابه', 'Similarity'],
        ['نظريات التناسب في المثلث', 'Proportion theorems in the triangle'],
        ['حساب المثلثات', 'Trigonometry'],
      ],
      second: [
        ['المصفوفات والمحددات', 'Matrices and determinants'],
        ['البرمجة الخطية', 'Linear programming'],
        ['المتجهات', 'Vectors'],
        ['الخط المستقيم', 'The straight line'],
      ],
    },
    2: {
      first: [
        ['الدوال الحقيقية ورسم المنحنيات', 'Real functions and their graphs'],
        ['الأسس واللوغاريتمات', 'Exponents and logarithms'],
        ['النهايات والاتصال', 'Limits and continuity'],
        ['قاعدتا الجيب وجيب التمام', 'Sine and cosine rules'],
      ],
      second: [
        ['المتتابعات والمتسلسلات', 'Sequences and series'],
        ['التباديل والتوافيق', 'Permutations and combinations'],
        ['الاشتقاق وتطبيقاته', 'Differentiation and its uses'],
        ['الدوال المثلثية لمجموع زاويتين', 'Trigonometric functions of a sum'],
      ],
    },
  },
  voice: {
    learn: [
      [
        'كل درس صفحتان متقابلتان: اليمنى للفكرة والمثال المحلول، واليسرى لـ«حاول بنفسك» بالترتيب نفسه وبأرقام مختلفة.',
        'A lesson is two facing pages: the idea and a worked example on one, “your turn” in the same order with other numbers on the other.',
      ],
      [
        'يعود الكتاب في أول كل وحدة إلى ما يحتاجه الطالب من المرحلة الإعدادية، في نصف صفحة لا أكثر، حتى لا تتعثر الوحدة بسبب كسر أو إشارة.',
        'Each unit first recalls what it needs from preparatory school, in half a page, so that no one stumbles over a fraction or a sign.',
      ],
    ],
    drill: [
      [
        'مسائل الهندسة مطبوعة برسمها، وتمارين الجبر تتدرج في ثلاثة ألوان: مباشر، متوسط، متفوق.',
        'Geometry problems come with their figures, and algebra exercises climb through three colours: direct, middling and stretching.',
      ],
    ],
    recap: [
      [
        'القوانين والنظريات بنصها كما يُطلب في البرهان، ثم مثال واحد نموذجي على كل نظرية.',
        'Laws and theorems in the words a proof requires, with one model example for each.',
      ],
    ],
    exam: [
      [
        'الأسئلة موزعة على نواتج التعلم كما في مواصفات الورقة الامتحانية، والإجابات بخطواتها كاملة.',
        'Questions follow the learning outcomes of the exam specification, with full working in the answers.',
      ],
    ],
  },
};

export const appliedMathematics: Subject = {
  code: 'APP',
  name: ['الرياضيات التطبيقية', 'Applied Mathematics'],
  label: ['الرياضيات التطبيقية', 'Applied Mathematics'],
  division: mathematical,
  units: {
    2: {
      first: [
        ['محصلة القوى وتحليلها', 'Resultants and resolution of forces'],
        ['اتزان نقطة مادية', 'Equilibrium of a particle'],
        ['الحركة بعجلة منتظمة', 'Uniformly accelerated motion'],
      ],
      second: [
        ['السقوط الحر وقوانين نيوتن', 'Free fall and Newton’s laws'],
        ['الهندسة والقياس', 'Geometry and measurement'],
        ['الاحتمال', 'Probability'],
      ],
    },
  },
  voice: {
    learn: [
      [
        'أول لقاء للطالب بالقوى والحركة، لذلك تسبق كل قانون تجربة منزلية صغيرة أو موقف من الشارع.',
        'The student’s first meeting with forces and motion, so each law follows a small home experiment or a scene from the street.',
      ],
    ],
    drill: [
      [
        'تمارين على رسم القوى قبل حساب أي رقم، ثم مسائل المحصلة والاتزان والحركة الرأسية.',
        'Exercises in drawing forces before computing anything, then resultants, equilibrium and vertical motion.',
      ],
    ],
    recap: [
      [
        'قوانين الحركة الثلاثة بمعطياتها ومجهولها في جدول يختصر الاختيار بينها.',
        'The three equations of motion in a table of knowns and unknowns that makes choosing quick.',
      ],
    ],
    exam: [
      [
        'نماذج قصيرة في خمس وأربعين دقيقة تناسب اختبارات الشهر قبل امتحان نهاية العام.',
        'Short forty-five-minute papers that suit monthly tests before the end-of-year exam.',
      ],
    ],
  },
};

export const statistics: Subject = {
  code: 'STT',
  name: ['الإحصاء', 'Statistics'],
  label: ['الإحصاء', 'Statistics'],
  division: literary,
  units: {
    3: {
      first: [
        ['الارتباط', 'Correlation'],
        ['الانحدار', 'Regression'],
        ['الاحتمال الشرطي والأحداث المستقلة', 'Conditional probability and independence'],
      ],
      second: [
        ['المتغيرات العشوائية المتقطعة', 'Discrete random variables'],
        ['المتغيرات العشوائية المتصلة', 'Continuous random variables'],
        ['التوزيع الطبيعي', 'The normal distribution'],
      ],
    },
  },
  voice: {
    learn: [
      [
        'مكتوب لطالب الأدبي الذي ترك الرياضيات عامين: لا رمز يظهر قبل أن يُشرح بكلمة، ومع كل درس صور مفاتيح الآلة الحاسبة بالترتيب.',
        'Written for the literary student two years away from mathematics: no symbol appears before its word, and each lesson shows the calculator keys in order.',
      ],
    ],
    drill: [
      [
        'جداول جاهزة للملء في مسائل الارتباط والانحدار، ثم الجداول نفسها بعد الحل لمقارنة كل خانة.',
        'Ready tables to fill for correlation and regression, then the same tables solved, to check cell by cell.',
      ],
    ],
    recap: [
      [
        'القوانين مع شكل السؤال الذي يدل عليها، وصفحة كاملة لقراءة جدول التوزيع الطبيعي المعياري.',
        'Each formula beside the wording that calls for it, and a full page on reading the standard normal table.',
      ],
    ],
    exam: [
      [
        'الحلول تعرض الحساب اليدوي ثم خطوات الآلة الحاسبة، وتنبه إلى التقريب المطلوب.',
        'Solutions show the hand calculation, then the calculator steps, and mind the rounding asked for.',
      ],
    ],
  },
};
