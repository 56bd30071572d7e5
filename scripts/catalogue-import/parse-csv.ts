import { readCsvRecords } from '../../lib/csv-records.ts';
import { canCreate, type ColumnName, headerFault } from './columns.ts';
import { unguarded } from '../lib/csv.ts';
import { type RowProblem } from './row-problem.ts';

export interface CsvRow {
  /** The line on which the row starts. */
  line: number;
  cells: Partial<Record<ColumnName, string>>;
}

export type ParsedCsv =
  | { ok: true; rows: CsvRow[]; problems: RowProblem[]; columns: string[]; creates: boolean }
  | { ok: false; reason: string };

/**
 * Parses CSV text with "\n" line endings. An error that makes later rows ambiguous rejects the whole text. `only` names
 * the columns to read in addition to the sku, instead of all.
 */
export function parseCsv(text: string, only?: readonly string[]): ParsedCsv {
  const read = readCsvRecords(text);
  if (!read.ok) {
    const { unclosed, message } = read;
    const quote = `A quoted text in the row at line ${String(unclosed)} is never closed.`;
    return { ok: false, reason: unclosed === null ? message : quote };
  }
  const [first, ...rest] = read.records;
  if (!first) return { ok: false, reason: 'The file is empty.' };
  const header = first.cells.map((name) => name.trim().toLowerCase());
  const absent = only?.find((name) => !header.includes(name));
  if (absent !== undefined) return { ok: false, reason: `The file has no column "${absent}".` };
  const isRead = (name: string) => !only || name === 'sku' || only.includes(name);
  const columns = header.filter(isRead);
  const fault = headerFault(columns);
  if (fault !== undefined) return { ok: false, reason: fault };

  const rows: CsvRow[] = [];
  const problems: RowProblem[] = [];
  for (const { line, cells } of rest) {
    if (cells.every((cell) => cell.trim() === '')) continue;
    if (cells.length === header.length) {
      const named = header.map((name, at) => [name, unguarded(cells[at] ?? '')] as const);
      rows.push({ line, cells: Object.fromEntries(named.filter(([name]) => isRead(name))) });
    } else {
      const found = `${String(cells.length)}, but the header has ${String(header.length)}`;
      problems.push({ line, reason: 'the number of cells is not the header’s', found });
    }
  }
  return { ok: true, rows, problems, columns, creates: canCreate(columns) };
}
