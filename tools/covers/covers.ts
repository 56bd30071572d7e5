import type { GeneratedFile } from '../generated-file.ts';
import { planCatalogue } from '../sample-catalogue/plan.ts';
import { drawCover } from './cover.ts';
import { Ruler } from './ruler.ts';
import { loadTypefaces } from './typefaces.ts';
import { render, toWebp } from './webp.ts';

export const coverFolder = 'public/websites/shop/covers';

/** One picture for each book of the sample catalogue. */
export async function coverFiles(): Promise<GeneratedFile[]> {
  await loadTypefaces();
  const ruler = new Ruler();
  const encoding: Promise<GeneratedFile>[] = [];
  for (const entry of planCatalogue()) {
    const svg = await ruler.settle(() => drawCover(entry, ruler));
    const path = `${coverFolder}/${entry.sku}.webp`;
    // One at a time: the text renderer's fonts are the whole process's. What follows needs none.
    const picture = await render(svg);
    encoding.push(toWebp(svg, picture).then((content) => ({ path, content })));
  }
  return Promise.all(encoding);
}
