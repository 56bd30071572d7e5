import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { eachLimited } from '../../../supabase/functions/_shared/each-limited.ts';
import { type RowProblem } from '../row-problem.ts';
import { type StagedRow } from '../row.ts';
import { conversion, convertCover } from './convert-cover.ts';
import { readCoverFolder } from './cover-folder.ts';
import { type CoverStore } from './cover-store.ts';
import { fetchCover, largestCover, tooLarge } from './fetch-cover.ts';
import { type Taken } from './taken.ts';

export interface CoverSource {
  /** Holds files that are named by sku. */
  folder?: string | undefined;
  /** Whether https addresses in `image_url` are downloaded. */
  fetched: boolean;
  store: CoverStore;
}

const atOnce = 4;

/**
 * Rows with the addresses under which the shop serves their covers. A cover that cannot be taken leaves the row without
 * `image_url`, so that its product keeps the one it has. With `dryRun` nothing is stored.
 */
export async function takeCovers(
  rows: readonly StagedRow[],
  { folder, fetched, store }: CoverSource,
  { dryRun, onTaken }: { dryRun: boolean; onTaken: (done: number, total: number) => void },
): Promise<{ rows: StagedRow[]; problems: RowProblem[] }> {
  const { files, problems } = folder
    ? await readCoverFolder(folder)
    : { files: new Map<string, string>(), problems: [] };
  const taken = [...rows];
  const wanted = rows.flatMap((row, at) => {
    const source = sourceOf(row, files, fetched, store);
    return source ? [{ row, at, source }] : [];
  });
  let done = 0;
  await eachLimited(wanted, atOnce, async ({ row, at, source }) => {
    const address = await takeCover(row.sku, source, store, dryRun);
    const { image_url: _, ...rest } = row;
    taken[at] = address.ok ? { ...rest, image_url: address.value } : rest;
    if (!address.ok) {
      const { reason, found } = address;
      const about = [source.written, found].filter((part) => part !== undefined).join(': ');
      problems.push({ line: row.line, sku: row.sku, reason, found: about });
    }
    done += 1;
    onTaken(done, wanted.length);
  });
  const known = new Set(rows.map(({ sku }) => sku));
  for (const [sku, found] of files)
    if (!known.has(sku))
      problems.push({ line: 0, sku, reason: 'cover: no row has its sku', found });
  return { rows: taken, problems };
}

interface Source {
  /** The path or address, for the report. */
  written: string;
  read: () => Promise<Taken<Buffer>>;
}

function sourceOf(
  { sku, image_url }: StagedRow,
  files: ReadonlyMap<string, string>,
  fetched: boolean,
  store: CoverStore,
): Source | undefined {
  const file = files.get(sku);
  if (file !== undefined) return { written: file, read: () => readCover(file) };
  const isForeign = image_url?.startsWith('https://') && !image_url.startsWith(store.addressOf(''));
  if (!fetched || !image_url || !isForeign) return undefined;
  return { written: image_url, read: () => fetchCover(image_url) };
}

async function readCover(file: string): Promise<Taken<Buffer>> {
  if ((await stat(file)).size > largestCover) return tooLarge;
  return { ok: true, value: await readFile(file) };
}

/** The name holds a digest of the source, so a changed cover has another address, which no cache knows. */
async function takeCover(
  sku: string,
  { read }: Source,
  store: CoverStore,
  dryRun: boolean,
): Promise<Taken<string>> {
  const bytes = await read();
  if (!bytes.ok) return bytes;
  const digest = createHash('sha256').update(String(conversion)).update(bytes.value).digest('hex');
  const name = `${sku}.${digest.slice(0, 12)}.webp`;
  if (!(await store.has(name))) {
    const webp = await convertCover(bytes.value);
    if (!webp.ok) return webp;
    if (!dryRun) await store.put(name, webp.value);
  }
  return { ok: true, value: store.addressOf(name) };
}
