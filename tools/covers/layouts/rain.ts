import { mix } from '../palettes.ts';
import { circle, group, line, path, place, range, rect } from '../shapes.ts';
import { inksOn, sheet, type Layout } from './layout.ts';

/** Deema: gentle rain over a pale ground; for cards, the rain falls on a pack of them. */
export const rain: Layout = (parts) => {
  const { book, colours, letters, drawing, kind } = parts;
  const cards = kind === 'CRD';
  const sky = cards ? colours.mid : colours.pale;
  const cloud = cards ? mix(colours.deep, colours.mid, 0.3) : mix(colours.mid, '#ffffff', 0.3);
  const drops = range(70).map((index) => {
    const [x, y] = [(index * 131) % 640, 130 + ((index * 89) % 520)];
    return line([x, y], [x - 9, y + 26], {
      stroke: mix(sky, cards ? '#ffffff' : colours.mid, 0.34),
      width: 3,
    });
  });
  const disc = cards ? '#fffdf6' : mix(colours.pale, '#ffffff', 0.7);
  return [
    sheet(sky),
    ...drops,
    path(
      'M0 0H600V120C560 160 500 150 474 118C440 172 352 172 318 128C282 176 196 170 168 126C130 168 46 164 0 118Z',
      { fill: cloud },
    ),
    ...(cards
      ? [9, -7].map((turn) =>
          group(
            `translate(300 372) rotate(${turn})`,
            rect(
              [-170, -206],
              340,
              412,
              {
                fill: mix(colours.pale, '#ffffff', turn > 0 ? 0.1 : 0.5),
                stroke: colours.deep,
                width: 2,
              },
              24,
            ),
          ),
        )
      : [
          circle([300, 374], 196, { fill: disc }),
          circle([300, 374], 196, { stroke: colours.mid, width: 2 }),
          circle([300, 374], 184, { stroke: colours.bright, width: 3, dash: '1 10' }),
        ]),
    place([300, 374], cards ? 1.34 : 1.46, drawing(inksOn(disc, colours, false))),
    letters.line(book.series, {
      x: 556,
      y: 84,
      size: 60,
      width: 240,
      face: 'messiri',
      fill: '#ffffff',
    }),
    letters.line(book.grade, {
      x: 44,
      y: 76,
      size: 22,
      width: 230,
      face: 'bold',
      fill: '#ffffff',
      align: 'left',
    }),
    rect([0, 610], 600, 190, { fill: colours.deep }),
    letters.line(book.subjectLine, {
      x: 300,
      y: 692,
      size: 72,
      width: 520,
      face: 'messiri',
      fill: '#fff9ec',
      align: 'middle',
    }),
    letters.line(book.kind, {
      x: 556,
      y: 752,
      size: 27,
      width: 260,
      face: 'bold',
      fill: colours.glint,
    }),
    letters.line(`${book.owner} · ${book.year}`, {
      x: 44,
      y: 752,
      size: 19,
      width: 250,
      face: 'plain',
      fill: '#fff9ec',
      align: 'left',
    }),
  ].join('');
};
