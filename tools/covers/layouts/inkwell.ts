import { mix } from '../palettes.ts';
import { circle, path, place, rect } from '../shapes.ts';
import { inksOn, sheet, termFlag, type Layout } from './layout.ts';

const blot =
  'M-6 -212C64 -226 128 -196 166 -148C196 -112 236 -92 232 -28C228 40 252 92 196 140C150 180 108 176 58 204C4 234 -62 236 -112 198C-152 168 -206 152 -218 88C-230 28 -250 -20 -214 -78C-186 -124 -158 -128 -122 -170C-92 -204 -50 -204 -6 -212Z';

/** Inkwell: one great drop of ink on laid paper. */
export const inkwell: Layout = (parts) => {
  const { book, colours, letters, drawing, kind } = parts;
  const paper =
    kind === 'EXP'
      ? '#fbf3e3'
      : kind === 'WRK'
        ? mix(colours.pale, '#fffaf0', 0.3)
        : mix(colours.mid, '#fff7ea', 0.72);
  const ink = kind === 'WRK' ? colours.mid : colours.deep;
  const turn = kind === 'EXP' ? 0 : kind === 'WRK' ? 70 : 155;
  return [
    sheet(paper),
    rect([26, 26], 548, 748, { stroke: ink, width: 3 }),
    rect([36, 36], 528, 728, { stroke: ink, width: 1 }),
    place(
      [300, 348],
      1,
      `<g transform="rotate(${turn})">${path(blot, { fill: ink })}${circle([236, -150], 13, { fill: ink })}${circle([262, -118], 6, { fill: ink })}${circle([-236, 150], 9, { fill: ink })}</g>`,
    ),
    place(
      [300, 348],
      1.55,
      drawing({ ...inksOn(ink, colours, true), soft: mix(ink, '#000000', 0.18) }),
    ),
    letters.line(book.series, { x: 548, y: 108, size: 64, width: 280, face: 'ruqaa', fill: ink }),
    letters.line(book.grade, {
      x: 54,
      y: 92,
      size: 23,
      width: 240,
      face: 'bold',
      fill: ink,
      align: 'left',
    }),
    letters.line(book.year, {
      x: 54,
      y: 124,
      size: 20,
      width: 120,
      face: 'plain',
      fill: ink,
      align: 'left',
    }),
    letters.line(book.subject.join(' '), {
      x: 300,
      y: 646,
      size: 74,
      width: 490,
      face: 'naskh',
      fill: colours.deep,
      align: 'middle',
    }),
    letters.line(book.kind, {
      x: 300,
      y: 712,
      size: 25,
      width: 420,
      face: 'bold',
      fill: mix(colours.mid, colours.deep, 0.3),
      align: 'middle',
    }),
    letters.line(book.owner, {
      x: 300,
      y: 746,
      size: 24,
      width: 440,
      face: 'naskh',
      fill: colours.deep,
      align: 'middle',
    }),
    termFlag(parts, [126, 574], colours.bright, colours.deep),
  ].join('');
};
