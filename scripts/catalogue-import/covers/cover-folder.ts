import { readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { type RowProblem } from '../row-problem.ts';

const picture = /^\.(?:jpe?g|png|webp|avif|gif)$/i;
const systemFile = /^\.|^(?:Thumbs\.db|desktop\.ini)$/i;

/** The files of a folder by sku, their name without its ending. Throws if the folder cannot be read. */
export async function readCoverFolder(
  folder: string,
): Promise<{ files: Map<string, string>; problems: RowProblem[] }> {
  const files = new Map<string, string>();
  const problems: RowProblem[] = [];
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.toSorted((one, two) => (one.name < two.name ? -1 : 1))) {
    if (entry.isDirectory() || systemFile.test(entry.name)) continue;
    const { name, ext } = parse(entry.name);
    const sku = name.trim().toUpperCase();
    if (!picture.test(ext))
      problems.push({ line: 0, reason: 'cover: is not a picture file', found: entry.name });
    else if (files.has(sku))
      problems.push({
        line: 0,
        sku,
        reason: 'cover: another file has the same sku',
        found: entry.name,
      });
    else files.set(sku, join(folder, entry.name));
  }
  return { files, problems };
}
