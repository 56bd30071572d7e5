import { mix } from '../palettes.ts';
import { circle, path, place, range, rect } from '../shapes.ts';
import { gradeBadge, inksOn, sheet, type Layout } from './layout.ts';

const waves = (colour: string, ground: string): string =>
  `<pattern id="waves" width="80" height="40" patternUnits="userSpaceOnUse">${[
    [40, 40],
    [0, 20],
    [80, 20],
    [40, 0],
  ]
    .reverse()
    .map(([x = 0, y = 0]) =>
      [38, 28, 18, 8]
        .map((radius) => circle([x, y + 20], radius, { fill: ground, stroke: colour, width: 2 }))
        .join(''),
    )
    .join('')}</pattern>`;

/** Anchor: a quiet night sea, and the subject through a ship's window. */
export const anchor: Layout = (parts) => {
  const { book, colours, letters, drawing } = parts;
  const night = colours.ground;
  const sea = mix(colours.deep, colours.mid, 0.35);
  return [
    `<defs>${waves(mix(sea, '#ffffff', 0.24), sea)}</defs>`,
    sheet(night),
    ...range(34).map((index) =>
      circle([(index * 173) % 600, (index * 97) % 300], index % 4 ? 1.6 : 3, {
        fill: '#fff8e4',
        opacity: 0.7,
      }),
    ),
    rect([0, 400], 600, 200, { fill: 'url(#waves)' }),
    circle([300, 330], 196, { fill: mix(colours.pale, '#fff8e8', 0.4) }),
    circle([300, 330], 196, { stroke: colours.bright, width: 14 }),
    circle([300, 330], 196, { stroke: night, width: 3, dash: '3 21' }),
    circle([300, 330], 180, { stroke: colours.deep, width: 3 }),
    place([300, 330], 1.42, drawing(inksOn(colours.pale, colours, false))),
    letters.line(book.series, {
      x: 556,
      y: 92,
      size: 60,
      width: 320,
      face: 'messiri',
      fill: colours.glint,
    }),
    gradeBadge(parts, [90, 80], colours.bright, mix(colours.deep, '#000000', 0.2)),
    rect([0, 574], 600, 226, { fill: mix(night, '#000000', 0.25) }),
    path('M300 566m0 -34a11 11 0 1 1 .1 0V590M278 548H322M262 578C266 606 334 606 338 578', {
      stroke: colours.bright,
      width: 6,
    }),
    letters.line(book.subjectLine, {
      x: 300,
      y: 676,
      size: 72,
      width: 520,
      face: 'messiri',
      fill: '#fff8ea',
      align: 'middle',
    }),
    letters.line(`${book.kind} · ${book.grade}`, {
      x: 300,
      y: 722,
      size: 25,
      width: 520,
      face: 'bold',
      fill: colours.glint,
      align: 'middle',
    }),
    letters.line(`${book.owner} · ${book.year}`, {
      x: 300,
      y: 766,
      size: 20,
      width: 480,
      face: 'plain',
      fill: '#fff8ea',
      align: 'middle',
    }),
  ].join('');
};
