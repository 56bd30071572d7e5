import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { loadTypefaces } from '../../lib/share-image/typefaces.ts';
import { unpackWoff } from './woff.ts';

const unpacked = fileURLToPath(
  new URL('../../node_modules/.cache/zad-typefaces/', import.meta.url),
);

const webFonts = [
  import.meta.resolve('@fontsource/cairo/files/cairo-arabic-400-normal.woff'),
  import.meta.resolve('@fontsource/cairo/files/cairo-arabic-700-normal.woff'),
  import.meta.resolve('@fontsource/cairo/files/cairo-latin-400-normal.woff'),
  import.meta.resolve('@fontsource/cairo/files/cairo-latin-700-normal.woff'),
  import.meta.resolve('@fontsource/amiri/files/amiri-arabic-700-normal.woff'),
  import.meta.resolve('@fontsource/amiri/files/amiri-latin-700-normal.woff'),
  import.meta.resolve('@fontsource/aref-ruqaa/files/aref-ruqaa-arabic-700-normal.woff'),
  import.meta.resolve('@fontsource/aref-ruqaa/files/aref-ruqaa-latin-700-normal.woff'),
  import.meta.resolve('@fontsource/el-messiri/files/el-messiri-arabic-700-normal.woff'),
  import.meta.resolve('@fontsource/el-messiri/files/el-messiri-latin-700-normal.woff'),
  import.meta.resolve('@fontsource/reem-kufi/files/reem-kufi-arabic-700-normal.woff'),
  import.meta.resolve('@fontsource/reem-kufi/files/reem-kufi-latin-700-normal.woff'),
];

/** Unpacks the web fonts that npm brought, and makes them known to the text renderer. */
export async function loadCoverTypefaces(): Promise<void> {
  await mkdir(unpacked, { recursive: true });
  const files = webFonts.map(async (address) => {
    const source = fileURLToPath(address);
    const file = path.join(unpacked, `${path.basename(source, '.woff')}.ttf`);
    await writeFile(file, unpackWoff(await readFile(source)));
    return file;
  });
  await loadTypefaces(await Promise.all(files));
}
