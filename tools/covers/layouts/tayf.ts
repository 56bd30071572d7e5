import { mix } from '../palettes.ts';
import { place, range, rect } from '../shapes.ts';
import { inksOn, sheet, termFlag, type Layout } from './layout.ts';

/** Tayf: a large plate on white, and the subject's spectrum down the spine. */
export const tayf: Layout = (parts) => {
  const { book, colours, letters, drawing } = parts;
  const paper = parts.kind === 'EXP' ? '#fffdf8' : colours.pale;
  const plate = parts.kind === 'EXP' ? colours.pale : colours.deep;
  const dark = parts.kind !== 'EXP';
  return [
    sheet(paper),
    ...range(9).map((index) =>
      rect([600 - 8 * (9 - index) - 8, 0], 8.4, 800, {
        fill:
          index < 5
            ? mix(colours.deep, colours.mid, index / 4)
            : mix(colours.mid, colours.bright, (index - 4) / 4),
      }),
    ),
    letters.line(book.series, {
      x: 496,
      y: 88,
      size: 56,
      width: 240,
      face: 'messiri',
      fill: colours.deep,
    }),
    letters.line(book.kind, {
      x: 40,
      y: 78,
      size: 25,
      width: 240,
      face: 'bold',
      fill: colours.mid,
      align: 'left',
    }),
    letters.line(book.grade, {
      x: 40,
      y: 112,
      size: 20,
      width: 240,
      face: 'plain',
      fill: colours.deep,
      align: 'left',
    }),
    rect([40, 146], 456, 424, { fill: plate }, 10),
    rect(
      [52, 158],
      432,
      400,
      { stroke: dark ? colours.bright : colours.mid, width: 1.6, opacity: 0.7 },
      6,
    ),
    place([268, 358], 1.78, drawing(inksOn(plate, colours, dark))),
    letters.block(
      book.subjectLine.length > 14 ? book.subject : [book.subjectLine],
      {
        x: 496,
        y: 706,
        size: book.subject.length > 1 ? 62 : 88,
        width: 456,
        face: 'messiri',
        fill: colours.deep,
      },
      1.1,
    ),
    rect([424, 736], 72, 6, { fill: colours.bright }),
    letters.line(book.owner, {
      x: 40,
      y: 748,
      size: 21,
      width: 300,
      face: 'plain',
      fill: colours.deep,
      align: 'left',
    }),
    termFlag(parts, [400, 570], colours.bright, colours.deep),
  ].join('');
};
