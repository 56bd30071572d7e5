import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadTypefaces } from '../../lib/share-image/typefaces.ts';
import { unpackWoff } from './woff.ts';

const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url));
const unpacked = path.join(modules, '.cache/zad-typefaces');

const weights: Readonly<Record<string, readonly number[]>> = {
  cairo: [400, 700],
  amiri: [700],
  'aref-ruqaa': [700],
  'el-messiri': [700],
  'reem-kufi': [700],
};

/** Unpacks the web fonts that npm brought, and makes them known to the text renderer. */
export async function loadCoverTypefaces(): Promise<void> {
  await mkdir(unpacked, { recursive: true });
  const files: string[] = [];
  for (const [family, list] of Object.entries(weights)) {
    for (const name of list.flatMap((weight) => [`arabic-${weight}`, `latin-${weight}`])) {
      const source = path.join(
        modules,
        '@fontsource',
        family,
        'files',
        `${family}-${name}-normal.woff`,
      );
      const file = path.join(unpacked, `${family}-${name}.ttf`);
      await writeFile(file, unpackWoff(await readFile(source)));
      files.push(file);
    }
  }
  await loadTypefaces(files);
}
