import { chance } from '../../sample-catalogue/chance.ts';
import { mix } from '../palettes.ts';
import { at, circle, group, line, place, polygon, range, rect } from '../shapes.ts';
import { inksOn, sheet, termFlag, type Layout } from './layout.ts';

/** Compass Needle: a dial with a question at each quarter, pointing where the subject lies. */
export const compass: Layout = (parts) => {
  const { book, colours, letters, drawing, kind } = parts;
  const dark = kind === 'MOD';
  const ground = dark ? colours.ground : '#fdf9f0';
  const ink = dark ? '#fdf6e7' : colours.deep;
  const dial = dark ? mix(ground, '#000000', 0.2) : colours.pale;
  const turn = Math.round(chance(book.subjectLine, 'needle') * 10) * 12 - 60;
  return [
    sheet(ground),
    place(
      [300, 322],
      1,
      [
        circle([0, 0], 246, { fill: dial }),
        circle([0, 0], 246, { stroke: ink, width: 5 }),
        circle([0, 0], 232, { stroke: ink, width: 1.4 }),
        ...range(72).map((index) =>
          line(at(index % 6 ? 222 : 208, index * 5), at(232, index * 5), {
            stroke: ink,
            width: index % 6 ? 1.6 : 4,
          }),
        ),
        group(
          `rotate(${turn})`,
          polygon(
            [
              [0, -204],
              [52, 0],
              [-52, 0],
            ],
            { fill: colours.bright },
          ) +
            polygon(
              [
                [0, 204],
                [52, 0],
                [-52, 0],
              ],
              { fill: mix(colours.mid, dial, 0.25) },
            ),
        ),
        circle([0, 0], 132, { fill: ground, stroke: ink, width: 3 }),
      ].join(''),
    ),
    place([300, 322], 1.12, drawing(inksOn(ground, colours, dark))),
    letters.line(book.series, { x: 560, y: 66, size: 46, width: 320, face: 'kufi', fill: ink }),
    letters.line(book.grade, {
      x: 40,
      y: 60,
      size: 20,
      width: 210,
      face: 'bold',
      fill: dark ? colours.bright : colours.mid,
      align: 'left',
    }),
    rect([0, 604], 600, 196, { fill: dark ? colours.bright : colours.deep }),
    letters.block(
      book.subjectLine.length > 17 ? book.subject : [book.subjectLine],
      {
        x: 560,
        y: book.subjectLine.length > 17 ? 716 : 704,
        size: book.subjectLine.length > 17 ? 50 : 76,
        width: 520,
        face: 'kufi',
        fill: dark ? colours.deep : '#fdf6e7',
      },
      1.04,
    ),
    letters.line(book.kind, {
      x: 560,
      y: 762,
      size: 29,
      width: 300,
      face: 'bold',
      fill: dark ? colours.deep : colours.bright,
    }),
    letters.line(`${book.owner} · ${book.year}`, {
      x: 40,
      y: 762,
      size: 19,
      width: 240,
      face: 'plain',
      fill: dark ? colours.deep : '#fdf6e7',
      align: 'left',
    }),
    termFlag(parts, [112, 604], colours.bright, colours.deep),
  ].join('');
};
