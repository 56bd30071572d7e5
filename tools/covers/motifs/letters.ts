import { at, burst, circle, path, range } from '../shapes.ts';
import { solid, stroke, type Motif, type MotifInk } from './motif.ts';

const glyph = (text: string, family: string, size: number, dy: number, colour: string): string =>
  `<text y="${dy}" text-anchor="middle" font-family="${family}" font-weight="700" font-size="${size}" fill="${colour}">${text}</text>`;

const nuqta = (x: number, y: number, size: number, colour: string): string =>
  `<rect x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" transform="rotate(45 ${x} ${y})" fill="${colour}"/>`;

/** The letter that gave Arabic its by-name, in the circle that measures its parts. */
export const arabic: Motif = ({ line: ink, soft, accent }) =>
  [
    circle([0, 0], 96, { fill: soft }),
    circle([0, 0], 96, { stroke: accent, width: 2.4, dash: '1 7' }),
    glyph('ض', 'Amiri', 186, 36, ink),
    nuqta(-66, -46, 11, accent),
    nuqta(-82, -30, 11, accent),
    nuqta(-50, -62, 11, accent),
  ].join('');

const bubble = ({ soft, line: ink }: MotifInk): string =>
  path(
    'M-92 -78H58a34 34 0 0 1 34 34V28a34 34 0 0 1 -34 34H-6L-46 98V62H-58a34 34 0 0 1 -34 -34Z',
    { fill: soft, stroke: ink, width: 4.4 },
  );

const spoken =
  (text: string, size: number, dy: number): Motif =>
  (ink) =>
    [
      bubble(ink),
      glyph(text, 'Amiri', size, dy, ink.line),
      circle([70, -78], 17, solid(ink.accent)),
      circle([70, -78], 6, solid(ink.fill)),
    ].join('');

export const english = spoken('Aa', 118, 28);
export const french = spoken('ça', 112, 26);
export const german = spoken('ß', 138, 34);
export const italian = spoken('è', 150, 30);

/** A word of the science in the middle of its rosette. */
const emblem =
  (word: string, size: number, dy: number, petals: number): Motif =>
  ({ line: ink, soft, accent }) =>
    [
      burst(petals, 98, 84, { fill: soft, stroke: accent, width: 2.4 }),
      circle([0, 0], 76, stroke(accent, 1.8)),
      glyph(word, 'Amiri', size, dy, ink),
    ].join('');

export const nahw = emblem('نَحْو', 92, 22, 20);
export const sarf = emblem('فَعَلَ', 76, 32, 12);

/** Long and short: the feet of a line of verse. */
export const arud: Motif = ({ line: ink, soft, accent, fill }) =>
  range(4)
    .map((row) => {
      const y = -66 + row * 44;
      return range(6)
        .map((column) => {
          const x = -82 + column * 33;
          const long = (column * 2 + row * 3) % 5 < 3;
          return long
            ? path(`M${x - 11} ${y}h22`, stroke(row % 2 ? accent : ink, 7))
            : path(`M${x - 10} ${y - 7}a10 11 0 0 0 20 0`, stroke(row % 2 ? ink : fill, 5));
        })
        .join('');
    })
    .join('') + path('M-98 -92H98M-98 92H98', stroke(soft, 4));

/** A reed pen and what it left. */
export const literature: Motif = ({ line: ink, soft, accent, fill }) =>
  [
    path('M-84 70C-40 30 -8 92 34 56S92 44 96 66', stroke(accent, 7)),
    path('M-96 88H96', stroke(soft, 4)),
    path('M74 -98L92 -80L4 36L-24 54L-12 22Z', { fill, stroke: ink, width: 4.4 }),
    path('M-12 22L4 36', stroke(ink, 4)),
    path('M-24 54L-4 30', stroke(ink, 2.6)),
    path('M-92 -10h56l8 44a10 10 0 0 1 -10 12h-52a10 10 0 0 1 -10 -12Z', {
      fill: soft,
      stroke: ink,
      width: 4.4,
    }),
    path('M-84 -10v-16h40v16', { stroke: ink, width: 4.4 }),
    ...range(3).map((index) => circle(at(8 + index * 5, -60 + index * 40), 3.4, solid(accent))),
  ].join('');
