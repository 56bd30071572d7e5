import { mix } from '../covers/palettes.ts';
import { starNet } from '../covers/layouts/layout.ts';
import { circle, line, rect } from '../covers/shapes.ts';
import { between } from '../sample-catalogue/chance.ts';
import { kinds } from '../sample-catalogue/kinds.ts';
import { pagesOf } from '../sample-catalogue/shop-terms.ts';
import type { Aim, Entry } from '../sample-catalogue/types.ts';
import { drawing, margins, paper, size, type Desk } from './sheet.ts';

const holds: Readonly<Record<Aim, string>> = {
  learn: 'شرح · أمثلة محلولة · تدريبات',
  drill: 'أسئلة متدرجة · إجاباتها مع التفسير',
  recap: 'ملخص · جدول مصطلحات · أسئلة سريعة',
  exam: 'أسئلة امتحانات · نموذج إجابة',
};

/** The units that the book is about, with the pages on which they begin. */
export function chaptersOf(entry: Entry): { name: string; page: number }[] {
  const { subject, grade, term, sku } = entry;
  const units = subject.units[grade];
  if (!units) throw new Error(`${subject.code} has no units in grade ${String(grade)} (${sku}).`);
  const names = [...units.first, ...(term === 'full-year' ? units.second : [])].map(
    ([name]) => name,
  );
  const answers = Math.round((pagesOf(entry) * 0.88) / 2) * 2;
  const share = (answers - 8) / names.length;
  const chapters = names.map((name, place) => ({
    name,
    page: place === 0 ? 8 : 8 + 2 * Math.round((place * share + between(sku, name, -3, 3)) / 2),
  }));
  return [...chapters, { name: 'الإجابات', page: answers }];
}

/** The page of contents: a band in the colours of the cover, and the units with their pages. */
export function contentsPage(desk: Desk): string {
  const { entry, book, prose, colours, inks } = desk;
  const chapters = chaptersOf(entry);
  const step = Math.min(112, 700 / chapters.length);
  const right = { left: 330, right: margins.right };
  const rule = mix(paper, colours.mid, 0.45);
  return [
    `<defs>${starNet('net', 75, mix(colours.deep, '#ffffff', 0.2), 1.6)}</defs>`,
    rect([0, 0], size.width, size.height, { fill: paper }),
    rect([0, 0], size.width, 300, { fill: colours.deep }),
    rect([0, 0], size.width, 300, { fill: 'url(#net)', opacity: 0.5 }),
    rect([0, 300], size.width, 8, { fill: colours.bright }),
    circle([196, 154], 118, {
      fill: mix(colours.deep, '#000000', 0.22),
      stroke: colours.bright,
      width: 2,
    }),
    drawing(desk, [196, 154], 0.86, true),
    prose.line(book.series, right, 112, { ...inks.title, size: 58, fill: colours.glint }),
    prose.line(book.subjectLine, right, 178, { ...inks.title, size: 40, fill: paper }),
    prose.line([book.kind, book.grade, book.term].filter(Boolean).join(' · '), right, 238, {
      ...inks.label,
      fill: mix(colours.deep, paper, 0.82),
    }),
    prose.line('المحتويات', margins, 390, inks.title),
    ...chapters.map(({ name, page }, place) => {
      const y = 474 + place * step;
      const isUnit = place < chapters.length - 1;
      const ink = { ...inks.strong, size: 29 };
      const words = { left: 210, right: margins.right - 66 };
      const wide = Math.min(prose.width(name, ink), words.right - words.left);
      return [
        circle([margins.right - 22, y - 9], 22, { fill: isUnit ? colours.mid : colours.bright }),
        isUnit
          ? prose.line(
              String(place + 1),
              { left: margins.right - 44, right: margins.right },
              y - 1,
              inks.label,
              'middle',
            )
          : '',
        prose.line(name, words, y, ink),
        line([172, y - 6], [words.right - wide - 18, y - 6], {
          stroke: rule,
          width: 2.4,
          dash: '0.1 9',
        }),
        prose.line(String(page), { left: margins.left, right: 156 }, y, {
          ...inks.label,
          size: 25,
          fill: colours.deep,
        }),
        isUnit && step > 66
          ? prose.line(holds[kinds[entry.kind].aim], words, y + 32, { ...inks.small, size: 17 })
          : '',
      ].join('');
    }),
    prose.line(
      '5',
      { left: 410, right: 490 },
      1160,
      { ...inks.label, size: 25, fill: colours.deep },
      'middle',
    ),
  ].join('');
}
