import { type ImportResult } from './import-catalogue.ts';
import { type RowProblem } from './row-problem.ts';

export interface Report {
  exitCode: 0 | 1 | 2 | 3;
  /** For standard output. */
  lines: string[];
  /** For standard error: one line per error. */
  faults: string[];
}

export function reportOf(result: ImportResult, dryRun: boolean): Report {
  switch (result.kind) {
    case 'unreadable':
      return { exitCode: 2, lines: [], faults: [result.reason, 'Nothing was imported.'] };
    case 'bad-rows':
      return {
        exitCode: 1,
        lines: [],
        faults: [
          ...result.problems.map(faultLine),
          `${countRows(result.problems)} bad. Nothing was imported. Correct the file, or use --skip-bad to leave them out.`,
        ],
      };
    case 'imported': {
      const { created, updated, unchanged, skipped } = result;
      const counts = dryRun
        ? `Would create ${String(created)}, update ${String(updated)} and leave ${String(unchanged)} unchanged. Nothing was changed.`
        : `Created ${String(created)}, updated ${String(updated)}, unchanged ${String(unchanged)}.`;
      const left = skipped.length > 0 ? [`${countRows(skipped)} left out.`] : [];
      return {
        exitCode: skipped.length > 0 ? 3 : 0,
        lines: [counts, ...left],
        faults: skipped.map(faultLine),
      };
    }
  }
}

function faultLine({ line, sku, reason }: RowProblem): string {
  return `Line ${String(line)}${sku === undefined ? '' : ` (${sku})`}: ${reason}`;
}

function countRows(problems: readonly RowProblem[]): string {
  const { size } = new Set(problems.map(({ line }) => line));
  return size === 1 ? '1 row is' : `${String(size)} rows are`;
}
