import { at, burst, circle, line, path, range, rect, star } from '../shapes.ts';
import { solid, stroke, type Motif } from './motif.ts';

/** A rosette of n folds; each school of fiqh has its own number. */
const rosette =
  (folds: number, skips: readonly number[]): Motif =>
  ({ line: ink, soft, accent, fill }) =>
    [
      circle([0, 0], 98, { fill: soft }),
      circle([0, 0], 98, stroke(accent, 3)),
      ...skips.map((skip, index) =>
        star(folds, skip, 94, stroke(index ? accent : ink, index ? 2 : 3.2)),
      ),
      burst(folds, 32, 22, { fill, stroke: ink, width: 2.6 }),
      circle([0, 0], 9, solid(accent)),
    ].join('');

export const hanafi = rosette(8, [3, 2]);
export const shafii = rosette(10, [4, 3]);
export const maliki = rosette(12, [5, 4]);
export const hanbali = rosette(16, [7, 5]);

/** A book open on its stand. */
export const tafsir: Motif = ({ line: ink, soft, accent, fill }) =>
  [
    ...range(13).map((index) => {
      const angle = -165 + index * 12.5;
      const [x, y] = at(index % 2 ? 84 : 98, angle);
      const [u, v] = at(62, angle);
      return line([u, v + 10], [x, y + 10], stroke(accent, 3.4));
    }),
    path(
      'M0 -8C-26 -30 -60 -32 -88 -24V34C-60 26 -26 28 0 48C26 28 60 26 88 34V-24C60 -32 26 -30 0 -8Z',
      { fill: soft, stroke: ink, width: 4.6 },
    ),
    path('M0 -8V48', stroke(ink, 4)),
    ...range(4).map((row) =>
      path(
        `M-74 ${-10 + row * 11}C-50 ${-16 + row * 11} -30 ${-12 + row * 11} -14 ${-2 + row * 11}M74 ${-10 + row * 11}C50 ${-16 + row * 11} 30 ${-12 + row * 11} 14 ${-2 + row * 11}`,
        stroke(fill, 3),
      ),
    ),
    path('M-62 44L40 98M62 44L-40 98', stroke(ink, 7)),
    circle([0, 72], 6, solid(accent)),
  ].join('');

/** A ring of beads about a star: a chain of narrators. */
export const hadith: Motif = ({ line: ink, soft, accent, fill }) =>
  [
    ...range(24).map((index) =>
      circle(at(90, index * 15), index % 6 ? 6 : 10, solid(index % 6 ? soft : accent)),
    ),
    circle([0, 0], 72, stroke(ink, 3)),
    star(8, 3, 70, stroke(ink, 3.4)),
    star(8, 2, 70, stroke(accent, 2)),
    burst(8, 30, 22, { fill, stroke: ink, width: 3 }),
  ].join('');

/** The sun that opens an old copy of the Book. */
export const quran: Motif = ({ line: ink, soft, accent, fill }) => {
  const petal = (length: number, width: number, turn: number, colour: string) =>
    `<g transform="rotate(${turn})">${path(`M0 -${length}C${width} -${length * 0.72} ${width} -${length * 0.5} 0 -${length * 0.36}C-${width} -${length * 0.5} -${width} -${length * 0.72} 0 -${length}Z`, { fill: colour, stroke: ink, width: 2.4 })}</g>`;
  return [
    ...range(16).map((index) =>
      line(at(78, index * 22.5 + 11.25), at(98, index * 22.5 + 11.25), stroke(accent, 2.6)),
    ),
    ...range(16).map((index) => petal(94, 15, index * 22.5, soft)),
    ...range(8).map((index) => petal(66, 17, index * 45 + 22.5, fill)),
    ...range(8).map((index) => petal(52, 15, index * 45, accent)),
    circle([0, 0], 15, { fill: soft, stroke: ink, width: 3 }),
  ].join('');
};

/** A vine that turns on itself: ornament is a meaning too. */
export const balagha: Motif = ({ line: ink, soft, accent, fill }) => {
  const branch = [
    path(
      'M0 98C0 60 8 40 40 34C82 26 92 -22 58 -38C30 -50 8 -26 22 -6C32 8 52 0 48 -14',
      stroke(ink, 4.6),
    ),
    path('M40 34C58 44 74 50 92 44C84 64 60 62 40 34Z', { fill: soft, stroke: ink, width: 2.8 }),
    path('M80 -6C96 -12 100 -30 96 -44C80 -38 74 -22 80 -6Z', {
      fill: soft,
      stroke: ink,
      width: 2.8,
    }),
    path('M4 66C22 62 32 72 36 86C20 90 8 82 4 66Z', { fill, stroke: ink, width: 2.8 }),
    circle([48, -14], 6, solid(accent)),
  ].join('');
  return [
    branch,
    `<g transform="scale(-1 1)">${branch}</g>`,
    path('M0 -98C14 -74 14 -58 0 -42C-14 -58 -14 -74 0 -98Z', {
      fill: accent,
      stroke: ink,
      width: 3,
    }),
    path('M0 -42V98', stroke(ink, 4.6)),
  ].join('');
};

/** A niche, its lamp and the crescent. */
export const islamicEducation: Motif = ({ line: ink, soft, accent, fill }) =>
  [
    path('M-66 96V-8C-66 -56 -22 -72 0 -98C22 -72 66 -56 66 -8V96Z', {
      fill: soft,
      stroke: ink,
      width: 4.6,
    }),
    path('M-48 96V-2C-48 -40 -16 -54 0 -72C16 -54 48 -40 48 -2V96', stroke(accent, 2.6)),
    line([0, -72], [0, -22], stroke(ink, 2.6)),
    path('M-12 -22H12L22 4C26 28 12 40 0 40S-26 28 -22 4Z', { fill, stroke: ink, width: 3.6 }),
    path('M-14 46H14L8 58H-8Z', { fill: accent, stroke: ink, width: 2.6 }),
    rect([-80, 90], 160, 10, solid(ink), 3),
  ].join('');

/** A cross of four equal arms, as Coptic weavers drew it. */
export const christianEducation: Motif = ({ line: ink, soft, accent, fill }) => {
  const arm = path('M-13 -20L-22 -70L-36 -80L-20 -84L0 -100L20 -84L36 -80L22 -70L13 -20Z', {
    fill: soft,
    stroke: ink,
    width: 3.6,
  });
  return [
    circle([0, 0], 92, { stroke: accent, width: 2.4, dash: '1 9' }),
    ...range(4).map((index) => `<g transform="rotate(${index * 90})">${arm}</g>`),
    ...range(4).map((index) =>
      circle(at(58, 45 + index * 90), 15, { fill, stroke: ink, width: 3 }),
    ),
    circle([0, 0], 30, { fill, stroke: ink, width: 3.6 }),
    star(8, 3, 28, stroke(ink, 2)),
    circle([0, 0], 8, solid(accent)),
  ].join('');
};
