import { mix } from '../palettes.ts';
import { line, path, place, rect } from '../shapes.ts';
import { gradeBadge, inksOn, sheet, starNet, termFlag, type Layout } from './layout.ts';

const arch = 'M118 560V286C118 196 232 176 300 98C368 176 482 196 482 286V560Z';

/** Riwaq Lamp: the drawing hangs like a lamp in the arch of an old study hall. */
export const riwaq: Layout = (parts) => {
  const { book, colours, letters, drawing, kind } = parts;
  const wall = kind === 'NTS' ? colours.mid : colours.ground;
  const gold = colours.bright;
  const inside =
    kind === 'FIN' ? mix(colours.deep, '#0a0f20', 0.35) : mix(colours.pale, '#fff8ea', 0.5);
  return [
    `<defs>${starNet('net', 60, mix(wall, '#ffffff', 0.2), 1.5)}</defs>`,
    sheet(wall),
    rect([0, 0], 600, 580, { fill: 'url(#net)', opacity: 0.75 }),
    path(arch, { fill: inside, stroke: gold, width: 5 }),
    path('M136 560V290C136 212 240 190 300 124C360 190 464 212 464 290V560', {
      stroke: gold,
      width: 1.6,
    }),
    line([300, 124], [300, 236], { stroke: gold, width: 3 }),
    place([300, 372], 1.36, drawing(inksOn(inside, colours, kind === 'FIN'))),
    gradeBadge(parts, [76, 72], gold, mix(wall, '#000000', 0.25), 42),
    letters.line(book.series, { x: 560, y: 84, size: 44, width: 220, face: 'ruqaa', fill: gold }),
    rect([0, 560], 600, 240, { fill: mix(wall, '#000000', 0.24) }),
    rect([0, 560], 600, 4, { fill: gold }),
    rect([0, 572], 600, 1.4, { fill: gold }),
    letters.line(book.subjectLine, {
      x: 300,
      y: 644,
      size: 78,
      width: 520,
      face: 'naskh',
      fill: '#fff6e2',
      align: 'middle',
    }),
    letters.line(`${book.kind} · ${book.grade}`, {
      x: 300,
      y: 722,
      size: 25,
      width: 520,
      face: 'bold',
      fill: gold,
      align: 'middle',
    }),
    letters.line(`${book.owner} · ${book.year}`, {
      x: 300,
      y: 764,
      size: 21,
      width: 480,
      face: 'naskh',
      fill: '#fff6e2',
      align: 'middle',
    }),
    termFlag(parts, [300, 540], gold, colours.deep),
  ].join('');
};
