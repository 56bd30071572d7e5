import { writeFile } from 'node:fs/promises';
import { byteOrderMark, csvLine } from '../lib/csv.ts';
import { type ImportResult } from './import-catalogue.ts';
import { type RowProblem } from './row-problem.ts';

type Cells = (string | number | null)[];

/** Everything that an import reports about rows, for a spreadsheet. Undefined if there is nothing. */
export function reportFileOf(result: ImportResult): string | undefined {
  if (result.kind === 'unreadable') return undefined;
  const bad = result.kind === 'imported' ? result.skipped : result.problems;
  const rows: Cells[] = [
    ...bad.map((problem) => ['bad row', ...problemCells(problem)]),
    ...result.coverProblems.map((problem) => ['cover', ...problemCells(problem)]),
    ...result.similarNames.map(({ line, topic, name, like, likeLine }) => [
      'similar name',
      line,
      null,
      `${topic}: looks like one that ${likeLine === null ? 'exists' : `line ${String(likeLine)} names`}`,
      `${name} / ${like}`,
    ]),
  ];
  if (rows.length === 0) return undefined;
  const header = ['kind', 'line', 'sku', 'reason', 'found'];
  return byteOrderMark + [header, ...rows].map(csvLine).join('');
}

function problemCells({ line, sku, reason, found }: RowProblem): Cells {
  return [line === 0 ? null : line, sku ?? null, reason, found ?? null];
}

/** The report of `books.csv` is next to it, in `books.report.csv`. */
export function reportPathFor(path: string): string {
  return `${path.replace(/\.[^./\\]*$/, '')}.report.csv`;
}

/** Returns a sentence about where the report is. An unwritable folder must not hide what the import did. */
export async function writeReport(path: string, text: string): Promise<string> {
  try {
    await writeFile(path, text);
    return `The whole list: ${path}`;
  } catch (error) {
    return `The whole list could not be written: ${error instanceof Error ? error.message : String(error)}. Choose another place with --report.`;
  }
}
