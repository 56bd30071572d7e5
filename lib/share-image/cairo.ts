import path from 'node:path';
import sharp from 'sharp';
import { escapeMarkup } from '../escape';
import { loadTypefaces } from './typefaces';

// Starts at the working directory, so that the build traces these files.
const folder = path.join(process.cwd(), 'lib/share-image/typefaces');
const files = ['arabic-400', 'arabic-700', 'latin-400', 'latin-700'].map((name) =>
  path.join(folder, `cairo-${name}.ttf`),
);

export const loadCairo = (): Promise<void> => loadTypefaces(files);

/** The width of a text in pixels, after shaping. */
export async function measureCairo(text: string, size: number, bold: boolean): Promise<number> {
  if (text.trim() === '') return 0;
  const font = bold ? 'Cairo Bold' : 'Cairo';
  const measured = await sharp({
    text: { text: escapeMarkup(text), font: `${font} 100`, dpi: 72 },
  }).metadata();
  return (measured.width * size) / 100;
}
