import { type Backend } from './backend-client.ts';
import { decodeCsv } from './decode.ts';
import { commit, stage } from './import-batch.ts';
import { parseCsv } from './parse-csv.ts';
import { type RowProblem } from './row-problem.ts';
import { checkRow, type StagedRow } from './row.ts';
import { disagreements } from './row-agreement.ts';

interface ImportOptions extends Backend {
  csv: Uint8Array;
  /** Checks everything, including the database's rules, without writing. */
  dryRun?: boolean;
  /** Imports the valid rows of a file that has invalid ones; otherwise such a file changes nothing. */
  skipBad?: boolean;
  onProgress?: (progress: Progress) => void;
}

export type Progress =
  { step: 'sending'; done: number; total: number } | { step: 'committing'; total: number };

export type ImportResult =
  | { kind: 'imported'; created: number; updated: number; unchanged: number; skipped: RowProblem[] }
  | { kind: 'bad-rows'; problems: RowProblem[] }
  | { kind: 'unreadable'; reason: string };

/** Creates or updates products by SKU from a CSV file. Throws if the backend cannot be reached or rejects the key. */
export async function importCatalogue(options: ImportOptions): Promise<ImportResult> {
  const { dryRun = false, skipBad = false, onProgress } = options;
  const decoded = decodeCsv(options.csv);
  if (!decoded.ok) return { kind: 'unreadable', reason: decoded.reason };
  const parsed = parseCsv(decoded.text);
  if (!parsed.ok) return { kind: 'unreadable', reason: parsed.reason };

  const { rows, problems } = checkRows(parsed.rows);
  problems.push(...parsed.problems);
  // With invalid rows that must not be skipped nothing will be written: the rest is only tried, so that one report
  // lists all errors.
  const tried = dryRun || (problems.length > 0 && !skipBad);

  let sent = 0;
  const total = rows.length;
  const batch = await stage(options, rows, (count) => {
    sent += count;
    onProgress?.({ step: 'sending', done: sent, total });
  });
  onProgress?.({ step: 'committing', total });
  let outcome = await commit(options, batch, { dryRun: tried });
  problems.push(...outcome.errors);
  // The database reports at most a hundred invalid rows at a time.
  while (skipBad && outcome.errors.length > 0) {
    const skipLines = outcome.errors.map(({ line }) => line);
    outcome = await commit(options, batch, { dryRun: tried, skipLines });
    problems.push(...outcome.errors);
  }

  const inOrder = problems.toSorted((a, b) => a.line - b.line);
  if (inOrder.length > 0 && !skipBad) return { kind: 'bad-rows', problems: inOrder };
  const { created, updated, unchanged } = outcome;
  return { kind: 'imported', created, updated, unchanged, skipped: inOrder };
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
