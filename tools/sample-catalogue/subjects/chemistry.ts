import type { Subject } from '../types.ts';
import { scientific } from './divisions.ts';

export const chemistry: Subject = {
  code: 'CHE',
  name: ['الكيمياء', 'Chemistry'],
  label: ['الكيمياء', 'Chemistry'],
  division: scientific,
  units: {
    2: {
      first: [
        ['بنية الذرة وأعداد الكم', 'Atomic structure and quantum numbers'],
        ['الجدول الدوري وتدرج الخواص', 'The periodic table and its trends'],
      ],
      second: [
        ['الروابط وأشكال الجزيئات', 'Bonding and molecular shapes'],
        ['العناصر الممثلة في المجموعات المنتظمة', 'Representative elements of the regular groups'],
      ],
    },
    3: {
      first: [
        ['العناصر الانتقالية واستخلاص الحديد', 'Transition elements and the extraction of iron'],
        ['التحليل الكيميائي الوصفي والكمي', 'Qualitative and quantitative analysis'],
        ['الاتزان الكيميائي والأيوني', 'Chemical and ionic equilibrium'],
      ],
      second: [
        ['الكيمياء الكهربية والخلايا', 'Electrochemistry and cells'],
        ['الهيدروكربونات', 'Hydrocarbons'],
        ['مشتقات الهيدروكربونات', 'Hydrocarbon derivatives'],
      ],
    },
  },
  voice: {
    learn: [
      [
        'الكيمياء العضوية مرسومة كخريطة واحدة: من كل مركب تخرج أسهم التحويل بشروطها من عامل حفاز ودرجة حرارة، فلا تُحفظ المعادلات متفرقة.',
        'Organic chemistry is drawn as a single map: arrows leave each compound with their catalyst and temperature, so that equations are never learned as loose facts.',
      ],
      [
        'قبل كل حساب كيميائي سطر يحدد المعطى والمطلوب والعلاقة بينهما بالمول، وهي عادة تكفي وحدها لإنقاذ نصف مسائل التحليل الكمي.',
        'Before any calculation one line states what is given, what is asked and the mole relation between them: a habit that rescues half the titration problems.',
      ],
    ],
    drill: [
      [
        'أسئلة «كيف تميز عمليًا» و«كيف تحصل على» تأتي في مجموعات متدرجة، يعقبها حل يكتب المعادلة موزونة والمشاهدة بالألوان.',
        '“How would you distinguish” and “how would you obtain” come in graded sets; the solutions give the balanced equation and the colour you would see.',
      ],
      [
        'مسائل المعايرة وثابت الاتزان وقوانين فاراداي معروضة بأكثر من طريقة حل، ليختار الطالب الأسرع لا الأطول.',
        'Titration, equilibrium-constant and Faraday problems are solved in more than one way, so the student can choose the quicker.',
      ],
    ],
    recap: [
      [
        'جداول الكواشف والرواسب وألوانها في صفحتين متقابلتين، ثم شجرة التحويلات العضوية كاملة على ورقة قابلة للفصل.',
        'Reagents, precipitates and their colours face each other on two pages, followed by the whole tree of organic conversions on a tear-out sheet.',
      ],
      [
        'كل تعليل مكتوب في سطر واحد بصياغة تقبلها ورقة الإجابة، مع الكلمات التي لا تُحتسب الدرجة بدونها.',
        'Each “explain why” is answered in one line, worded as a marker would accept it, with the words that earn the mark set in bold.',
      ],
    ],
    exam: [
      [
        'بعد كل امتحان جدول يوزع أسئلته على الأبواب، فترى أن العضوية والاتزان وحدهما يحملان قرابة نصف الدرجة.',
        'After each paper a table spreads its questions over the chapters, and shows how much of the mark organic chemistry and equilibrium carry between them.',
      ],
    ],
  },
};
