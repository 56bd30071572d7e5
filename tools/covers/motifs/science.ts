import {
  at,
  burst,
  circle,
  curve,
  ellipse,
  line,
  path,
  polygon,
  range,
  through,
  type Point,
} from '../shapes.ts';
import { solid, stroke, type Motif } from './motif.ts';

/** Orbits about a nucleus, over a passing wave. */
export const physics: Motif = ({ line: ink, soft, accent, fill }) =>
  [
    path(
      curve(-100, 100, (x) => 26 * Math.sin(x / 10.6)),
      stroke(soft, 10),
    ),
    ...[0, 60, 120].map((turn) => ellipse(94, 33, turn, stroke(ink, 3.4))),
    circle([0, 0], 17, solid(accent)),
    ...[
      [0, 20],
      [60, 205],
      [120, 310],
    ].map(([turn = 0, angle = 0]) => {
      const [x, y] = [
        94 * Math.cos((angle * Math.PI) / 180),
        33 * Math.sin((angle * Math.PI) / 180),
      ];
      const tilt = (turn * Math.PI) / 180;
      return circle(
        [x * Math.cos(tilt) - y * Math.sin(tilt), x * Math.sin(tilt) + y * Math.cos(tilt)],
        8,
        solid(fill),
      );
    }),
  ].join('');

const ring = (centre: Point, radius: number): Point[] =>
  range(6).map((index) => {
    const [x, y] = at(radius, 30 + 60 * index);
    return [centre[0] + x, centre[1] + y];
  });

/** Rings of carbon, their bonds and side chains. */
export const chemistry: Motif = ({ line: ink, soft, accent, fill }) => {
  const radius = 38;
  const step = radius * Math.sqrt(3);
  const centres: Point[] = [
    [-step / 2, -28],
    [step / 2, -28],
    [0, 29],
  ];
  return [
    ...centres.map((centre) =>
      polygon(ring(centre, radius), { fill: soft, stroke: ink, width: 4 }),
    ),
    ...centres.map((centre) => circle(centre, 20, { stroke: ink, width: 2.4 })),
    line([-step, -47], [-96, -64], stroke(ink, 4)),
    line([step, -47], [96, -64], stroke(ink, 4)),
    line([0, 67], [0, 95], stroke(ink, 4)),
    circle([-96, -64], 12, solid(accent)),
    circle([96, -64], 12, solid(accent)),
    circle([0, 96], 12, solid(accent)),
    ...centres
      .flatMap((centre) => ring(centre, radius))
      .map((corner) => circle(corner, 5.4, solid(fill))),
  ].join('');
};

/** Two strands and their rungs. */
export const biology: Motif = ({ line: ink, soft, accent, fill }) => {
  const strand = (phase: number) => (y: number) => 44 * Math.sin(y / 31 + phase);
  const down = (x: (y: number) => number) =>
    through(range(61).map((index): Point => [x(-98 + index * 3.27), -98 + index * 3.27]));
  const [first, second] = [strand(0), strand(Math.PI)];
  const rungs = range(15).map((index) => {
    const y = -93 + index * 13.3;
    const colour = index % 2 ? accent : soft;
    return line([first(y), y], [second(y), y], stroke(colour, 5));
  });
  return [...rungs, path(down(first), stroke(ink, 8)), path(down(second), stroke(fill, 8))].join(
    '',
  );
};

/** Strata, broken and shifted by a fault. */
export const geology: Motif = ({ line: ink, soft, accent, fill }) => {
  const layers = [soft, accent, fill, soft, accent, fill];
  const side = (from: number, to: number, shift: number) =>
    layers.map((colour, index) => {
      const top = -78 + index * 32 + shift;
      const edge = (x: number) => top + 11 * Math.sin(x / 26);
      const upper = range(11).map((i): Point => [
        from + ((to - from) * i) / 10,
        edge(from + ((to - from) * i) / 10),
      ]);
      return polygon([...upper, [to, 120], [from, 120]], { fill: colour, stroke: ink, width: 2.4 });
    });
  return `<clipPath id="core"><circle r="96"/></clipPath><g clip-path="url(#core)">${[
    circle([0, 0], 96, solid(soft)),
    ...side(-100, 8, 0),
    ...side(8, 100, 24),
    line([22, -100], [-8, 100], stroke(ink, 5)),
  ].join('')}</g>${circle([0, 0], 96, stroke(ink, 4))}`;
};

/** A drop of water that holds a leaf, under the sun. */
export const integratedScience: Motif = ({ line: ink, soft, accent, fill }) =>
  [
    ...range(12).map((index) => {
      const [x, y] = at(30, index * 30);
      const [u, v] = at(42, index * 30);
      return line([52 + x, -56 + y], [52 + u, -56 + v], stroke(accent, 4));
    }),
    circle([52, -56], 22, solid(accent)),
    path('M-18 -78C-18 -78 -74 -4 -74 38a56 56 0 0 0 112 0C38 -4 -18 -78 -18 -78Z', {
      fill: soft,
      stroke: ink,
      width: 4.4,
    }),
    path('M-52 66C-58 18 -24 -2 16 -2C18 42 -8 72 -52 66Z', solid(fill)),
    path('M-52 66L-2 14M-36 50l2 -26M-36 50l28 -2M-20 33l1 -19M-20 33l22 -2', stroke(ink, 2.6)),
  ].join('');

/** A small network, thinking. */
export const programming: Motif = ({ line: ink, soft, accent, fill }) => {
  const column = (x: number, count: number): Point[] =>
    range(count).map((index) => [x, (index - (count - 1) / 2) * 46]);
  const [from, middle, to] = [column(-52, 3), column(0, 4), column(52, 2)];
  const wires = (left: Point[], right: Point[]) =>
    left.flatMap((start) => right.map((end) => line(start, end, stroke(soft, 2.6))));
  return [
    ...wires(from, middle),
    ...wires(middle, to),
    ...from.map((node) => circle(node, 11, { fill, stroke: ink, width: 3 })),
    ...middle.map((node, index) =>
      circle(node, 11, { fill: index === 1 ? accent : fill, stroke: ink, width: 3 }),
    ),
    ...to.map((node) => circle(node, 11, { fill: accent, stroke: ink, width: 3 })),
    path('M-74 -92C-100 -92 -84 -20 -100 0C-84 20 -100 92 -74 92', stroke(ink, 5)),
    path('M74 -92C100 -92 84 -20 100 0C84 20 100 92 74 92', stroke(ink, 5)),
  ].join('');
};

/** Light about a single point. */
export const light: Motif = ({ line: ink, soft, accent, fill }) =>
  [
    burst(24, 98, 62, { fill: soft }),
    burst(24, 84, 56, { stroke: ink, width: 2 }, -82.5),
    circle([0, 0], 50, { fill, stroke: ink, width: 3 }),
    circle([0, 0], 34, stroke(accent, 3)),
    circle([0, 0], 14, solid(accent)),
  ].join('');
