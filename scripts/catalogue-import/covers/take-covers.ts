import { eachLimited } from '../../../supabase/functions/_shared/each-limited.ts';
import { type RowProblem } from '../row-problem.ts';
import { type StagedRow } from '../row.ts';
import { type CoverFiles, readCoverFolder } from './cover-folder.ts';
import { type CoverStore } from './cover-store.ts';
import { pictureSources, type PictureSources } from './picture-sources.ts';
import { type Source, takePicture } from './take-picture.ts';

export interface CoverSource {
  /** Holds files that are named by sku. */
  folder?: string | undefined;
  /** Whether https addresses in `image_url` and `pictures` are downloaded. */
  fetched: boolean;
  store: CoverStore;
}

const atOnce = 4;

/**
 * Rows with the addresses under which the shop serves their covers and further pictures. A cover that cannot be stored
 * leaves the row without `image_url`, a further picture leaves it without `pictures`, so that its product keeps what it
 * has. With `dryRun` nothing is stored.
 */
export async function takeCovers(
  rows: readonly StagedRow[],
  { folder, fetched, store }: CoverSource,
  { dryRun, onTaken }: { dryRun: boolean; onTaken: (done: number, total: number) => void },
): Promise<{ rows: StagedRow[]; problems: RowProblem[] }> {
  const { files, problems } = folder
    ? await readCoverFolder(folder)
    : { files: new Map<string, CoverFiles>(), problems: [] };
  const isForeign = (address: string) =>
    fetched && address.startsWith('https://') && !address.startsWith(store.addressOf(''));
  const wanted = rows.map((row) => pictureSources(row, files.get(row.sku), isForeign));
  const total = wanted.reduce((sum, sources) => sum + countOf(sources), 0);
  let done = 0;

  const take = async ({ line, sku }: StagedRow, column: string, source: Source) => {
    const address = await takePicture(sku, source, { store, dryRun });
    done += 1;
    onTaken(done, total);
    if (address.ok) return address.value;
    const found = [source.written, address.found].filter((part) => part !== undefined).join(': ');
    problems.push({ line, sku, reason: `${column}: ${address.reason}`, found });
    return undefined;
  };

  const taken = [...rows];
  await eachLimited([...rows.entries()], atOnce, async ([at, row]) => {
    const { cover, pictures } = wanted[at] ?? {};
    const served = { ...row };
    if (cover) {
      const address = await take(row, 'cover', cover);
      if (address === undefined) delete served.image_url;
      else served.image_url = address;
    }
    if (pictures) {
      served.pictures = [];
      for (const each of pictures) {
        const address = typeof each === 'string' ? each : await take(row, 'picture', each);
        if (address === undefined) delete served.pictures;
        else served.pictures?.push(address);
      }
    }
    taken[at] = served;
  });
  return { rows: taken, problems: [...problems, ...strayFiles(rows, files)] };
}

function countOf({ cover, pictures = [] }: PictureSources): number {
  return (cover ? 1 : 0) + pictures.filter((each) => typeof each !== 'string').length;
}

function strayFiles(
  rows: readonly StagedRow[],
  files: ReadonlyMap<string, CoverFiles>,
): RowProblem[] {
  const known = new Set(rows.map(({ sku }) => sku));
  return [...files]
    .filter(([sku]) => !known.has(sku))
    .flatMap(([sku, { cover, pictures }]) =>
      [...(cover === undefined ? [] : [cover]), ...pictures.values()].map((found) => ({
        line: 0,
        sku,
        reason: 'cover: no row has its sku',
        found,
      })),
    );
}
