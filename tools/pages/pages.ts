import { Ruler } from '../covers/ruler.ts';
import { loadTypefaces } from '../covers/typefaces.ts';
import { render } from '../covers/webp.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { kinds } from '../sample-catalogue/kinds.ts';
import { planCatalogue } from '../sample-catalogue/plan.ts';
import type { Aim, Entry } from '../sample-catalogue/types.ts';
import { chaptersOf, contentsPage } from './contents.ts';
import { lessonPage, summaryPage } from './inside.ts';
import { lessonOf } from './lessons/index.ts';
import { Prose, type Drawn } from './prose.ts';
import { answersPage, questionsPage } from './questions.ts';
import { pageFiles, pagesFolder } from './selection.ts';
import { asSvg, deskOf, fits, sheet, type Desk } from './sheet.ts';
import { toSmallWebp } from './small-webp.ts';

type Page = (desk: Desk) => Drawn;

/** What follows the page of contents, by what the book is for. */
const inside: Readonly<Record<Aim, readonly [Page, Page]>> = {
  learn: [lessonPage, questionsPage],
  recap: [summaryPage, questionsPage],
  drill: [questionsPage, answersPage],
  exam: [questionsPage, answersPage],
};

const scales = [1, 0.95, 0.9, 0.85, 0.8, 0.75];

/** The pages of a book that can be looked at, as SVG texts. A full page is set in smaller type. */
export function drawPages(entry: Entry, ruler: Ruler): string[] {
  const lesson = lessonOf(entry);
  if (!lesson) throw new Error(`No lesson for the pages of ${entry.sku}.`);
  const prose = new Prose(ruler);
  const start = chaptersOf(entry)[0]?.page ?? 8;
  const following = inside[kinds[entry.kind].aim].map((page, place) => {
    for (const scale of scales) {
      const desk = deskOf(entry, lesson, prose, scale);
      const { svg, bottom } = page(desk);
      if (fits(desk, bottom)) return sheet(desk, start + 1 + place, svg);
    }
    throw new Error(`Page ${String(place + 2)} of ${entry.sku} is too full.`);
  });
  return [contentsPage(deskOf(entry, lesson, prose)), ...following].map(asSvg);
}

/** Three pages of the inside of some books. */
export async function pageImages(): Promise<GeneratedFile[]> {
  await loadTypefaces();
  const ruler = new Ruler();
  const encoding: Promise<GeneratedFile>[] = [];
  for (const entry of planCatalogue()) {
    const names = pageFiles(entry);
    if (names.length === 0) continue;
    const drawn = await ruler.settle(() => drawPages(entry, ruler));
    for (const [place, name] of names.entries()) {
      // One at a time: the text renderer's fonts are the whole process's. What follows needs none.
      const picture = await render(drawn[place] ?? '');
      encoding.push(
        toSmallWebp(picture).then((content) => ({ path: `${pagesFolder}/${name}`, content })),
      );
    }
  }
  return Promise.all(encoding);
}
