import { chance } from '../../sample-catalogue/chance.ts';
import { mix } from '../palettes.ts';
import { line, path, place, range, rect } from '../shapes.ts';
import { gradeBadge, inksOn, sheet, termFlag, type Layout } from './layout.ts';

/** Margin: a teacher's notes, with a margin wider than any printer would leave. */
export const margin: Layout = (parts) => {
  const { book, colours, letters, drawing } = parts;
  const leaf = '#fffcf4';
  const side = colours.mid;
  const scrawl = range(15).map((index) => {
    const y = 196 + index * 32;
    const length = 62 + chance(`${book.subjectLine}${index}`, 'scrawl') * 50;
    const steps = Math.round(length / 12);
    return path(
      `M558 ${y}${range(steps)
        .map((step) => `q-4 ${step % 2 ? 7 : -9} -12 0`)
        .join('')}`,
      { stroke: mix(side, '#ffffff', 0.55), width: 3 },
    );
  });
  return [
    sheet(leaf),
    ...range(17).map((index) =>
      line([0, 150 + index * 32], [410, 150 + index * 32], {
        stroke: mix(leaf, colours.mid, 0.16),
        width: 1.4,
      }),
    ),
    rect([410, 0], 190, 800, { fill: side }),
    rect([404, 0], 3, 800, { fill: colours.bright }),
    ...scrawl,
    gradeBadge(parts, [505, 712], colours.bright, colours.deep),
    letters.line(book.series, {
      x: 505,
      y: 112,
      size: 72,
      width: 160,
      face: 'ruqaa',
      fill: '#fff9ec',
      align: 'middle',
    }),
    letters.line(book.kind, {
      x: 372,
      y: 84,
      size: 25,
      width: 330,
      face: 'bold',
      fill: colours.mid,
    }),
    letters.line(book.grade, {
      x: 372,
      y: 118,
      size: 21,
      width: 330,
      face: 'plain',
      fill: colours.deep,
    }),
    place([205, 330], 1.6, drawing(inksOn(leaf, colours, false))),
    letters.block(
      book.subject,
      {
        x: 372,
        y: 640,
        size: book.subject.length > 1 ? 62 : 84,
        width: 336,
        face: 'ruqaa',
        fill: colours.deep,
      },
      1.05,
    ),
    rect([38, 672], 334, 3, { fill: colours.bright }),
    letters.line(book.owner, {
      x: 372,
      y: 722,
      size: 32,
      width: 334,
      face: 'ruqaa',
      fill: mix(colours.mid, colours.deep, 0.4),
    }),
    letters.line(`طبعة ${book.year}`, {
      x: 372,
      y: 760,
      size: 20,
      width: 200,
      face: 'plain',
      fill: colours.deep,
    }),
    termFlag(parts, [110, 748], colours.bright, colours.deep),
  ].join('');
};
