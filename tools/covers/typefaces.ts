import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { unpackWoff } from './woff.ts';

const unpacked = fileURLToPath(new URL('../node_modules/.cache/typefaces/', import.meta.url));

const families = {
  cairo: [400, 700],
  amiri: [400, 700],
  'aref-ruqaa': [700],
  'el-messiri': [700],
  'reem-kufi': [700],
};

const webFonts = Object.entries(families).flatMap(([family, weights]) =>
  weights.flatMap((weight) =>
    ['arabic', 'latin'].map((script) =>
      import.meta.resolve(`@fontsource/${family}/files/${family}-${script}-${weight}-normal.woff`),
    ),
  ),
);

/** Unpacks the web fonts that npm brought, and makes them known to the text renderer of this process. */
export async function loadTypefaces(): Promise<void> {
  await mkdir(unpacked, { recursive: true });
  for (const address of webFonts) {
    const source = fileURLToPath(address);
    const fontfile = path.join(unpacked, `${path.basename(source, '.woff')}.ttf`);
    await writeFile(fontfile, unpackWoff(await readFile(source)));
    await sharp({ text: { text: '.', fontfile } }).metadata();
  }
}
