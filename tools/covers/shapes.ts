export type Point = readonly [x: number, y: number];

const short = (value: number): string => String(Math.round(value * 10) / 10);

export const at = (radius: number, degrees: number): Point => [
  radius * Math.cos((degrees * Math.PI) / 180),
  radius * Math.sin((degrees * Math.PI) / 180),
];

export const range = (count: number): number[] =>
  Array.from({ length: count }, (_, index) => index);

export const points = (list: readonly Point[]): string =>
  list.map(([x, y]) => `${short(x)},${short(y)}`).join(' ');

/** An open path through the points, straight from one to the next. */
export const through = (list: readonly Point[]): string => `M${points(list).replaceAll(' ', 'L')}`;

export interface Paint {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly opacity?: number;
  readonly dash?: string;
}

function paint({ fill = 'none', stroke, width = 3, opacity, dash }: Paint): string {
  return [
    `fill="${fill}"`,
    stroke
      ? ` stroke="${stroke}" stroke-width="${short(width)}" stroke-linejoin="round" stroke-linecap="round"`
      : '',
    dash ? ` stroke-dasharray="${dash}"` : '',
    opacity === undefined ? '' : ` opacity="${opacity}"`,
  ].join('');
}

export const path = (d: string, style: Paint): string => `<path d="${d}" ${paint(style)}/>`;
export const polygon = (list: readonly Point[], style: Paint): string =>
  `<polygon points="${points(list)}" ${paint(style)}/>`;
export const circle = ([x, y]: Point, radius: number, style: Paint): string =>
  `<circle cx="${short(x)}" cy="${short(y)}" r="${short(radius)}" ${paint(style)}/>`;
export const rect = (
  [x, y]: Point,
  width: number,
  height: number,
  style: Paint,
  radius = 0,
): string =>
  `<rect x="${short(x)}" y="${short(y)}" width="${short(width)}" height="${short(height)}"${radius ? ` rx="${radius}"` : ''} ${paint(style)}/>`;
export const line = (from: Point, to: Point, style: Paint): string =>
  path(through([from, to]), style);
export const ellipse = (rx: number, ry: number, turn: number, style: Paint): string =>
  `<ellipse rx="${rx}" ry="${ry}" transform="rotate(${turn})" ${paint(style)}/>`;
export const group = (transform: string, content: string): string =>
  `<g transform="${transform}">${content}</g>`;
export const place = ([x, y]: Point, scale: number, content: string): string =>
  group(`translate(${x} ${y}) scale(${scale})`, content);

/** A curve of the function over the interval, as a path. */
export function curve(from: number, to: number, y: (x: number) => number, steps = 40): string {
  return through(
    range(steps + 1).map((index): Point => {
      const x = from + ((to - from) * index) / steps;
      return [x, y(x)];
    }),
  );
}

/** The star polygon {n/k}: every corner joined to the k-th after it. */
export function star(
  count: number,
  skip: number,
  radius: number,
  style: Paint,
  turn = -90,
): string {
  const corner = (index: number): Point => at(radius, turn + (360 / count) * index);
  return range(count)
    .map((index) => line(corner(index), corner(index + skip), style))
    .join('');
}

/** A closed star with the given outer and inner radius. */
export function burst(
  count: number,
  outer: number,
  inner: number,
  style: Paint,
  turn = -90,
): string {
  const list = range(count * 2).map((index) =>
    at(index % 2 ? inner : outer, turn + (180 / count) * index),
  );
  return polygon(list, style);
}
