import { mix } from '../palettes.ts';
import { line, place, range, rect } from '../shapes.ts';
import { inksOn, sheet, type Layout } from './layout.ts';

/** Ledger of Years: a bound ledger, with a tab for each year on its edge. */
export const ledger: Layout = (parts) => {
  const { book, colours, letters, drawing } = parts;
  const leaf = '#fbf4e4';
  const rule = mix(leaf, colours.mid, 0.26);
  const last = Number(book.year) - 1;
  return [
    sheet(leaf),
    ...range(24).map((index) =>
      line([64, 60 + index * 31], [506, 60 + index * 31], { stroke: rule, width: 1.4 }),
    ),
    ...[150, 236].map((x) =>
      line([x, 0], [x, 800], { stroke: mix(leaf, '#c0392b', 0.4), width: 1.6 }),
    ),
    rect([506, 0], 94, 800, { fill: colours.deep }),
    ...[70, 210, 590, 730].map((y) => rect([506, y], 94, 12, { fill: colours.bright })),
    rect([500, 0], 6, 800, { fill: mix(colours.deep, '#000000', 0.3) }),
    ...range(6).map((index) => {
      const y = 96 + index * 78;
      const fill = mix(colours.deep, colours.pale, index * 0.13);
      return (
        rect([-14, y], 82, 62, { fill }, 12) +
        letters.line(String(last - index), {
          x: 34,
          y: y + 40,
          size: 25,
          width: 58,
          face: 'bold',
          fill: index < 4 ? '#fff8ea' : colours.deep,
          align: 'middle',
        })
      );
    }),
    place([292, 232], 1.5, drawing(inksOn(leaf, colours, false))),
    rect([104, 420], 372, 282, { fill: '#fffdf6', stroke: colours.deep, width: 4 }),
    rect([114, 430], 352, 262, { stroke: colours.bright, width: 2 }),
    letters.line(book.series, {
      x: 290,
      y: 480,
      size: 40,
      width: 320,
      face: 'ruqaa',
      fill: mix(colours.mid, colours.deep, 0.3),
      align: 'middle',
    }),
    letters.block(
      book.subjectLine.length > 15 ? book.subject : [book.subjectLine],
      {
        x: 290,
        y: book.subjectLine.length > 15 ? 592 : 564,
        size: book.subjectLine.length > 15 ? 56 : 84,
        width: 320,
        face: 'naskh',
        fill: colours.deep,
        align: 'middle',
      },
      1.02,
    ),
    letters.line(book.kind, {
      x: 290,
      y: 638,
      size: 25,
      width: 324,
      face: 'bold',
      fill: mix(colours.mid, colours.deep, 0.3),
      align: 'middle',
    }),
    letters.line(book.grade, {
      x: 290,
      y: 672,
      size: 21,
      width: 320,
      face: 'plain',
      fill: colours.deep,
      align: 'middle',
    }),
    letters.line(book.owner, {
      x: 290,
      y: 756,
      size: 21,
      width: 320,
      face: 'plain',
      fill: colours.deep,
      align: 'middle',
    }),
    letters.line(book.gradeNumber, {
      x: 553,
      y: 440,
      size: 110,
      width: 80,
      face: 'naskh',
      fill: colours.glint,
      align: 'middle',
    }),
  ].join('');
};
