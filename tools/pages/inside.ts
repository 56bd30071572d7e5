import { circle } from '../covers/shapes.ts';
import { example, figure, glossary, heading, reminder } from './parts.ts';
import type { Drawn } from './prose.ts';
import type { Desk } from './sheet.ts';

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
