import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { planCatalogue } from '../seed-catalogue/plan.ts';
import { drawCover } from './cover.ts';
import { loadCoverTypefaces } from './cover-typefaces.ts';
import { Ruler } from './ruler.ts';
import { toWebp } from './webp.ts';

const folder = fileURLToPath(new URL('../../public/websites/shop/covers/', import.meta.url));
const record = fileURLToPath(new URL('./drawn.json', import.meta.url));

await loadCoverTypefaces();
await mkdir(folder, { recursive: true });
const before = JSON.parse(await readFile(record, 'utf8').catch(() => '{}')) as Record<
  string,
  string
>;
const present = new Set(await readdir(folder));
const after: Record<string, string> = {};
const ruler = new Ruler();
let drawn = 0;
for (const entry of planCatalogue()) {
  const svg = await ruler.settle(() => drawCover(entry, ruler));
  const file = `${entry.sku}.webp`;
  const mark = createHash('sha256').update(svg).digest('hex').slice(0, 16);
  after[entry.sku] = mark;
  if (before[entry.sku] !== mark || !present.has(file)) {
    await writeFile(path.join(folder, file), await toWebp(svg));
    drawn++;
  }
  present.delete(file);
}
for (const stray of present) await rm(path.join(folder, stray));
await writeFile(record, `${JSON.stringify(after, null, 2)}\n`);
console.log(
  `${drawn} covers drawn, ${Object.keys(after).length - drawn} unchanged, ${present.size} removed.`,
);
