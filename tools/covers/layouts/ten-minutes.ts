import { mix } from '../palettes.ts';
import { at, circle, group, line, path, place, range, rect, points } from '../shapes.ts';
import { gradeBadge, inksOn, sheet, type Layout } from './layout.ts';

/** Ten Minutes: a sixth of the clock's face in colour; for cards, a fanned pack behind it. */
export const tenMinutes: Layout = (parts) => {
  const { book, colours, letters, drawing, kind } = parts;
  const cards = kind === 'CRD';
  const ground = cards ? colours.ground : mix(colours.bright, '#fff9ec', 0.5);
  const ink = cards ? '#fff8ea' : colours.deep;
  const face = '#fffdf6';
  const sector = `M0 0L${points([at(196, -90)])}A196 196 0 0 1 ${points([at(196, -30)])}Z`;
  return [
    sheet(ground),
    ...(cards
      ? [-13, -5, 4, 12].map((turn, index) =>
          group(
            `translate(300 330) rotate(${turn})`,
            rect(
              [-196, -232],
              392,
              464,
              {
                fill: mix(colours.mid, '#ffffff', 0.2 + index * 0.18),
                stroke: colours.deep,
                width: 2,
              },
              26,
            ),
          ),
        )
      : [circle([300, 330], 238, { fill: mix(ground, '#ffffff', 0.4) })]),
    place(
      [300, 330],
      1,
      [
        circle([0, 0], 212, { fill: face, stroke: colours.deep, width: 7 }),
        path(sector, { fill: colours.bright }),
        ...range(60).map((index) =>
          line(at(index % 5 ? 188 : 178, index * 6), at(198, index * 6), {
            stroke: colours.deep,
            width: index % 5 ? 2 : 5,
          }),
        ),
        circle([0, 0], 132, { fill: face, stroke: colours.deep, width: 2.4 }),
      ].join(''),
    ),
    place([300, 330], 0.98, drawing(inksOn(face, colours, false))),
    letters.line(book.series, { x: 560, y: 82, size: 52, width: 320, face: 'kufi', fill: ink }),
    gradeBadge(
      parts,
      [86, 74],
      cards ? colours.bright : colours.deep,
      cards ? colours.deep : '#fff8ea',
      44,
    ),
    rect([0, 592], 600, 208, { fill: cards ? colours.deep : colours.deep }),
    letters.line(book.subjectLine, {
      x: 300,
      y: 676,
      size: 72,
      width: 520,
      face: 'kufi',
      fill: '#fff8ea',
      align: 'middle',
    }),
    letters.line(`${cards ? book.kind : 'تدريب يومي'} · ${book.grade}`, {
      x: 300,
      y: 724,
      size: 26,
      width: 520,
      face: 'bold',
      fill: colours.glint,
      align: 'middle',
    }),
    letters.line(`${book.owner} · ${book.year}`, {
      x: 300,
      y: 768,
      size: 20,
      width: 480,
      face: 'plain',
      fill: '#fff8ea',
      align: 'middle',
    }),
  ].join('');
};
