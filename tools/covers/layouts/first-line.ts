import { mix } from '../palettes.ts';
import { circle, group, line, place, range, rect } from '../shapes.ts';
import { gradeBadge, inksOn, sheet, termFlag, type Layout } from './layout.ts';

/** First Line: a ruled exercise book, its margin and its label. */
export const firstLine: Layout = (parts) => {
  const { book, colours, letters, drawing } = parts;
  const leaf = '#fffdf7';
  return [
    sheet(leaf),
    ...range(20).map((index) =>
      line([0, 74 + index * 38], [600, 74 + index * 38], {
        stroke: mix(leaf, colours.mid, 0.36),
        width: 1.6,
      }),
    ),
    line([524, 0], [524, 800], { stroke: '#d4574e', width: 2.4 }),
    ...range(14).map((index) =>
      circle([566, 44 + index * 55], 11, { fill: mix(leaf, '#5b5b66', 0.22) }),
    ),
    group(
      'translate(258 292) rotate(-4)',
      [
        rect(
          [-176, -184],
          352,
          368,
          { fill: mix(colours.pale, '#ffffff', 0.2), stroke: colours.mid, width: 2 },
          4,
        ),
        place([0, 0], 1.5, drawing(inksOn(colours.pale, colours, false))),
        rect([-56, -206], 112, 38, { fill: colours.bright, opacity: 0.85 }),
      ].join(''),
    ),
    letters.line(book.series, {
      x: 500,
      y: 66,
      size: 48,
      width: 330,
      face: 'ruqaa',
      fill: colours.deep,
    }),
    rect([38, 522], 462, 240, { fill: colours.deep }, 14),
    rect([50, 534], 438, 216, { stroke: '#ffffff', width: 1.6, opacity: 0.6 }, 8),
    letters.block(
      book.subjectLine.length > 15 ? book.subject : [book.subjectLine],
      {
        x: 269,
        y: book.subjectLine.length > 15 ? 646 : 622,
        size: book.subjectLine.length > 15 ? 50 : 72,
        width: 400,
        face: 'bold',
        fill: '#fff9ec',
        align: 'middle',
      },
      1.14,
    ),
    letters.line(`${book.kind} · ${book.grade}`, {
      x: 269,
      y: 690,
      size: 23,
      width: 400,
      face: 'bold',
      fill: colours.glint,
      align: 'middle',
    }),
    letters.line(`${book.owner} · ${book.year}`, {
      x: 269,
      y: 728,
      size: 20,
      width: 390,
      face: 'plain',
      fill: '#fff9ec',
      align: 'middle',
    }),
    gradeBadge(parts, [84, 70], colours.deep, '#fff9ec', 42),
    termFlag(parts, [112, 522], colours.bright, colours.deep),
  ].join('');
};
