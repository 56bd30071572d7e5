import { mix } from '../palettes.ts';
import { path, place, polygon, rect } from '../shapes.ts';
import { inksOn, sheet, type Layout } from './layout.ts';

/** Lantern: the subject lights the page from inside a lantern. */
export const lantern: Layout = (parts) => {
  const { book, colours, letters, drawing, kind } = parts;
  const night = kind === 'FIN' ? colours.ground : mix(colours.mid, colours.deep, 0.55);
  const glass = mix(colours.bright, '#fff8e4', 0.62);
  const metal = kind === 'FIN' ? colours.bright : colours.deep;
  return [
    `<defs><radialGradient id="glow"><stop offset="0.25" stop-color="${colours.bright}" stop-opacity="0.75"/><stop offset="1" stop-color="${colours.bright}" stop-opacity="0"/></radialGradient></defs>`,
    sheet(night),
    '<circle cx="300" cy="320" r="380" fill="url(#glow)"/>',
    path('M300 0V66', { stroke: metal, width: 5 }),
    path('M300 62a26 26 0 1 1 -.1 0', { stroke: metal, width: 6 }),
    polygon(
      [
        [230, 164],
        [254, 118],
        [346, 118],
        [370, 164],
      ],
      { fill: metal },
    ),
    polygon(
      [
        [214, 164],
        [386, 164],
        [446, 236],
        [154, 236],
      ],
      { fill: mix(metal, '#000000', 0.18) },
    ),
    polygon(
      [
        [154, 236],
        [446, 236],
        [404, 470],
        [196, 470],
      ],
      { fill: glass, stroke: metal, width: 8 },
    ),
    path('M240 236L262 470M360 236L338 470', { stroke: mix(glass, metal, 0.3), width: 2 }),
    polygon(
      [
        [184, 470],
        [416, 470],
        [398, 506],
        [202, 506],
      ],
      { fill: metal },
    ),
    place([300, 350], 0.98, drawing(inksOn(glass, colours, false))),
    letters.line(book.series, {
      x: 560,
      y: 74,
      size: 52,
      width: 190,
      face: 'ruqaa',
      fill: kind === 'FIN' ? colours.bright : '#fff8ea',
    }),
    letters.line(book.gradeNumber, {
      x: 42,
      y: 92,
      size: 84,
      width: 80,
      face: 'kufi',
      fill: kind === 'FIN' ? colours.bright : '#fff8ea',
      align: 'left',
    }),
    rect([60, 548], 480, 3, { fill: colours.bright }),
    letters.block(
      book.subjectLine.length > 16 ? book.subject : [book.subjectLine],
      {
        x: 300,
        y: book.subjectLine.length > 16 ? 668 : 640,
        size: book.subjectLine.length > 16 ? 50 : 72,
        width: 500,
        face: 'kufi',
        fill: '#fff8ea',
        align: 'middle',
      },
      1.0,
    ),
    letters.line(`${book.kind} · ${book.grade}`, {
      x: 300,
      y: 712,
      size: 25,
      width: 520,
      face: 'bold',
      fill: colours.glint,
      align: 'middle',
    }),
    letters.line(`${book.owner} · ${book.year}`, {
      x: 300,
      y: 760,
      size: 20,
      width: 480,
      face: 'plain',
      fill: '#fff8ea',
      align: 'middle',
    }),
  ].join('');
};
