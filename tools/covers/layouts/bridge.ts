import { mix } from '../palettes.ts';
import { circle, path, place, range, rect } from '../shapes.ts';
import { gradeBadge, inksOn, sheet, termFlag, type Layout } from './layout.ts';

/** Word Bridge: three arches over water, and speech where the sun would be. */
export const bridge: Layout = (parts) => {
  const { book, colours, letters, drawing, kind } = parts;
  const evening = kind === 'RDR';
  const sky = kind === 'EXP' ? colours.mid : evening ? colours.bright : colours.pale;
  const words = kind === 'EXP' ? '#ffffff' : colours.deep;
  const stone = colours.deep;
  const water = mix(colours.mid, colours.deep, 0.35);
  return [
    sheet(sky),
    circle([300, 296], 172, {
      fill: kind === 'EXP' ? mix(sky, '#ffffff', 0.16) : mix(sky, '#ffffff', 0.5),
    }),
    place([300, 292], 1.28, drawing(inksOn(sky, colours, kind === 'EXP'))),
    letters.line(book.series, {
      x: 556,
      y: 86,
      size: 50,
      width: 330,
      face: 'messiri',
      fill: words,
    }),
    gradeBadge(
      parts,
      [92, 82],
      kind === 'EXP' ? colours.bright : colours.deep,
      kind === 'EXP' ? colours.deep : '#ffffff',
      44,
    ),
    path(`M0 800V490H600V800Z`, { fill: stone }),
    rect([0, 478], 600, 16, { fill: colours.bright }),
    ...range(15).map((index) => rect([14 + index * 41, 460], 10, 20, { fill: colours.bright })),
    path(
      'M30 800V768a78 78 0 0 1 156 0V800ZM222 800V768a78 78 0 0 1 156 0V800ZM414 800V768a78 78 0 0 1 156 0V800Z',
      {
        fill: water,
      },
    ),
    letters.line(book.subjectLine, {
      x: 300,
      y: 576,
      size: 70,
      width: 530,
      face: 'messiri',
      fill: '#fff9ec',
      align: 'middle',
    }),
    letters.line(`${book.kind} · ${book.grade}`, {
      x: 300,
      y: 624,
      size: 25,
      width: 520,
      face: 'bold',
      fill: colours.glint,
      align: 'middle',
    }),
    letters.line(book.owner, {
      x: 300,
      y: 660,
      size: 20,
      width: 420,
      face: 'plain',
      fill: '#fff9ec',
      align: 'middle',
    }),
    termFlag(parts, [300, 478], '#fff9ec', colours.deep),
  ].join('');
};
