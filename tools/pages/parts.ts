import { line, rect } from '../covers/shapes.ts';
import { mix } from '../covers/palettes.ts';
import type { Drawn, Measure } from './prose.ts';
import { drawing, paper, pill, type Desk } from './sheet.ts';

/** A label above a title, and a short rule below it. */
export function heading(desk: Desk, label: string, title: string): Drawn {
  const { prose, colours, inks, margins } = desk;
  const written = prose.paragraph(title, margins, 226, inks.title, 1.35);
  const rule = written.bottom + 26;
  return {
    svg: [
      pill(desk, label, margins.right, 126, colours.mid),
      written.svg,
      rect([margins.right - 96, rule], 96, 5, { fill: colours.bright }),
    ].join(''),
    bottom: rule + 5,
  };
}

/** The subject's drawing on a tinted ground, with its caption below. */
export function figure(desk: Desk, { left, right }: Measure, top: number, tall: number): Drawn {
  const { prose, colours, inks, tint, lesson } = desk;
  const scale = (Math.min(right - left, tall) / 200) * 0.78;
  const middle = [(left + right) / 2, top + tall / 2] as const;
  const caption = prose.paragraph(
    `شكل (1): ${lesson.caption}`,
    { left, right },
    top + tall + 32,
    inks.small,
    1.5,
  );
  return {
    svg: [
      rect(
        [left, top],
        right - left,
        tall,
        { fill: tint, stroke: mix(paper, colours.mid, 0.35), width: 1.5 },
        10,
      ),
      drawing(desk, middle, scale, false),
      caption.svg,
    ].join(''),
    bottom: caption.bottom,
  };
}

/** A box with a bar at the side on which its lines begin. `inside` draws from the first baseline on. */
export function box(
  desk: Desk,
  top: number,
  label: string,
  fill: string,
  inside: (measure: Measure, y: number) => Drawn,
): Drawn {
  const { colours, margins } = desk;
  const measure = { left: margins.left + 30, right: margins.right - 34 };
  const content = inside(measure, top + 78);
  const bottom = content.bottom + 30;
  return {
    svg: [
      rect([margins.left, top], margins.right - margins.left, bottom - top, { fill }, 10),
      rect([margins.right - 8, top], 8, bottom - top, { fill: colours.mid }),
      pill(desk, label, margins.right - 28, top - 20, colours.deep),
      content.svg,
    ].join(''),
    bottom,
  };
}

/** The lesson's example: a heading and its lines, formulas in the middle. */
export function example(desk: Desk, top: number): Drawn {
  const { prose, inks, colours, lesson, tint } = desk;
  const { heading: words, lines } = lesson.example;
  const isSentences = lines.some((text) => text.length > 44);
  const size = isSentences ? 25 : 31;
  return box(desk, top, 'مثال', tint, (measure, y) => {
    const first = prose.paragraph(words, measure, y, { ...inks.strong, size: 25 }, 1.5);
    const step = isSentences ? 46 : 54;
    return {
      svg:
        first.svg +
        lines
          .map((text, place) =>
            prose.line(
              text,
              measure,
              first.bottom + 58 + place * step,
              { face: isSentences ? 'text' : 'bold', size, fill: colours.deep },
              isSentences ? 'start' : 'middle',
            ),
          )
          .join(''),
      bottom: first.bottom + 58 + (lines.length - 1) * step,
    };
  });
}

export function reminder(desk: Desk, top: number): Drawn {
  const { prose, inks, lesson, colours } = desk;
  return box(desk, top, 'تذكّر', mix(paper, colours.bright, 0.24), (measure, y) =>
    prose.paragraph(lesson.remember, measure, y - 6, inks.strong, 1.6),
  );
}

/** Words and what they mean, in rows. */
export function glossary(desk: Desk, top: number): Drawn {
  const { prose, inks, lesson, colours, tint, margins } = desk;
  const tall = 62;
  const middle = margins.right - 220;
  const rule = { stroke: mix(paper, colours.mid, 0.4), width: 1.5 };
  const bottom = top + (lesson.terms.length + 1) * tall;
  const label = { ...inks.label, fill: paper };
  return {
    svg: [
      rect([margins.left, top], margins.right - margins.left, tall, { fill: colours.deep }),
      prose.line('المصطلح', { left: middle, right: margins.right - 20 }, top + 40, label),
      prose.line('معناه', { left: margins.left, right: middle - 20 }, top + 40, label),
      ...lesson.terms.map(([word, meaning], row) => {
        const y = top + (row + 1) * tall;
        return [
          row % 2 === 0
            ? rect([margins.left, y], margins.right - margins.left, tall, { fill: tint })
            : '',
          prose.line(word, { left: middle + 14, right: margins.right - 20 }, y + 41, {
            ...inks.strong,
            size: 25,
          }),
          prose.line(meaning, { left: margins.left + 14, right: middle - 20 }, y + 41, {
            ...inks.text,
            size: 25,
          }),
        ].join('');
      }),
      line([middle, top], [middle, bottom], rule),
      rect([margins.left, top], margins.right - margins.left, bottom - top, rule),
    ].join(''),
    bottom,
  };
}
