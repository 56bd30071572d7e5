import type { Subject } from '../types.ts';
import { sciencesOnly } from './divisions.ts';

export const geology: Subject = {
  code: 'GEO',
  name: ['الجيولوجيا وعلوم البيئة', 'Geology and Environmental Science'],
  label: ['الجيولوجيا وعلوم البيئة', 'Geology and Environmental Science'],
  division: sciencesOnly,
  units: {
    3: {
      first: [
        ['علم الجيولوجيا ومادة الأرض', 'Geology and the matter of the Earth'],
        ['المعادن', 'Minerals'],
        ['الصخور ودورتها', 'Rocks and their cycle'],
        ['الحركات الأرضية والانجراف القاري', 'Earth movements and continental drift'],
      ],
      second: [
        ['التوازن بين الماء والهواء واليابس', 'The balance of water, air and land'],
        ['مفاهيم علم البيئة', 'Ideas of ecology'],
        ['استنزاف الموارد البيئية', 'Depletion of natural resources'],
      ],
    },
  },
  voice: {
    learn: [
      [
        'القطاعات الجيولوجية مرسومة كما تظهر في السؤال، مع طريقة ثابتة لقراءتها: الأقدم فالأحدث، ثم الفوالق والطيات، ثم أسطح عدم التوافق.',
        'Cross-sections are drawn as they appear in questions, with one fixed way to read them: oldest to youngest, then faults and folds, then unconformities.',
      ],
    ],
    drill: [
      [
        'قطاعات صخرية وخرائط كنتورية وعينات معادن مصوّرة، وعلى كل منها من أربعة إلى ستة أسئلة متدرجة.',
        'Rock sections, contour maps and photographed mineral samples, each with four to six graded questions.',
      ],
    ],
    recap: [
      [
        'جدول المعادن بصلادتها وبريقها ومخدشها، وشجرة تصنيف الصخور، وخط زمن جيولوجي مبسط على صفحة مطوية.',
        'Minerals by hardness, lustre and streak, the tree of rock types, and a simple geological time line on a fold-out page.',
      ],
    ],
    exam: [
      [
        'أسئلة القطاعات محلولة على الرسم نفسه بالأسهم والترقيم، لا بالكلام وحده.',
        'Section questions are solved on the drawing itself, with arrows and numbers rather than words alone.',
      ],
    ],
  },
};
