import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { type Backend, BackendError, callFunction } from './backend-client.ts';
import { type StagedRow } from './row.ts';
import { comparedNameSchema, type SimilarName, similarNames } from './similar-names.ts';

const outcomeSchema = z.object({
  created: z.number().int(),
  updated: z.number().int(),
  unchanged: z.number().int(),
  errors: z.array(
    z
      .object({
        line: z.number().int(),
        sku: z.string(),
        reason: z.string(),
        found: z.string().nullish(),
      })
      .transform(({ found, ...problem }) => ({ ...problem, ...(found != null && { found }) })),
  ),
});

export type Outcome = z.infer<typeof outcomeSchema>;

const rowsAtOnce = 500;
const charactersAtOnce = 300_000;

/** Sends the rows to a staging table; returns the batch to commit. */
export async function stage(
  backend: Backend,
  rows: readonly StagedRow[],
  onStaged: (count: number) => void,
): Promise<string> {
  const batch = randomUUID();
  for (const part of portions(rows)) {
    await callFunction(backend, 'catalogue_import_stage', { p_batch: batch, p_rows: part });
    onStaged(part.length);
  }
  return batch;
}

/** The names that the batch would create and that resemble existing ones. */
export async function findSimilarNames(backend: Backend, batch: string): Promise<SimilarName[]> {
  const answer = await callFunction(backend, 'catalogue_import_names', { p_batch: batch });
  return similarNames(z.array(comparedNameSchema).parse(answer));
}

/** Commits a batch, or only validates it. If there are `errors`, nothing was written. */
export async function commit(
  backend: Backend,
  batch: string,
  { dryRun, skipLines = [] }: { dryRun: boolean; skipLines?: number[] },
): Promise<Outcome> {
  const args = { p_batch: batch, p_dry_run: dryRun, p_skip_lines: skipLines };
  try {
    return outcomeSchema.parse(await callFunction(backend, 'catalogue_import_commit', args));
  } catch (error) {
    // A constraint rejected a row: a dry run finds out which.
    if (dryRun || !isDataRefusal(error)) throw error;
    return commit(backend, batch, { dryRun: true });
  }
}

/** SQLSTATE classes 22 and 23: data exceptions and violated constraints. */
function isDataRefusal(error: unknown): boolean {
  if (!(error instanceof BackendError)) return false;
  return (
    /^2[23]/.test(error.code ?? '') || /violates|value too long|out of range/.test(error.message)
  );
}

function* portions(rows: readonly StagedRow[]): Generator<StagedRow[]> {
  let part: StagedRow[] = [];
  let size = 0;
  for (const row of rows) {
    const length = JSON.stringify(row).length;
    if (part.length > 0 && (part.length === rowsAtOnce || size + length > charactersAtOnce)) {
      yield part;
      part = [];
      size = 0;
    }
    part.push(row);
    size += length;
  }
  if (part.length > 0) yield part;
}
