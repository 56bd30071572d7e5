import { circle, rect } from '../covers/shapes.ts';
import type { Question } from './lessons/lesson.ts';
import { heading, reminder } from './parts.ts';
import { isLatin, type Drawn, type Measure } from './prose.ts';
import { paper, type Desk } from './sheet.ts';

const arabicLetters = ['أ', 'ب', 'ج', 'د'];
const latinLetters = ['a', 'b', 'c', 'd'];

/** The number of a question in a box at the side on which its text begins. */
function numbered(desk: Desk, place: number, y: number, latin: boolean): string {
  const { prose, inks, colours, margins } = desk;
  const left = latin ? margins.left : margins.right - 44;
  return (
    rect([left, y - 31], 44, 44, { fill: colours.mid }, 8) +
    prose.line(String(place + 1), { left, right: left + 44 }, y, inks.label, 'middle')
  );
}

const nextToNumber = ({ margins }: Desk, latin: boolean): Measure =>
  latin
    ? { left: margins.left + 62, right: margins.right }
    : { left: margins.left, right: margins.right - 62 };

/** One option of a question behind its letter, which is on a dark ground if it is the right one. */
function choice(
  { prose, inks, colours }: Desk,
  { prompt, options }: Pick<Question, 'prompt' | 'options'>,
  at: number,
  { left, right }: Measure,
  y: number,
  isAnswer = false,
): string {
  const latin = isLatin(prompt);
  const option = options[at] ?? '';
  const dot = latin ? left + 16 : right - 16;
  const words = latin
    ? { left: left + 44, right: right - 8 }
    : { left: left + 8, right: right - 44 };
  const letter = { ...inks.label, size: 18, fill: isAnswer ? paper : colours.deep };
  return [
    circle([dot, y - 9], 17, {
      fill: isAnswer ? colours.deep : paper,
      stroke: isAnswer ? colours.deep : colours.mid,
      width: 2.2,
    }),
    prose.line(
      (latin ? latinLetters : arabicLetters)[at] ?? '',
      { left: dot - 17, right: dot + 17 },
      y - 2,
      letter,
      'middle',
    ),
    // A number stands on the side of the question's language, but is read from the left.
    prose.line(
      option,
      words,
      y,
      { ...(isAnswer ? inks.strong : inks.text), size: 26 },
      isLatin(option) === latin ? 'start' : 'end',
    ),
  ].join('');
}

function question(desk: Desk, { prompt, options }: Question, place: number, y: number): Drawn {
  const { prose, inks } = desk;
  const latin = isLatin(prompt);
  const measure = nextToNumber(desk, latin);
  const promptText = prose.paragraph(prompt, measure, y, inks.strong, 1.5);
  const half = (measure.right - measure.left) / 2;
  const cells = options.map((_, at) => {
    const left = (at % 2 === 0) === latin ? measure.left : measure.left + half;
    const row = promptText.bottom + 56 + (at > 1 ? 52 : 0);
    return choice(desk, { prompt, options }, at, { left, right: left + half }, row);
  });
  return {
    svg: numbered(desk, place, y, latin) + promptText.svg + cells.join(''),
    bottom: promptText.bottom + 108,
  };
}

/** A page of questions, with circles for the answers at its end. */
export function questionsPage(desk: Desk): Drawn {
  const { prose, inks, colours, lesson, tint, margins } = desk;
  const top = heading(desk, 'تدريبات', lesson.title);
  let y = top.bottom + 66;
  const drawnQuestions = lesson.questions.map((each, place) => {
    const drawn = question(desk, each, place, y);
    y = drawn.bottom + 62;
    return drawn.svg;
  });
  const strip = y - 26;
  const step = (margins.right - margins.left - 190) / lesson.questions.length;
  const circles = lesson.questions.map((_, place) => {
    const right = margins.right - 170 - place * step;
    return [
      prose.line(
        String(place + 1),
        { left: right - 24, right },
        strip + 51,
        { ...inks.label, fill: colours.deep },
        'middle',
      ),
      ...[0, 1, 2, 3].map((at) =>
        circle([right - 42 - at * 23, strip + 44], 9, {
          fill: paper,
          stroke: colours.mid,
          width: 1.8,
        }),
      ),
    ].join('');
  });
  return {
    svg: [
      top.svg,
      ...drawnQuestions,
      rect([margins.left, strip], margins.right - margins.left, 88, { fill: tint }, 10),
      prose.line(
        'ورقة إجابتك',
        { left: margins.right - 170, right: margins.right - 22 },
        strip + 51,
        { ...inks.label, fill: colours.deep },
      ),
      ...circles,
    ].join(''),
    bottom: strip + 88,
  };
}

/** A page of answers, each with its reason. */
export function answersPage(desk: Desk): Drawn {
  const { prose, inks, lesson } = desk;
  const top = heading(desk, 'الإجابات وأسبابها', lesson.title);
  let y = top.bottom + 66;
  const given = lesson.questions.map(({ prompt, options, right, why }, place) => {
    const latin = isLatin(prompt);
    const promptText = prose.paragraph(
      prompt,
      nextToNumber(desk, latin),
      y,
      { ...inks.text, size: 25 },
      1.5,
    );
    const answer = choice(
      desk,
      { prompt, options },
      right,
      nextToNumber(desk, latin),
      promptText.bottom + 54,
      true,
    );
    const reason = prose.paragraph(
      why,
      nextToNumber(desk, false),
      promptText.bottom + 104,
      { ...inks.text, size: 25 },
      1.5,
    );
    const svg = numbered(desk, place, y, latin) + promptText.svg + answer + reason.svg;
    y = reason.bottom + 74;
    return svg;
  });
  const kept = reminder(desk, y - 6);
  return { svg: [top.svg, ...given, kept.svg].join(''), bottom: kept.bottom };
}
