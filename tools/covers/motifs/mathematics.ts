import {
  at,
  circle,
  curve,
  line,
  path,
  polygon,
  range,
  rect,
  through,
  type Point,
} from '../shapes.ts';
import { solid, stroke, type Motif } from './motif.ts';

const arrow = (from: Point, to: Point, colour: string, width = 4): string => {
  const angle = Math.atan2(to[1] - from[1], to[0] - from[0]) * (180 / Math.PI);
  const wing = (turn: number): Point => {
    const [x, y] = at(13, angle + turn);
    return [to[0] + x, to[1] + y];
  };
  return (
    line(from, to, stroke(colour, width)) +
    path(through([wing(150), to, wing(210)]), stroke(colour, width))
  );
};

/** A triangle in its circle, with the arcs that drew it. */
export const mathematics: Motif = ({ line: ink, soft, accent, fill }) => {
  const corners = [at(70, -100), at(70, 150), at(70, 28)];
  return [
    circle([0, 0], 70, { fill: soft, stroke: ink, width: 3.4 }),
    ...corners.map((corner) => circle(corner, 28, { stroke: ink, width: 1.8, opacity: 0.55 })),
    polygon(corners, { fill, stroke: ink, width: 4 }),
    line(corners[0] ?? [0, 0], [1, 34], { stroke: accent, width: 4, dash: '3 9' }),
    circle([0, 0], 6, solid(accent)),
    ...corners.map((corner) => circle(corner, 8, solid(accent))),
  ].join('');
};

/** A block on an incline and the forces on it. */
export const appliedMathematics: Motif = ({ line: ink, soft, accent, fill }) =>
  [
    polygon(
      [
        [-94, 70],
        [94, 70],
        [94, -40],
      ],
      { fill: soft, stroke: ink, width: 4 },
    ),
    `<g transform="translate(20 2) rotate(-30.3)">${rect([-34, -44], 62, 44, { fill, stroke: ink, width: 4 }, 4)}</g>`,
    arrow([2, -14], [-34, -76], accent, 5),
    arrow([2, -14], [2, 60], accent, 5),
    arrow([30, -30], [80, -60], ink),
    path('M-54 70A40 40 0 0 0 -60 50', stroke(ink, 3)),
  ].join('');

/** A curve, the area beneath it, a tangent. */
export const calculus: Motif = ({ line: ink, soft, accent, fill }) => {
  const y = (x: number) => 34 - 74 * Math.sin((x + 70) / 62) - x * 0.12;
  const area = range(21).map((index): Point => [-46 + index * 5, y(-46 + index * 5)]);
  const slope = (y(20) - y(16)) / 4;
  return [
    polygon([...area, [54, 78], [-46, 78]], solid(soft)),
    ...range(8).map((index) => {
      const x = -46 + index * 12.6;
      return rect([x, y(x + 6)], 12.6, 78 - y(x + 6), { stroke: fill, width: 1.8 });
    }),
    arrow([-98, 78], [98, 78], ink),
    arrow([-80, 96], [-80, -94], ink),
    path(curve(-80, 92, y), stroke(ink, 6)),
    line([-36, y(18) + slope * -54], [92, y(18) + slope * 74], stroke(accent, 4)),
    circle([18, y(18)], 8, solid(accent)),
  ].join('');
};

/** A solid in space, cut by a plane. */
export const algebra: Motif = ({ line: ink, soft, accent, fill }) => {
  const iso = (x: number, y: number, z: number): Point => [(x - y) * 0.82, (x + y) * 0.46 - z];
  const s = 54;
  return [
    polygon(
      [
        iso(-s * 1.1, -s * 1.1, 0),
        iso(s * 1.1, -s * 1.1, 0),
        iso(s * 1.1, s * 1.1, 0),
        iso(-s * 1.1, s * 1.1, 0),
      ],
      { fill: soft, opacity: 0.75 },
    ),
    polygon([iso(-s, s, -s * 0.7), iso(s, s, -s * 0.7), iso(s, s, s * 0.7), iso(-s, s, s * 0.7)], {
      fill,
      stroke: ink,
      width: 3.6,
      opacity: 0.9,
    }),
    polygon([iso(s, -s, -s * 0.7), iso(s, s, -s * 0.7), iso(s, s, s * 0.7), iso(s, -s, s * 0.7)], {
      fill: soft,
      stroke: ink,
      width: 3.6,
    }),
    polygon([iso(-s, -s, s * 0.7), iso(s, -s, s * 0.7), iso(s, s, s * 0.7), iso(-s, s, s * 0.7)], {
      stroke: ink,
      width: 3.6,
    }),
    arrow(iso(s, s, -s * 0.7), iso(-s, -s, s * 0.7), accent, 5),
    ...[iso(s, s, -s * 0.7), iso(-s, s, s * 0.7), iso(s, -s, s * 0.7)].map((corner) =>
      circle(corner, 7, solid(accent)),
    ),
  ].join('');
};

/** A beam at rest on its support. */
export const statics: Motif = ({ line: ink, soft, accent, fill }) =>
  [
    polygon(
      [
        [-16, 12],
        [-52, 84],
        [20, 84],
      ],
      { fill: soft, stroke: ink, width: 4 },
    ),
    rect([-98, -2], 196, 14, { fill, stroke: ink, width: 4 }, 5),
    rect([-90, -66], 60, 64, { fill: soft, stroke: ink, width: 4 }, 5),
    circle([66, -28], 26, { fill: accent, stroke: ink, width: 4 }),
    line([-98, 90], [98, 90], stroke(ink, 4)),
    ...range(10).map((index) =>
      line([-92 + index * 20, 90], [-102 + index * 20, 100], stroke(ink, 2.4)),
    ),
    arrow([-60, -34], [-60, 56], accent),
    arrow([66, -28], [66, 44], ink),
  ].join('');

/** Five balls on strings: one has just been let go. */
export const dynamics: Motif = ({ line: ink, soft, accent, fill }) => {
  const hung = (x: number, angle: number, colour: string): string => {
    const [dx, dy] = at(116, 90 + angle);
    const end: Point = [x + dx, -78 + dy];
    return (
      line([x, -78], end, stroke(ink, 2.6)) +
      circle(end, 18, { fill: colour, stroke: ink, width: 3.4 })
    );
  };
  return [
    path('M-98 84V-78H98V84', stroke(soft, 9)),
    line([-98, -78], [98, -78], stroke(ink, 6)),
    `<g transform="translate(0 0)">${hung(-38, 34, accent)}</g>`,
    ...[-2, 34, 70].map((x) => hung(x, 0, fill)),
    path('M-98 -18A116 116 0 0 0 -74 22', { stroke: accent, width: 3, dash: '2 8' }),
  ].join('');
};

/** The normal curve over its histogram. */
export const statistics: Motif = ({ line: ink, soft, accent, fill }) => {
  const bell = (x: number) => 72 - 140 * Math.exp(-((x / 38) ** 2) / 2);
  return [
    ...range(11).map((index) => {
      const x = -94 + index * 17.1;
      const top = bell(x + 8.5) + (index % 3 === 0 ? 9 : -4);
      return rect([x, top], 13, 72 - top, { fill: index === 5 ? accent : soft }, 2);
    }),
    path(curve(-98, 98, bell), stroke(ink, 6)),
    line([-100, 74], [100, 74], stroke(ink, 4)),
    line([0, bell(0)], [0, 74], { stroke: ink, width: 2.6, dash: '2 8' }),
    circle([0, bell(0)], 8, solid(fill)),
    circle([0, bell(0)], 8, stroke(ink, 3)),
  ].join('');
};

/** A supply and a demand that meet, and the coins between them. */
export const economics: Motif = ({ line: ink, soft, accent, fill }) =>
  [
    ...[
      [-54, 4],
      [-22, 6],
      [10, 3],
    ].flatMap(([x = 0, height = 0]) =>
      range(height).map((index) => {
        const y = 68 - index * 12;
        return `<g transform="translate(${x} ${y})"><ellipse rx="19" ry="7.5" fill="${index === height - 1 ? accent : soft}" stroke="${ink}" stroke-width="2.4"/></g>`;
      }),
    ),
    arrow([-90, 84], [98, 84], ink),
    arrow([-90, 84], [-90, -96], ink),
    path('M-72 -74C-30 -54 10 -2 84 40', stroke(fill, 6)),
    path('M-72 58C-14 36 34 -22 78 -82', stroke(accent, 6)),
    circle([22, -3], 9, { fill, stroke: ink, width: 3.4 }),
  ].join('');
