import { ellipse, group, path, place, range, rect } from '../shapes.ts';
import { gradeBadge, inksOn, sheet, type Layout } from './layout.ts';

/** Longitudes: the net of the globe over the whole page, and an atlas label. */
export const longitudes: Layout = (parts) => {
  const { book, colours, letters, drawing } = parts;
  return [
    sheet(colours.ground),
    group(
      'translate(300 300) rotate(-18)',
      [
        ...range(7).map((index) =>
          ellipse(60 + index * 66, 470, 0, { stroke: colours.line, width: 2 }),
        ),
        ...range(11).map((index) =>
          path(`M-480 ${-430 + index * 86}Q0 ${-390 + index * 78} 480 ${-430 + index * 86}`, {
            stroke: colours.line,
            width: 2,
          }),
        ),
      ].join(''),
    ),
    place([300, 282], 1.9, drawing(inksOn(colours.ground, colours, true))),
    letters.line(book.series, {
      x: 556,
      y: 74,
      size: 46,
      width: 380,
      face: 'kufi',
      fill: colours.glint,
    }),
    gradeBadge(parts, [84, 74], colours.accent, colours.deep, 42),
    rect([70, 516], 460, 232, { fill: '#fdf6e4' }),
    rect([80, 526], 440, 212, { stroke: colours.deep, width: 3 }),
    rect([87, 533], 426, 198, { stroke: colours.deep, width: 1 }),
    letters.line(book.kind, {
      x: 300,
      y: 566,
      size: 24,
      width: 390,
      face: 'bold',
      fill: colours.mid,
      align: 'middle',
    }),
    letters.block(
      book.subjectLine.length > 16 ? book.subject : [book.subjectLine],
      {
        x: 300,
        y: book.subjectLine.length > 16 ? 652 : 638,
        size: book.subjectLine.length > 16 ? 40 : 66,
        width: 390,
        face: 'naskh',
        fill: colours.deep,
        align: 'middle',
      },
      1.05,
    ),
    letters.line(book.grade, {
      x: 300,
      y: 694,
      size: 22,
      width: 390,
      face: 'bold',
      fill: colours.deep,
      align: 'middle',
    }),
    letters.line(book.owner, {
      x: 300,
      y: 722,
      size: 18,
      width: 390,
      face: 'plain',
      fill: colours.deep,
      align: 'middle',
    }),
  ].join('');
};
