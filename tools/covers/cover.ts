import type { Entry } from '../sample-catalogue/types.ts';
import { bookOf } from './book.ts';
import { layoutOf } from './layouts/index.ts';
import { inksOn } from './layouts/layout.ts';
import { Letterer } from './lettering.ts';
import { motifOf } from './motifs/index.ts';
import { schemeOf } from './palettes.ts';
import type { Ruler } from './ruler.ts';

/** The picture of one book's cover, as SVG text. */
export function drawCover(entry: Entry, ruler: Ruler): string {
  const colours = schemeOf(entry.subject.code, entry.kind);
  const inner = layoutOf(entry.series.code)({
    book: bookOf(entry),
    kind: entry.kind,
    colours,
    letters: new Letterer(ruler),
    drawing: (ink) =>
      motifOf(entry.subject.code)({ ...inksOn(colours.ground, colours, colours.dark), ...ink }),
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="800" viewBox="0 0 600 800">${inner}</svg>`;
}
