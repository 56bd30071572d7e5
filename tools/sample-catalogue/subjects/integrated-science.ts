import type { Subject } from '../types.ts';

export const integratedScience: Subject = {
  code: 'ISC',
  name: ['العلوم المتكاملة', 'Integrated Science'],
  label: ['العلوم المتكاملة', 'Integrated Science'],
  units: {
    1: {
      first: [
        ['الأنظمة البيئية المائية', 'Aquatic ecosystems'],
        ['خواص الماء ودوره في الحياة', 'Water and its part in life'],
        ['الغلاف الجوي والطقس', 'The atmosphere and weather'],
      ],
      second: [
        ['التربة ومكوناتها', 'Soil and what it is made of'],
        ['الطاقة والموارد المتجددة', 'Energy and renewable resources'],
        ['الاستدامة البيئية', 'Sustainability'],
      ],
    },
  },
  voice: {
    learn: [
      [
        'الدرس الواحد يجمع فيزياء وكيمياء وأحياء، لذلك يضع الكتاب علامة جانبية ملونة تبيّن من أي علم جاءت الفكرة وكيف ترتبط بغيرها.',
        'One lesson mixes physics, chemistry and biology, so a coloured tab in the margin shows which science an idea comes from and what it connects to.',
      ],
    ],
    drill: [
      [
        'مواقف من الحياة: بحيرة تتغير ملوحتها، وتربة تفقد خصوبتها، وعلى الطالب أن يقرأ الجدول ويستنتج قبل أن يختار.',
        'Real situations (a lake growing saltier, a soil losing its fertility) with tables to read and reason from before choosing.',
      ],
    ],
    recap: [
      [
        'خرائط مفاهيم تربط دورات الماء والكربون والنيتروجين بعضها ببعض، ومصطلحات الوحدة في قائمة واحدة.',
        'Concept maps tie the water, carbon and nitrogen cycles together, with each unit’s terms in one list.',
      ],
    ],
    exam: [
      [
        'النماذج مبنية على أسئلة الفهم والتطبيق لا الحفظ، كما تأتي في الاختبار الإلكتروني والورقي.',
        'The papers test understanding and application rather than recall, in the shape of both the paper and the tablet test.',
      ],
    ],
  },
};
