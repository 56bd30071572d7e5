import { chance } from '../../sample-catalogue/chance.ts';
import { mix } from '../palettes.ts';
import { group, path, place, range, rect } from '../shapes.ts';
import { gradeBadge, inksOn, sheet, starNet, termFlag, type Layout } from './layout.ts';

/** Text and Gloss: a page of manuscript, its headpiece, and the gloss slanting in the margin. */
export const manuscript: Layout = (parts) => {
  const { book, colours, letters, drawing, kind } = parts;
  const leaf =
    kind === 'EXP'
      ? '#f8eeda'
      : kind === 'QBK'
        ? mix(colours.pale, '#f8eeda', 0.35)
        : mix(colours.pale, '#ffffff', 0.45);
  const ink = colours.deep;
  const gloss = (x: number, y: number, turn: number, key: string) =>
    group(
      `translate(${x} ${y}) rotate(${turn})`,
      range(11)
        .map((index) => {
          const length = 40 + chance(`${key}${index}`, 'gloss') * 34;
          return path(`M0 ${index * 15}h-${length.toFixed(0)}`, {
            stroke: mix(ink, leaf, 0.52),
            width: 2.6,
          });
        })
        .join(''),
    );
  return [
    `<defs>${starNet('net', 42, mix(colours.bright, ink, 0.1), 1.5)}</defs>`,
    sheet(leaf),
    ...[
      [84, 0],
      [84, 1],
    ].map(([, side = 0]) =>
      range(3)
        .map((row) =>
          gloss(
            side ? 92 : 594,
            196 + row * 186,
            side ? 16 : -16,
            `${book.subjectLine}${side}${row}`,
          ),
        )
        .join(''),
    ),
    rect([104, 60], 392, 680, { fill: mix(leaf, '#ffffff', 0.5) }),
    rect([104, 60], 392, 680, { stroke: ink, width: 4 }),
    rect([112, 68], 376, 664, { stroke: colours.bright, width: 3 }),
    rect([117, 73], 366, 654, { stroke: ink, width: 1 }),
    rect([117, 73], 366, 96, { fill: ink }),
    rect([117, 73], 366, 96, { fill: 'url(#net)', opacity: 0.8 }),
    rect([178, 88], 244, 66, { fill: ink, stroke: colours.bright, width: 2 }, 33),
    letters.line(book.series, {
      x: 300,
      y: 136,
      size: 42,
      width: 200,
      face: 'ruqaa',
      fill: '#fff4dc',
      align: 'middle',
    }),
    place([300, 324], 1.2, drawing(inksOn(leaf, colours, false))),
    letters.block(
      book.subject,
      {
        x: 300,
        y: book.subject.length > 1 ? 572 : 546,
        size: book.subject.length > 1 ? 60 : 74,
        width: 336,
        face: 'naskh',
        fill: ink,
        align: 'middle',
      },
      1.05,
    ),
    path('M190 604H410', { stroke: colours.bright, width: 3 }),
    letters.line(book.kind, {
      x: 300,
      y: 640,
      size: 27,
      width: 330,
      face: 'bold',
      fill: mix(colours.mid, ink, 0.35),
      align: 'middle',
    }),
    letters.line(book.grade, {
      x: 300,
      y: 668,
      size: 22,
      width: 330,
      face: 'plain',
      fill: ink,
      align: 'middle',
    }),
    letters.line(book.owner, {
      x: 300,
      y: 698,
      size: 25,
      width: 330,
      face: 'naskh',
      fill: ink,
      align: 'middle',
    }),
    gradeBadge(parts, [300, 742], ink, '#fff4dc', 36),
    termFlag(parts, [300, 176], colours.bright, ink),
  ].join('');
};
