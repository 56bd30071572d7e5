import { mix } from '../palettes.ts';
import { circle, path, place, range } from '../shapes.ts';
import { gradeBadge, inksOn, sheet, termFlag, type Layout } from './layout.ts';

/** Nile Memory: ribbons of river between a pale sky and dark silt. */
export const river: Layout = (parts) => {
  const { book, colours, letters, drawing, kind } = parts;
  const sky = kind === 'EXP' ? mix(colours.bright, '#fff6e2', 0.72) : colours.pale;
  const silt = kind === 'EXP' ? colours.deep : mix(colours.mid, colours.deep, 0.5);
  return [
    sheet(sky),
    circle([300, 290], 176, { fill: mix(sky, colours.bright, 0.35) }),
    circle([300, 290], 190, { stroke: colours.mid, width: 1.6, dash: '2 10' }),
    place([300, 290], 1.44, drawing(inksOn(sky, colours, false))),
    ...range(6).map((index) => {
      const y = 470 + index * 22;
      return path(
        `M0 ${y}C110 ${y - 46} 210 ${y + 40} 320 ${y}S520 ${y - 40} 600 ${y + 6}V800H0Z`,
        {
          fill:
            index % 2
              ? mix(colours.mid, silt, index / 7)
              : mix(mix(colours.mid, '#ffffff', 0.35), silt, index / 7),
        },
      );
    }),
    path('M0 602C110 556 210 642 320 602S520 562 600 608V800H0Z', { fill: silt }),
    letters.line(book.series, {
      x: 552,
      y: 92,
      size: 54,
      width: 360,
      face: 'ruqaa',
      fill: colours.deep,
    }),
    letters.line(book.subjectLine, {
      x: 300,
      y: 668,
      size: 80,
      width: 510,
      face: 'naskh',
      fill: '#fff8e8',
      align: 'middle',
    }),
    letters.line(`${book.kind} · ${book.grade}`, {
      x: 300,
      y: 742,
      size: 24,
      width: 500,
      face: 'bold',
      fill: colours.glint,
      align: 'middle',
    }),
    letters.line(`${book.owner} · ${book.year}`, {
      x: 300,
      y: 774,
      size: 19,
      width: 480,
      face: 'plain',
      fill: '#fff8e8',
      align: 'middle',
    }),
    gradeBadge(parts, [80, 80], colours.deep, '#fff8e8', 42),
    termFlag(parts, [86, 152], colours.deep, '#fff8e8'),
  ].join('');
};
