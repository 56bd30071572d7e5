import { CsvError, parse } from 'csv-parse/sync';
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

interface Parsed {
  record: string[];
  info: { lines: number };
  raw: string;
}

/**
 * Parses CSV text with "\n" line endings. An error that makes later rows ambiguous rejects the whole text. `only` names
 * the columns to read beside the sku, instead of all.
 */
export function parseCsv(text: string, only?: readonly string[]): ParsedCsv {
  const records = readRecords(text);
  if (!records.ok) return records;
  const [first, ...rest] = records.parsed;
  if (!first) return { ok: false, reason: 'The file is empty.' };
  const header = first.record.map((name) => name.trim().toLowerCase());
  const absent = only?.find((name) => !header.includes(name));
  if (absent !== undefined) return { ok: false, reason: `The file has no column "${absent}".` };
  const read = (name: string) => !only || name === 'sku' || only.includes(name);
  const columns = header.filter(read);
  const fault = headerFault(columns);
  if (fault !== undefined) return { ok: false, reason: fault };

  const rows: CsvRow[] = [];
  const problems: RowProblem[] = [];
  for (const parsed of rest) {
    const line = startLine(parsed);
    const { record } = parsed;
    if (record.every((cell) => cell.trim() === '')) continue;
    if (record.length === header.length) {
      const cells = header.map((name, at) => [name, unguarded(record[at] ?? '')] as const);
      rows.push({ line, cells: Object.fromEntries(cells.filter(([name]) => read(name))) });
    } else {
      const found = `${String(record.length)}, but the header has ${String(header.length)}`;
      problems.push({ line, reason: 'the number of cells is not the header’s', found });
    }
  }
  return { ok: true, rows, problems, columns, creates: canCreate(columns) };
}

function readRecords(text: string): { ok: true; parsed: Parsed[] } | { ok: false; reason: string } {
  let lastLine = 0;
  try {
    const parsed = parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      info: true,
      raw: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      on_record: (record, context) => {
        lastLine = context.lines;
        return record;
      },
    });
    // With `info` and `raw` each record has this wrapper, which is missing in the package's types.
    return { ok: true, parsed: parsed as unknown as Parsed[] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const reason =
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? `A quoted text in the row at line ${String(lastLine + 1)} is never closed.`
        : error.message;
    return { ok: false, reason };
  }
}

/** Excel uses semicolons in locales with a decimal comma. Column names contain neither. */
function delimiterOf(text: string): string {
  const header = text.slice(0, text.indexOf('\n') + 1 || text.length);
  const counted = [',', ';', '\t'].map((sign) => ({ sign, times: header.split(sign).length }));
  return counted.reduce((most, next) => (next.times > most.times ? next : most)).sign;
}

/** The parser reports the line on which a row ends; its raw text shows how many lines it spans. */
function startLine({ info, raw }: Parsed): number {
  const own = raw.replace(/^\n+/, '').replace(/\n$/, '');
  return info.lines - (own.split('\n').length - 1);
}
