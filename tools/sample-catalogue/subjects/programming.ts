import type { Subject } from '../types.ts';

export const programming: Subject = {
  code: 'PRG',
  name: ['البرمجة والذكاء الاصطناعي', 'Programming and Artificial Intelligence'],
  label: ['البرمجة والذكاء الاصطناعي', 'Programming and AI'],
  units: {
    1: {
      first: [
        ['التفكير الحاسوبي والخوارزميات', 'Computational thinking and algorithms'],
        ['المتغيرات والجمل الشرطية والحلقات', 'Variables, conditions and loops'],
        ['البرمجة بالكتل ثم بالنص', 'From blocks to text'],
      ],
      second: [
        ['الدوال والقوائم', 'Functions and lists'],
        ['البيانات وتمثيلها', 'Data and how it is represented'],
        ['مدخل إلى الذكاء الاصطناعي وأخلاقياته', 'A first look at AI and its ethics'],
      ],
    },
  },
  voice: {
    learn: [
      [
        'لا يفترض الكتاب حاسوبًا في البيت: كل برنامج مكتوب ومتتبَّع سطرًا سطرًا على الورق، ومن عنده جهاز يجربه بعد ذلك.',
        'The book does not assume a computer at home: each program is written out and traced line by line on paper, to be run later by those who have one.',
      ],
    ],
    drill: [
      [
        'تتبُّع ناتج البرنامج، وإصلاح خطأ في سطر، وإكمال خوارزمية ناقصة: ثلاثة أنواع من الأسئلة تتكرر في كل درس.',
        'Trace the output, mend a line, complete an algorithm: three kinds of question that return in each lesson.',
      ],
    ],
    recap: [
      [
        'صفحة لكل تركيب برمجي: شكله العام، ومثال، والخطأ الذي يقع فيه المبتدئ.',
        'A page for each construct: its general form, an example, and the beginner’s mistake.',
      ],
    ],
    exam: [
      [
        'نماذج عملية ونظرية محلولة، مع طريقة شرح الحل لزميل لم يحضر الدرس.',
        'Worked practical and written papers, with solutions explained as if to a classmate who missed the lesson.',
      ],
    ],
  },
};
