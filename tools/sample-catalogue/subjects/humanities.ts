import type { Subject } from '../types.ts';
import { literary } from './divisions.ts';

export const history: Subject = {
  code: 'HIS',
  name: ['التاريخ', 'History'],
  label: ['التاريخ', 'History'],
  division: literary,
  units: {
    1: {
      first: [
        ['حضارة مصر القديمة', 'The civilisation of ancient Egypt'],
        ['الحياة السياسية والدينية', 'Political and religious life'],
      ],
      second: [
        ['حضارات العراق والشام', 'Mesopotamia and the Levant'],
        ['اليونان والرومان في مصر', 'Greeks and Romans in Egypt'],
      ],
    },
    2: {
      first: [
        ['ظهور الإسلام والدولة الأولى', 'The rise of Islam and the first state'],
        ['الدولتان الأموية والعباسية', 'The Umayyads and the Abbasids'],
      ],
      second: [
        ['مصر الفاطمية والأيوبية والمملوكية', 'Fatimid, Ayyubid and Mamluk Egypt'],
        ['النظم والحضارة الإسلامية', 'Institutions of Islamic civilisation'],
      ],
    },
    3: {
      first: [
        ['الحملة الفرنسية ومصر والشام', 'The French expedition to Egypt'],
        ['بناء الدولة الحديثة في عهد محمد علي', 'Muhammad Ali builds a modern state'],
        ['خلفاء محمد علي والثورة العرابية', 'His successors and the Urabi revolution'],
        ['الاحتلال البريطاني والحركة الوطنية', 'British occupation and the national movement'],
      ],
      second: [
        ['ثورة 1919 والتجربة الليبرالية', 'The 1919 revolution and the liberal age'],
        ['ثورة 23 يوليو وتحولات المجتمع', 'The July revolution and a changing society'],
        ['الصراع العربي الإسرائيلي وحرب أكتوبر', 'The Arab–Israeli conflict and the October war'],
        ['قضايا العالم العربي المعاصر', 'The Arab world today'],
      ],
    },
  },
  voice: {
    learn: [
      [
        'كل حدث يُروى بأسبابه قبل تاريخه، ومعه خريطة أو صورة وثيقة يُسأل عنها في آخر الدرس.',
        'Each event is told by its causes before its date, with a map or a document to be questioned at the end of the lesson.',
      ],
    ],
    drill: [
      [
        'أسئلة على نصوص لمؤرخين، وعلى خرائط صامتة، وعلى المقارنة بين شخصيتين أو معاهدتين.',
        'Questions on historians’ texts, blank maps and comparisons of two figures or two treaties.',
      ],
    ],
    recap: [
      [
        'خط زمني واحد طويل يُطوى كالأكورديون، عليه المعاهدات والثورات والحكام، وعلى ظهره مصطلحات كل فصل.',
        'One long time line, folded like an accordion, of treaties, revolutions and rulers, with each chapter’s terms on its back.',
      ],
    ],
    exam: [
      [
        'الإجابة النموذجية تبين كيف تُستنتج النتيجة من النص المعطى لا من الذاكرة وحدها.',
        'Model answers show how a conclusion is drawn from the given text and not from memory alone.',
      ],
    ],
  },
};

export const geography: Subject = {
  code: 'GGR',
  name: ['الجغرافيا', 'Geography'],
  label: ['الجغرافيا', 'Geography'],
  division: literary,
  units: {
    2: {
      first: [
        ['التنمية: مفهومها ومؤشراتها', 'Development: meaning and measures'],
        ['الموارد الطبيعية والبشرية', 'Natural and human resources'],
      ],
      second: [
        ['التنمية الزراعية والصناعية في مصر', 'Farming and industry in Egypt'],
        ['مشروعات التنمية العمرانية', 'Urban development projects'],
      ],
    },
    3: {
      first: [
        ['الجغرافيا السياسية: نشأتها ومجالها', 'Political geography and its scope'],
        ['مقومات الدولة الطبيعية والبشرية', 'The natural and human bases of a state'],
        ['الحدود السياسية', 'Political boundaries'],
      ],
      second: [
        ['قوة الدولة وقياسها', 'The power of states'],
        ['العلاقات الدولية والتكتلات', 'International relations and blocs'],
        ['مشكلات سياسية معاصرة', 'Political problems today'],
      ],
    },
  },
  voice: {
    learn: [
      [
        'لا درس بلا خريطة: تُقرأ أولًا ثم يُكتب الدرس منها، وفي آخر الفصل الخريطة نفسها صامتة لتملأها.',
        'No lesson without a map: it is read first and the lesson written from it; the same map returns blank at the end of the chapter.',
      ],
    ],
    drill: [
      [
        'خرائط صامتة وجداول سكان وموارد وأشكال حدود، والسؤال دائمًا: بم تفسر؟',
        'Blank maps, tables of population and resources, shapes of boundaries, and always the same question: how do you explain it?',
      ],
    ],
    recap: [
      [
        'تعريفات الجغرافيا السياسية كما وردت، وأمثلة دول لكل شكل ولكل نوع حد، في بطاقات.',
        'Definitions of political geography as set, with example countries for each shape and each kind of boundary, on cards.',
      ],
    ],
    exam: [
      [
        'أسئلة الخريطة محلولة عليها مباشرة، مع تنبيه إلى مفتاحها واتجاه الشمال فيها.',
        'Map questions are solved on the map itself, minding its key and its north.',
      ],
    ],
  },
};

export const economics: Subject = {
  code: 'ECO',
  name: ['الاقتصاد', 'Economics'],
  label: ['الاقتصاد', 'Economics'],
  division: literary,
  units: {
    2: {
      first: [
        ['المشكلة الاقتصادية والندرة', 'Scarcity and the economic problem'],
        ['الطلب والعرض والتوازن', 'Demand, supply and equilibrium'],
      ],
      second: [
        ['الأسواق والمنشأة', 'Markets and the firm'],
        ['النقود والبنوك', 'Money and banks'],
      ],
    },
    3: {
      first: [
        ['الدخل القومي ومؤشراته', 'National income and its measures'],
        ['الاستهلاك والادخار والاستثمار', 'Consumption, saving and investment'],
      ],
      second: [
        ['التضخم والبطالة', 'Inflation and unemployment'],
        ['التجارة الخارجية وميزان المدفوعات', 'Foreign trade and the balance of payments'],
      ],
    },
  },
  voice: {
    learn: [
      [
        'يبدأ كل درس بخبر من صفحة الاقتصاد أو بموقف شراء حقيقي، ثم يُستخرج منه المفهوم والرسم البياني.',
        'Each lesson opens with a line from the business page or a real purchase, and draws the idea and its graph out of it.',
      ],
    ],
    drill: [
      [
        'منحنيات تُزاح يمينًا ويسارًا، وجداول تُقرأ، وأسئلة «ما أثر ذلك على السعر والكمية؟».',
        'Curves to shift, tables to read, and the question that returns: what happens to price and quantity?',
      ],
    ],
    recap: [
      [
        'المصطلحات بالعربية والإنجليزية، وكل رسم بياني في مربع واحد مع سبب انتقاله.',
        'Terms in Arabic and English, and each graph in a single box with what makes it move.',
      ],
    ],
    exam: [
      [
        'مسائل حسابية قصيرة على المرونة والدخل القومي بحلول مفصلة.',
        'Short calculations on elasticity and national income, fully worked.',
      ],
    ],
  },
};
