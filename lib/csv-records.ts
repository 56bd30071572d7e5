import { CsvError, parse } from 'csv-parse/sync';

interface Parsed {
  record: string[];
  info: { lines: number };
  raw: string;
}

export interface CsvRecord {
  /** The line on which the record starts, from 1. */
  line: number;
  cells: string[];
}

/** `unclosed` is the line of a record with an unclosed quote; null for any other error. */
export type CsvRecords =
  { ok: true; records: CsvRecord[] } | { ok: false; unclosed: number | null; message: string };

/**
 * Splits CSV text with "\n" line endings into records. The first line decides whether commas, semicolons or tabs
 * separate them. An error that makes later records ambiguous rejects the whole text.
 */
export function readCsvRecords(text: string): CsvRecords {
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
    const records = parsed as unknown as Parsed[];
    return {
      ok: true,
      records: records.map((one) => ({ line: startLine(one), cells: one.record })),
    };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isUnclosed = error.code === 'CSV_QUOTE_NOT_CLOSED';
    return { ok: false, unclosed: isUnclosed ? lastLine + 1 : null, message: error.message };
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
