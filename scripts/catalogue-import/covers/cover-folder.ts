import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { mostPictures } from '../image-urls.ts';
import { type RowProblem } from '../row-problem.ts';

const picture = /^\.(?:jpe?g|png|webp|avif|gif)$/i;
const systemFile = /^\.|^(?:Thumbs\.db|desktop\.ini)$/i;
/** Not a hyphen, in which a sku may end: `MTH-1` is a sku. */
const numbered = /^(.+)_0*(\d+)$/;

/** The files of one sku. */
export interface CoverFiles {
  /** `MTH-1.jpg` */
  cover?: string;
  /** `MTH-1_1.jpg`, `MTH-1_2.jpg`, by their numbers. */
  pictures: Map<number, string>;
}

/** The picture files of a folder by sku. Throws if the folder cannot be read. */
export async function readCoverFolder(
  folder: string,
): Promise<{ files: Map<string, CoverFiles>; problems: RowProblem[] }> {
  const files = new Map<string, CoverFiles>();
  const problems: RowProblem[] = [];
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.toSorted((one, two) => (one.name < two.name ? -1 : 1))) {
    if (entry.isDirectory() || systemFile.test(entry.name)) continue;
    const problem = addFile(files, join(folder, entry.name));
    if (problem) problems.push({ line: 0, ...problem, found: entry.name });
  }
  return { files, problems };
}

function addFile(
  files: Map<string, CoverFiles>,
  file: string,
): Pick<RowProblem, 'sku' | 'reason'> | undefined {
  const { name, ext } = parse(file);
  if (!picture.test(ext)) return { reason: 'cover: is not a picture file' };
  const upper = name.trim().toUpperCase();
  const [, sku = upper, digits] = numbered.exec(upper) ?? [];
  const ofSku = files.get(sku) ?? { pictures: new Map<number, string>() };
  files.set(sku, ofSku);
  if (digits === undefined) {
    if (ofSku.cover !== undefined) return { sku, reason: 'cover: another file has the same sku' };
    ofSku.cover = file;
    return undefined;
  }
  const number = Number(digits);
  if (number < 1 || number > mostPictures)
    return { sku, reason: `picture: is not numbered from 1 to ${String(mostPictures)}` };
  if (ofSku.pictures.has(number))
    return { sku, reason: 'picture: another file has the same number' };
  ofSku.pictures.set(number, file);
  return undefined;
}
