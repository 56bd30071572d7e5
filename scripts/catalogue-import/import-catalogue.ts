import { type Backend } from './backend-client.ts';
import { type CoverSource, takeCovers } from './covers/take-covers.ts';
import { decodeCsv } from './decode.ts';
import { commit, findSimilarNames, stage } from './import-batch.ts';
import { parseCsv } from './parse-csv.ts';
import { type RowProblem } from './row-problem.ts';
import { checkRow, type StagedRow } from './row.ts';
import { disagreements } from './row-agreement.ts';
import { type SimilarName } from './similar-names.ts';

interface ImportOptions extends Backend {
  csv: Uint8Array;
  /** The columns to read in addition to the sku; all by default. */
  only?: readonly string[] | undefined;
  covers?: CoverSource;
  /** Checks everything, including the database's rules, without writing. */
  dryRun?: boolean;
  /** Imports the valid rows of a file that has invalid ones; otherwise such a file changes nothing. */
  skipBad?: boolean;
  /** New names that look like another one stop the import; otherwise they are only reported. */
  strict?: boolean;
  onProgress?: (progress: Progress) => void;
}

export type Progress =
  | { step: 'covers'; done: number; total: number }
  | { step: 'sending'; done: number; total: number }
  | { step: 'committing'; total: number };

interface Warnings {
  coverProblems: RowProblem[];
  similarNames: SimilarName[];
}

export type ImportResult =
  | (Warnings & {
      kind: 'imported';
      created: number;
      updated: number;
      unchanged: number;
      skipped: RowProblem[];
      /** Whether the file has the columns of new products. */
      creates: boolean;
    })
  | (Warnings & { kind: 'bad-rows' | 'similar-names'; problems: RowProblem[] })
  | { kind: 'unreadable'; reason: string };

/**
 * Creates or updates products by SKU from a CSV file. Throws if the backend cannot be reached or rejects the key, or
 * the folder of covers cannot be read.
 */
export async function importCatalogue(options: ImportOptions): Promise<ImportResult> {
  const { dryRun = false, skipBad = false, strict = false, onProgress } = options;
  const decoded = decodeCsv(options.csv);
  if (!decoded.ok) return { kind: 'unreadable', reason: decoded.reason };
  const parsed = parseCsv(decoded.text, options.only);
  if (!parsed.ok) return { kind: 'unreadable', reason: parsed.reason };

  const checked = checkRows(parsed.rows);
  const problems = [...checked.problems, ...parsed.problems];
  // With invalid rows that must not be skipped nothing will be written: the rest is only validated, so that one report
  // lists all errors.
  const tried = () => dryRun || (problems.length > 0 && !skipBad);

  const covers = await withCovers(checked.rows, options, tried());
  const total = covers.rows.length;
  let sent = 0;
  const batch = await stage(options, covers.rows, (count) => {
    sent += count;
    onProgress?.({ step: 'sending', done: sent, total });
  });
  const similarNames = await findSimilarNames(options, batch);
  const warnings = { coverProblems: byLine(covers.problems), similarNames };
  if (strict && similarNames.length > 0)
    return { kind: 'similar-names', problems: byLine(problems), ...warnings };

  onProgress?.({ step: 'committing', total });
  let outcome = await commit(options, batch, { dryRun: tried() });
  problems.push(...outcome.errors);
  // The database reports at most a hundred invalid rows at a time.
  while (skipBad && outcome.errors.length > 0) {
    const skipLines = outcome.errors.map(({ line }) => line);
    outcome = await commit(options, batch, { dryRun: tried(), skipLines });
    problems.push(...outcome.errors);
  }

  if (problems.length > 0 && !skipBad)
    return { kind: 'bad-rows', problems: byLine(problems), ...warnings };
  const { created, updated, unchanged } = outcome;
  const counts = { created, updated, unchanged, skipped: byLine(problems) };
  return { kind: 'imported', ...counts, creates: parsed.creates, ...warnings };
}

async function withCovers(
  rows: StagedRow[],
  { covers, onProgress }: ImportOptions,
  dryRun: boolean,
): Promise<{ rows: StagedRow[]; problems: RowProblem[] }> {
  if (!covers) return { rows, problems: [] };
  return takeCovers(rows, covers, {
    dryRun,
    onTaken: (done, total) => onProgress?.({ step: 'covers', done, total }),
  });
}

function byLine<Problem extends { line: number }>(problems: readonly Problem[]): Problem[] {
  return problems.toSorted((one, two) => one.line - two.line);
}

function checkRows(parsed: Parameters<typeof checkRow>[0][]) {
  const checked = parsed.map(checkRow);
  const fitting = checked.flatMap((result) => (result.ok ? [result.row] : []));
  const conflicts = disagreements(fitting);
  const conflicting = new Set(conflicts.map(({ line }) => line));
  const rows: StagedRow[] = fitting.filter(({ line }) => !conflicting.has(line));
  const problems: RowProblem[] = checked.flatMap((result) => (result.ok ? [] : result.problems));
  return { rows, problems: [...problems, ...conflicts] };
}
