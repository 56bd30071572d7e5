import { mix } from '../palettes.ts';
import { circle, place, range, rect, type Point } from '../shapes.ts';
import { inksOn, sheet, type Layout } from './layout.ts';

/** Ninety-Nine: eleven rows of nine answer bubbles, filled where the drawing's light falls. */
export const ninetyNine: Layout = (parts) => {
  const { book, colours, letters, drawing, kind } = parts;
  const ground =
    kind === 'MOD' ? mix(colours.mid, colours.deep, 0.25) : mix(colours.bright, '#fff7e6', 0.25);
  const dark = kind === 'MOD';
  const ink = dark ? '#fff8ea' : colours.deep;
  const bubbles = range(99).map((index) => {
    const spot: Point = [60 + (index % 9) * 60, 128 + Math.floor(index / 9) * 42];
    const far = Math.hypot(spot[0] - 300, spot[1] - 336);
    const filled = (index * 7 + Math.floor(index / 9) * 5) % 11 < 3;
    if (far < 168) return '';
    return circle(
      spot,
      14,
      filled
        ? { fill: dark ? colours.bright : colours.deep }
        : { stroke: ink, width: 2, opacity: 0.55 },
    );
  });
  return [
    sheet(ground),
    ...bubbles,
    circle([300, 336], 158, { fill: dark ? colours.deep : '#fffaf0' }),
    place([300, 336], 1.26, drawing(inksOn(dark ? colours.deep : '#fffaf0', colours, dark))),
    letters.line(book.series, { x: 560, y: 82, size: 48, width: 360, face: 'bold', fill: ink }),
    letters.line('99', {
      x: 40,
      y: 92,
      size: 74,
      width: 140,
      face: 'kufi',
      fill: dark ? colours.bright : colours.mid,
      align: 'left',
    }),
    rect([40, 596], 520, 170, { fill: dark ? '#fff8ea' : colours.deep }, 16),
    letters.line(book.subjectLine, {
      x: 300,
      y: 664,
      size: 62,
      width: 470,
      face: 'bold',
      fill: dark ? colours.deep : '#fff8ea',
      align: 'middle',
    }),
    letters.line(`${book.kind} · ${book.grade}`, {
      x: 300,
      y: 708,
      size: 24,
      width: 470,
      face: 'bold',
      fill: dark ? colours.mid : colours.bright,
      align: 'middle',
    }),
    letters.line(`${book.owner} · ${book.year}`, {
      x: 300,
      y: 744,
      size: 20,
      width: 450,
      face: 'plain',
      fill: dark ? colours.deep : '#fff8ea',
      align: 'middle',
    }),
  ].join('');
};
