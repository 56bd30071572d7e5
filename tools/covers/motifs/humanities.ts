import { at, burst, circle, ellipse, line, path, polygon, range, rect } from '../shapes.ts';
import { solid, stroke, type Motif } from './motif.ts';

/** Pyramids at the river, under the disc. */
export const history: Motif = ({ line: ink, soft, accent, fill }) =>
  [
    circle([40, -46], 32, solid(accent)),
    polygon(
      [
        [-98, 58],
        [-30, -58],
        [38, 58],
      ],
      { fill: soft, stroke: ink, width: 4 },
    ),
    polygon(
      [
        [-30, -58],
        [38, 58],
        [-12, 58],
      ],
      { fill, stroke: ink, width: 4 },
    ),
    polygon(
      [
        [8, 58],
        [54, -16],
        [98, 58],
      ],
      { fill: soft, stroke: ink, width: 4 },
    ),
    polygon(
      [
        [54, -16],
        [98, 58],
        [64, 58],
      ],
      { fill, stroke: ink, width: 4 },
    ),
    ...range(3).map((row) =>
      path(
        `M-98 ${72 + row * 13}q12 -9 24 0t24 0t24 0t24 0t24 0t24 0t24 0t24 0`,
        stroke(row === 1 ? accent : ink, 3),
      ),
    ),
  ].join('');

/** The globe, its net and its winds. */
export const geography: Motif = ({ line: ink, soft, accent, fill }) =>
  [
    circle([0, 0], 84, { fill: soft, stroke: ink, width: 4.4 }),
    ...[28, 60].map((rx) => ellipse(rx, 84, 0, stroke(ink, 2.4))),
    ...[-46, 0, 46].map((y) => {
      const half = Math.sqrt(84 ** 2 - y ** 2);
      return line([-half, y], [half, y], stroke(ink, 2.4));
    }),
    path(
      'M-58 -40q18 -22 40 -10t12 30t-22 22t-12 34t-26 -12t-8 -36t16 -28ZM18 -2q24 -14 42 2t-2 32t-26 26t-20 -22t6 -38Z',
      solid(fill),
    ),
    burst(4, 40, 9, { fill: accent, stroke: ink, width: 2.6 }),
    circle([0, 0], 97, { stroke: accent, width: 2.4, dash: '1 9' }),
  ].join('');

/** A column that still stands. */
export const philosophy: Motif = ({ line: ink, soft, accent, fill }) =>
  [
    circle([0, -8], 88, { stroke: accent, width: 2.4, dash: '1 9' }),
    rect([-40, -42], 80, 118, { fill: soft, stroke: ink, width: 4 }),
    ...[-24, -8, 8, 24].map((x) => line([x, -36], [x, 70], stroke(ink, 2.4))),
    rect([-56, 76], 112, 16, { fill, stroke: ink, width: 4 }, 3),
    rect([-64, -82], 128, 14, { fill, stroke: ink, width: 4 }, 3),
    path(
      'M-40 -42C-84 -38 -84 -76 -58 -68C-40 -62 -52 -44 -60 -54M40 -42C84 -38 84 -76 58 -68C40 -62 52 -44 60 -54',
      stroke(ink, 4),
    ),
    path('M-44 -68H44L38 -44H-38Z', { fill: accent, stroke: ink, width: 3 }),
  ].join('');

/** A head, and the rings of what passes in it. */
export const psychology: Motif = ({ line: ink, soft, accent, fill }) =>
  [
    path(
      'M36 98V66C74 52 84 10 74 -28C62 -76 14 -98 -28 -88C-66 -78 -78 -44 -74 -12L-92 20C-94 26 -90 30 -78 30V50C-78 64 -66 66 -46 62V98Z',
      { fill: soft, stroke: ink, width: 4.6 },
    ),
    ...[50, 37, 24].map((radius) => circle([4, -24], radius, stroke(ink, 2.6))),
    path('M4 -24m0 -50a50 50 0 0 1 50 50h-26a24 24 0 0 0 -24 -24Z', solid(fill)),
    circle([4, -24], 12, solid(accent)),
  ].join('');

/** A lotus open to the light. */
export const nationalEducation: Motif = ({ line: ink, soft, accent, fill }) =>
  [
    ...range(9).map((index) => {
      const angle = -170 + index * 20;
      const [x, y] = at(98, angle);
      const [u, v] = at(74, angle);
      return line([u, 30 + v], [x, 30 + y], stroke(accent, 4));
    }),
    ...[-58, -30, 30, 58].map(
      (turn) =>
        `<g transform="translate(0 52) rotate(${turn})">${path('M0 0C-26 -34 -18 -78 0 -98C18 -78 26 -34 0 0Z', { fill: soft, stroke: ink, width: 4 })}</g>`,
    ),
    `<g transform="translate(0 52)">${path('M0 0C-28 -34 -20 -84 0 -104C20 -84 28 -34 0 0Z', { fill, stroke: ink, width: 4 })}</g>`,
    path('M-88 62H88M-60 78H60', stroke(ink, 4)),
  ].join('');
