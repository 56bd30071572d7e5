import type { Subject } from '../types.ts';
import { scientific } from './divisions.ts';

export const physics: Subject = {
  code: 'PHY',
  name: ['الفيزياء', 'Physics'],
  label: ['الفيزياء', 'Physics'],
  division: scientific,
  units: {
    2: {
      first: [
        ['الحركة الموجية', 'Wave motion'],
        [
          'الضوء: الانعكاس والانكسار والتداخل والحيود',
          'Light: reflection, refraction, interference',
        ],
      ],
      second: [
        ['خواص الموائع الساكنة', 'Fluids at rest'],
        ['خواص الموائع المتحركة واللزوجة', 'Fluids in motion and viscosity'],
        ['قوانين الغازات', 'The gas laws'],
      ],
    },
    3: {
      first: [
        [
          'التيار الكهربي وقانون أوم وقانونا كيرشوف',
          'Electric current, Ohm’s law and Kirchhoff’s laws',
        ],
        ['التأثير المغناطيسي للتيار وأجهزة القياس', 'The magnetic effect of current and meters'],
        ['الحث الكهرومغناطيسي', 'Electromagnetic induction'],
        ['دوائر التيار المتردد', 'Alternating-current circuits'],
      ],
      second: [
        ['ازدواجية الموجة والجسيم', 'Wave–particle duality'],
        ['الأطياف الذرية', 'Atomic spectra'],
        ['الليزر', 'Lasers'],
        ['الإلكترونيات الحديثة', 'Modern electronics'],
      ],
    },
  },
  voice: {
    learn: [
      [
        'كل قانون يُشتق أمامك خطوة خطوة قبل أن يُستخدم، ثم يُسأل: متى لا يصلح؟ والرسوم البيانية لها باب مستقل: ماذا يعني الميل، وماذا تعني المساحة تحت المنحنى.',
        'Every law is derived step by step before it is used, and then tested: when does it stop holding? Graphs get a section of their own: what the slope means, and the area under the curve.',
      ],
      [
        'الدوائر مرسومة بألوان تفصل فروع التيار بعضها عن بعض، ومع كل دائرة جدول صغير للجهد والمقاومة يُملأ باليد قبل التعويض في القانون.',
        'Circuits are drawn in colours that keep the branches apart, each with a small table of voltage and resistance to fill in by hand before any substitution.',
      ],
      [
        'ينتهي كل فصل بصفحة «وحدات القياس ومعادلات الأبعاد»، وهي الصفحة التي يهملها الطالب ثم يدفع ثمنها في الامتحان.',
        'Each chapter ends with a page of units and dimensional formulae, the page students skip and later pay for in the exam.',
      ],
    ],
    drill: [
      [
        'مسائل كيرشوف والمحولات والخلية الكهروضوئية مرتبة من التعويض المباشر إلى المسألة التي تحتاج ثلاث خطوات، مع قسم خاص لأسئلة الرسم البياني.',
        'Problems on Kirchhoff, transformers and the photocell run from direct substitution to three-step reasoning, with a section for graph questions alone.',
      ],
      [
        'أكثر الأسئلة هنا من نوع «ماذا يحدث عند…» وقراءة التدريج على الجهاز، لأنها حيث تضيع الدرجات لا في القوانين المحفوظة.',
        'Most items ask “what happens when…” or make you read a scale, because that is where marks are lost, not in the formulae learned by heart.',
      ],
    ],
    recap: [
      [
        'ورقة القوانين مقسمة حسب شكل السؤال لا حسب ترتيب الكتاب، وبجانب كل قانون الخطأ الأشهر في استخدامه.',
        'The formula sheet is arranged by type of question rather than by chapter, with the commonest slip noted beside each law.',
      ],
      [
        'مقارنات جاهزة: الجلفانومتر والأميتر والفولتميتر، الموتور والدينامو، الفوتون والإلكترون، الطيف الخطي والمستمر.',
        'Ready comparisons: galvanometer, ammeter and voltmeter; motor and dynamo; photon and electron; line and continuous spectra.',
      ],
    ],
    exam: [
      [
        'الإجابات تشرح لماذا سقط كل بديل خاطئ في أسئلة الاختيار من متعدد، وتعيد رسم الدائرة المكافئة بدل الاكتفاء بالرقم الأخير.',
        'The answers say why each wrong option fails and redraw the equivalent circuit instead of giving only the final number.',
      ],
    ],
  },
};
