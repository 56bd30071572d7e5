import path from 'node:path';
import { measureText } from './measure';
import { loadTypefaces } from './typefaces';

// Starts at the working directory, so that the build traces these files.
const folder = path.join(process.cwd(), 'lib/share-image/typefaces');
const files = ['arabic-400', 'arabic-700', 'latin-400', 'latin-700'].map((name) =>
  path.join(folder, `cairo-${name}.ttf`),
);

export const loadCairo = (): Promise<void> => loadTypefaces(files);

export const measureCairo = (text: string, size: number, bold: boolean): Promise<number> =>
  measureText(text, bold ? 'Cairo Bold' : 'Cairo', size);
