import type { Series } from '../types.ts';

export const rightAngle: Series = {
  code: 'RAQ',
  name: ['زاوية قائمة', 'Right Angle'],
  owner: {
    CAL: 'farid',
    ALG: 'farid',
    STA: 'angle',
    DYN: 'angle',
    MTH: 'angle',
    APP: 'angle',
    STT: 'basma',
  },
  kinds: {
    EXP: {
      title: ['زاوية قائمة في {s} {lg}', 'Right Angle {s} for {g}'],
      contents: 'numbered',
      openings: [
        [
          'كتاب هادئ في مادة يظنها كثيرون صعبة. «زاوية قائمة» يضع فكرة واحدة في الصفحة، ويترك حولها بياضًا يكفي لتحل معه لا بعده.',
          'A quiet book on a subject many think hard. Right Angle puts one idea on a page and leaves enough white around it for you to work along with it.',
        ],
        [
          'منهج {s} {lg} كاملًا: التعريف، فالسبب، فالمثال المحلول بخطواته، فالمثال الذي ينقصه سطر تكمله أنت، فالتمرين.',
          'The whole {s} syllabus for {g}: definition, reason, worked example, an example with a line left for you to supply, then the exercise.',
        ],
      ],
      uses: [
        [
          'أمسك القلم من أول صفحة. في هوامش الكتاب «أخطاء حقيقية» منقولة من أوراق طلاب، وبجانبها كم درجة كلّفت صاحبها.',
          'Hold a pencil from page one. The margins carry real mistakes from students’ papers, with the marks each one cost.',
        ],
        [
          'يضم الكتاب {q}، ثلثاها محلول بالتفصيل والباقي بالناتج النهائي مع إشارة إلى المثال المشابه.',
          'There are {q}: two thirds solved in full, the rest with the final result and a pointer to a similar example.',
        ],
      ],
      notes: [
        [
          'الكتاب جزآن: الشرح والتمارين المحلولة.',
          'In two parts: explanation and worked exercises.',
        ],
      ],
    },
    QBK: {
      title: ['زاوية قائمة: بنك مسائل {s} {lg}', 'Right Angle: {s} Problem Bank for {g}'],
      contents: 'none',
      openings: [
        [
          'مسائل، ثم مسائل، ثم مسائل. {q} في {s} مصنفة بحسب الفكرة لا بحسب الدرس، لأن الامتحان لا يذكر رقم الدرس.',
          'Problems and more problems: {q} in {s}, sorted by idea and not by lesson, since no exam tells you the lesson number.',
        ],
      ],
      uses: [
        [
          'اختر مستوى: خط أخضر للتعويد، وأزرق للامتحان، وبنفسجي لمن ينافس على الدرجة الأخيرة. والحلول في كتيب مستقل بخط كبير.',
          'Choose a level: green to warm up, blue for the exam, violet for those who want the last mark. Solutions come in their own booklet, in large type.',
        ],
      ],
    },
    MOD: {
      title: ['زاوية قائمة: نماذج امتحانات {s} {lg}', 'Right Angle: {s} Model Exams for {g}'],
      contents: 'none',
      openings: [
        [
          'أوراق امتحانية مفصولة على هيئة الورقة الرسمية، {m} في كل منها توزيع الدرجات والزمن المقترح لكل سؤال.',
          'Separate sheets laid out like the official paper: {m}, each with its marks and a suggested time for every question.',
        ],
      ],
      uses: [
        [
          'حلّ نموذجًا كل ثلاثة أيام، وسجّل درجتك في جدول الغلاف الداخلي لترى الخط وهو يصعد.',
          'Do one every three days and log the mark inside the cover, to watch the line climb.',
        ],
      ],
    },
  },
};
