import { mix } from '../palettes.ts';
import { circle, path, place, range, rect } from '../shapes.ts';
import { gradeBadge, inksOn, sheet, termFlag, type Layout } from './layout.ts';

const ear = (ink: string, grain: string): string =>
  [
    path('M0 0C4 -90 -2 -190 6 -300', { stroke: ink, width: 5 }),
    ...range(7).map((index) => {
      const y = -128 - index * 27;
      return [-1, 1]
        .map((side) =>
          path(
            `M2 ${y}C${side * 10} ${y - 34} ${side * 34} ${y - 36} ${side * 36} ${y - 62}C${side * 12} ${y - 54} ${side * -2} ${y - 34} 2 ${y}Z`,
            { fill: grain, stroke: ink, width: 2.4 },
          ),
        )
        .join('');
    }),
    path('M4 -318C-8 -342 -4 -362 6 -384C16 -362 16 -342 4 -318Z', {
      fill: grain,
      stroke: ink,
      width: 2.4,
    }),
    path('M2 -40C-40 -60 -60 -100 -64 -140C-30 -124 -6 -90 2 -40Z', { fill: ink, opacity: 0.75 }),
  ].join('');

/** Sanabil: seven strips of a ploughed field and an ear of wheat. */
export const sanabil: Layout = (parts) => {
  const { book, colours, letters, drawing } = parts;
  const sky = colours.dark ? mix(colours.pale, '#ffffff', 0.4) : '#fffdf7';
  return [
    sheet(sky),
    ...range(7).map((index) => {
      const y = 470 + index * 48;
      const hill = path(`M0 ${y + 18}C150 ${y - 22} 380 ${y + 44} 600 ${y}V800H0Z`, {
        fill: mix(mix(colours.mid, sky, 0.5), colours.deep, Math.min(1, index / 4.2)),
      });
      return hill;
    }),
    circle([388, 300], 168, {
      fill: colours.dark ? colours.mid : colours.pale,
      opacity: colours.dark ? 0.2 : 1,
    }),
    place([388, 300], 1.34, drawing(inksOn(sky, colours, false))),
    place([96, 574], 1.02, ear(colours.deep, colours.bright)),
    letters.line(book.series, {
      x: 556,
      y: 92,
      size: 54,
      width: 330,
      face: 'ruqaa',
      fill: colours.deep,
    }),
    gradeBadge(parts, [96, 82], colours.deep, '#fff8e8', 44),
    letters.block(
      book.subjectLine.length > 16 ? book.subject : [book.subjectLine],
      {
        x: 556,
        y: 690,
        size: book.subjectLine.length > 16 ? 56 : 76,
        width: 500,
        face: 'bold',
        fill: '#fff8e8',
      },
      1.16,
    ),
    letters.line(`${book.kind} · ${book.grade}`, {
      x: 556,
      y: 734,
      size: 24,
      width: 420,
      face: 'bold',
      fill: colours.glint,
    }),
    letters.line(book.owner, {
      x: 556,
      y: 772,
      size: 19,
      width: 320,
      face: 'plain',
      fill: '#fff8e8',
    }),
    rect([44, 742], 70, 36, { fill: colours.bright }, 18),
    letters.line(book.year, {
      x: 79,
      y: 768,
      size: 22,
      width: 60,
      face: 'bold',
      fill: colours.deep,
      align: 'middle',
    }),
    termFlag(parts, [96, 156], '#fff8e8', colours.deep),
  ].join('');
};
