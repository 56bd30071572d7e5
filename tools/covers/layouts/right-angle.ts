import { mix } from '../palettes.ts';
import { path, place, range, rect } from '../shapes.ts';
import { inksOn, sheet, termFlag, type Layout } from './layout.ts';

/** Right Angle: two bars meet at ninety degrees on squared paper. */
export const rightAngle: Layout = (parts) => {
  const { book, colours, letters, drawing, kind } = parts;
  const bar =
    kind === 'EXP'
      ? colours.deep
      : kind === 'QBK'
        ? colours.mid
        : mix(colours.deep, '#1a1d2b', 0.55);
  const field = kind === 'MOD' ? colours.pale : '#fffdf7';
  const grid = mix(field, colours.mid, 0.2);
  const words = mix(bar, '#ffffff', 0.94);
  return [
    sheet(field),
    path(
      [
        ...range(15).map((index) => `M${index * 32} 0V600`),
        ...range(19).map((index) => `M0 ${index * 32}H452`),
      ].join(''),
      { stroke: grid, width: 1 },
    ),
    rect([444, 0], 156, 800, { fill: bar }),
    rect([0, 576], 600, 224, { fill: bar }),
    path('M404 576V536H444', { stroke: bar, width: 5 }),
    place([222, 290], 1.72, drawing(inksOn(field, colours, false))),
    letters.block(
      ['زاوية', 'قائمة'],
      { x: 522, y: 138, size: 54, width: 128, face: 'bold', fill: colours.glint, align: 'middle' },
      1.14,
    ),
    rect([474, 164], 96, 4, { fill: colours.bright }),
    letters.line(book.gradeNumber, {
      x: 522,
      y: 420,
      size: 210,
      width: 140,
      face: 'bold',
      fill: mix(bar, '#ffffff', 0.16),
      align: 'middle',
    }),
    letters.block(book.azhari ? ['ثانوي', 'أزهري'] : ['ثانوي'], {
      x: 522,
      y: 480,
      size: 32,
      width: 120,
      face: 'bold',
      fill: words,
      align: 'middle',
    }),
    letters.block(
      book.subjectLine.length > 14 ? book.subject : [book.subjectLine],
      {
        x: 560,
        y: 684,
        size: book.subject.length > 1 ? 58 : 78,
        width: 516,
        face: 'bold',
        fill: words,
      },
      1.16,
    ),
    letters.line(`${book.kind} · ${book.grade}`, {
      x: 560,
      y: 734,
      size: 25,
      width: 500,
      face: 'bold',
      fill: colours.glint,
    }),
    letters.line(`${book.owner} · ${book.year}`, {
      x: 560,
      y: 772,
      size: 20,
      width: 500,
      face: 'plain',
      fill: words,
    }),
    termFlag(parts, [112, 576], colours.bright, colours.deep),
  ].join('');
};
