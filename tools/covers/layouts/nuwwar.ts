import { at, burst, circle, place, range, rect } from '../shapes.ts';
import { gradeBadge, inksOn, sheet, starNet, termFlag, type Layout } from './layout.ts';

/** Nuwwar: a flower of geometry in full colour, the name below on a darker cloth. */
export const nuwwar: Layout = (parts) => {
  const { book, colours, letters, drawing } = parts;
  return [
    `<defs>${starNet('net', 75, colours.line, 1.6)}</defs>`,
    sheet(colours.ground),
    rect([0, 0], 600, 800, { fill: 'url(#net)', opacity: 0.55 }),
    place(
      [300, 318],
      1,
      [
        burst(16, 226, 196, { fill: colours.panel, stroke: colours.accent, width: 2.4 }),
        circle([0, 0], 184, { fill: colours.ground, stroke: colours.accent, width: 1.6 }),
        ...range(16).map((index) =>
          circle(at(205, index * 22.5 - 90), 5, { fill: colours.accent }),
        ),
      ].join(''),
    ),
    place([300, 318], 1.38, drawing(inksOn(colours.ground, colours, true))),
    letters.line(book.series, {
      x: 554,
      y: 92,
      size: 62,
      width: 300,
      face: 'kufi',
      fill: colours.glint,
    }),
    gradeBadge(parts, [92, 80], colours.accent, colours.panel),
    rect([0, 556], 600, 244, { fill: colours.panel }),
    rect([0, 556], 600, 5, { fill: colours.accent }),
    letters.block(
      book.subject.length > 1 && book.subjectLine.length > 16 ? book.subject : [book.subjectLine],
      {
        x: 300,
        y: 664,
        size: book.subjectLine.length > 16 ? 54 : 82,
        width: 520,
        face: 'kufi',
        fill: colours.ink,
        align: 'middle',
      },
      1.02,
    ),
    letters.line(`${book.kind}  ·  ${book.grade}`, {
      x: 300,
      y: 713,
      size: 26,
      width: 520,
      face: 'bold',
      fill: colours.glint,
      align: 'middle',
    }),
    letters.line(`${book.owner}  ·  ${book.year}`, {
      x: 300,
      y: 767,
      size: 21,
      width: 520,
      face: 'plain',
      fill: colours.soft,
      align: 'middle',
    }),
    termFlag(parts, [300, 556], colours.accent, colours.panel),
  ].join('');
};
