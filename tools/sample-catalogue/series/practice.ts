import type { Series } from '../types.ts';

export const firstLine: Series = {
  code: 'RAS',
  name: ['رأس السطر', 'First Line'],
  owner: 'firstline',
  kinds: {
    WRK: {
      title: ['رأس السطر: كراسة تدريبات {s} {lg}', 'First Line: {s} Workbook for {g}'],
      contents: 'inline',
      openings: [
        [
          'كراسة تبدأ من أول السطر كل يوم: نصف صفحة مراجعة لما فات، وصفحة لدرس اليوم، وسؤال واحد مما سيأتي.',
          'A workbook that starts a new line each day: half a page on what has passed, a page on today’s lesson, and one question from what is to come.',
        ],
        [
          'تدريبات {s} {lg} في أوراق تُنزع وتُسلَّم، تصلح واجبًا بيتيًا واختبارًا قصيرًا في أول الحصة.',
          '{s} practice for {g} on sheets to tear out and hand in, good for homework or a short test at the start of class.',
        ],
      ],
      uses: [
        [
          'تضم الكراسة {q}، والإجابات النهائية في آخر الكراسة. السطور واسعة لمن خطه كبير.',
          'It has {q}, with final answers at the back. The lines are wide, for those who write large.',
        ],
        [
          'التزم بيومين في الأسبوع على الأقل؛ الكراسة مقسمة على أسابيع الدراسة بالترتيب.',
          'Keep to two days a week at least; the book follows the school weeks in order.',
        ],
      ],
    },
  },
};

export const tenMinutes: Series = {
  code: 'ASH',
  name: ['عشر دقائق', 'Ten Minutes'],
  owner: 'boat',
  kinds: {
    WRK: {
      title: ['عشر دقائق: تدريب يومي في {s} {lg}', 'Ten Minutes: Daily {s} Practice for {g}'],
      contents: 'none',
      openings: [
        [
          'عشر دقائق كل يوم خير من ثلاث ساعات يوم الخميس. مائة وعشرون تدريبًا قصيرًا في {s}، لكل يوم دراسي صفحة واحدة لها خانة للوقت وأخرى للدرجة.',
          'Ten minutes a day beat three hours on a Thursday. A hundred and twenty short drills in {s}: a page for each school day, with one box for the time and one for the mark.',
        ],
      ],
      uses: [
        [
          'توقف حين يرن المنبه حتى لو لم تكمل. الهدف أن تزيد ما تنجزه في الوقت نفسه، وفي آخر الكتاب رسم بياني تلوّنه بنفسك.',
          'Stop when the alarm rings, finished or not. The aim is to do more in the same time, and a chart at the end is yours to colour.',
        ],
      ],
    },
    CRD: {
      title: ['بطاقات عشر دقائق: {s} {lg}', 'Ten Minutes Cards: {s} for {g}'],
      contents: 'inline',
      openings: [
        [
          'علبة من البطاقات المقواة بحجم الكف، السؤال على وجه والإجابة على الآخر، مع حلقة معدنية تجمع ما تريد حمله اليوم.',
          'A box of stiff palm-sized cards, question on one face and answer on the other, with a ring to hold the ones you want today.',
        ],
      ],
      uses: [
        [
          'ثلاث رزم: أعرفها، أتردد، لا أعرفها. انقل البطاقات بينها كل مساء حتى تفرغ الرزمة الثالثة.',
          'Three piles: known, unsure, unknown. Move cards between them each evening until the third is empty.',
        ],
      ],
      notes: [['المنتج علبة بطاقات وليس كتابًا مجلدًا.', 'A box of cards, not a bound book.']],
      specifications: [
        [
          ['عدد البطاقات', 'Cards'],
          ['120 بطاقة', '120'],
        ],
      ],
    },
  },
};
