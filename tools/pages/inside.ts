import { mix } from '../covers/palettes.ts';
import { circle, rect } from '../covers/shapes.ts';
import { example, figure, glossary, heading, reminder } from './parts.ts';
import { isLatin, type Drawn, type Measure } from './prose.ts';
import type { Question } from './lessons/lesson.ts';
import { paper, type Desk } from './sheet.ts';

/** A page that teaches: text, drawing, example, and what to remember. */
export function lessonPage(desk: Desk): Drawn {
  const { prose, inks, lesson, margins } = desk;
  const top = heading(desk, 'الدرس الأول', lesson.title);
  const opening = prose.paragraph(lesson.opening, margins, top.bottom + 52, inks.text);
  const drawn = figure(
    desk,
    { left: margins.left, right: margins.left + 294 },
    opening.bottom + 34,
    222,
  );
  const body = prose.paragraph(
    lesson.body,
    { left: margins.left + 328, right: margins.right },
    opening.bottom + 62,
    { ...inks.text, size: 27 },
    1.62,
  );
  const shown = example(desk, Math.max(drawn.bottom, body.bottom) + 52);
  const kept = reminder(desk, shown.bottom + 46);
  return {
    svg: [top, opening, drawn, body, shown, kept].map(({ svg }) => svg).join(''),
    bottom: kept.bottom,
  };
}

/** A page that sums up: points, words with their meaning, and what to remember. */
export function summaryPage(desk: Desk): Drawn {
  const { prose, inks, lesson, colours, margins } = desk;
  const top = heading(desk, 'الملخص', lesson.title);
  const points = `${lesson.opening} ${lesson.body}`.split(/(?<=[^\d][.؟]) /);
  const measure = { left: margins.left, right: margins.right - 34 };
  let y = top.bottom + 54;
  const listed = points.map((point) => {
    const written = prose.paragraph(point, measure, y, { ...inks.text, size: 27 }, 1.5);
    const mark = circle([margins.right - 10, y - 9], 7, { fill: colours.bright });
    y = written.bottom + 54;
    return mark + written.svg;
  });
  const words = glossary(desk, y - 14);
  const kept = reminder(desk, words.bottom + 46);
  return { svg: [top.svg, ...listed, words.svg, kept.svg].join(''), bottom: kept.bottom };
}

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

const besideNumber = ({ margins }: Desk, latin: boolean): Measure =>
  latin
    ? { left: margins.left + 62, right: margins.right }
    : { left: margins.left, right: margins.right - 62 };

function question(desk: Desk, { ask, options }: Question, place: number, y: number): Drawn {
  const { prose, inks, colours } = desk;
  const latin = isLatin(ask);
  const measure = besideNumber(desk, latin);
  const asked = prose.paragraph(ask, measure, y, inks.strong, 1.5);
  const half = (measure.right - measure.left) / 2;
  const cells = options.map((option, at) => {
    const first = at % 2 === 0;
    const left = first === latin ? measure.left : measure.left + half;
    const row = asked.bottom + 56 + (at > 1 ? 52 : 0);
    const dot = latin ? left + 16 : left + half - 16;
    const words = latin
      ? { left: left + 44, right: left + half - 8 }
      : { left: left + 8, right: left + half - 44 };
    const letter = (latin ? latinLetters : arabicLetters)[at] ?? '';
    return [
      circle([dot, row - 9], 17, { fill: paper, stroke: colours.mid, width: 2.2 }),
      prose.line(
        letter,
        { left: dot - 17, right: dot + 17 },
        row - 2,
        { ...inks.label, size: 18, fill: colours.deep },
        'middle',
      ),
      prose.line(
        option,
        words,
        row,
        { ...inks.text, size: 26 },
        isLatin(option) === latin ? 'start' : 'end',
      ),
    ].join('');
  });
  return {
    svg: numbered(desk, place, y, latin) + asked.svg + cells.join(''),
    bottom: asked.bottom + 108,
  };
}

/** A page of questions, with circles for the answers at its end. */
export function questionsPage(desk: Desk): Drawn {
  const { prose, inks, colours, lesson, tint, margins } = desk;
  const top = heading(desk, 'تدريبات', lesson.title);
  let y = top.bottom + 66;
  const asked = lesson.questions.map((each, place) => {
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
      ...asked,
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
  const { prose, inks, colours, lesson } = desk;
  const top = heading(desk, 'الإجابات وأسبابها', lesson.title);
  let y = top.bottom + 66;
  const given = lesson.questions.map(({ ask, options, right, why }, place) => {
    const latin = isLatin(ask);
    const asked = prose.paragraph(
      ask,
      besideNumber(desk, latin),
      y,
      { ...inks.text, size: 25 },
      1.5,
    );
    const letter = (latin ? latinLetters : arabicLetters)[right] ?? '';
    const answer = prose.line(
      `${letter} – ${options[right]}`,
      besideNumber(desk, latin),
      asked.bottom + 52,
      { ...inks.strong, fill: mix(colours.deep, colours.mid, 0.4) },
    );
    const reason = prose.paragraph(
      why,
      besideNumber(desk, false),
      asked.bottom + 104,
      { ...inks.text, size: 25 },
      1.5,
    );
    const svg = numbered(desk, place, y, latin) + asked.svg + answer + reason.svg;
    y = reason.bottom + 74;
    return svg;
  });
  const kept = reminder(desk, y - 6);
  return { svg: [top.svg, ...given, kept.svg].join(''), bottom: kept.bottom };
}
