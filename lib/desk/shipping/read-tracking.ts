import { readCsvRecords, type CsvRecord } from '@/lib/csv-records';
import { columnsOf, type Column, type Columns } from './tracking-columns';
import { longestList } from './tracking-limits';
import { cleanCell, isRounded } from './tracking-cells';

export type TrackingRow = {
  /** The line of the list, from 1. */
  line: number;
  /** As written, except for digits, white space and invisible marks. */
  orderNumber: string;
  number: string;
  /** The courier's name in the list; empty if there is none. */
  courier: string;
  /** What is wrong with the row, before it is sent to the shop. */
  fault: 'order_missing' | 'number_missing' | 'number_rounded' | null;
};

export type TrackingList =
  | { ok: true; rows: TrackingRow[] }
  | { ok: false; reason: 'empty' | 'not_text' | 'columns_unknown' | 'too_many_rows' }
  | { ok: false; reason: 'quote_not_closed'; line: number };

/**
 * Parses a pasted or uploaded list of tracking numbers. Columns are separated by commas, semicolons or tabs or, in a
 * message, by spaces between order number and tracking number. The header row, in either language, is optional.
 */
export function readTracking(text: string): TrackingList {
  const parsed = readCsvRecords(evened(text));
  if (!parsed.ok)
    return parsed.unclosed === null
      ? { ok: false, reason: 'not_text' }
      : { ok: false, reason: 'quote_not_closed', line: parsed.unclosed };
  const records = parsed.records
    .map(({ line, cells }) => ({ line, cells: cells.map(cleanCell) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (records.length === 0) return { ok: false, reason: 'empty' };
  const found = columnsOf(records.map(({ cells }) => cells));
  if (!found) return { ok: false, reason: 'columns_unknown' };
  const rows = (found.hasHeader ? records.slice(1) : records).map((record) =>
    rowOf(record, found.columns),
  );
  if (rows.length === 0) return { ok: false, reason: 'empty' };
  if (rows.length > longestList) return { ok: false, reason: 'too_many_rows' };
  return { ok: true, rows };
}

/** Normalizes line ends; in text without any separator, as in a message, runs of spaces become one separator. */
function evened(text: string): string {
  const lines = text.replace(/^\uFEFF/, '').replace(/\r\n?|[\u2028\u2029]/g, '\n');
  const trimmed = lines.replace(/^\s*\n/, '');
  return /[,;\t"]/.test(trimmed) ? trimmed : trimmed.replace(/[^\S\n]+/g, '\t');
}

function rowOf({ line, cells }: CsvRecord, columns: Columns): TrackingRow {
  const cell = (column: Column) => {
    const at = columns[column];
    return at === undefined ? '' : (cells[at] ?? '');
  };
  const row = {
    line,
    orderNumber: cell('order'),
    number: cell('number'),
    courier: cell('courier'),
  };
  return { ...row, fault: faultOf(row) };
}

function faultOf({ orderNumber, number }: Pick<TrackingRow, 'orderNumber' | 'number'>) {
  if (orderNumber === '') return 'order_missing';
  if (number === '') return 'number_missing';
  return isRounded(number) ? 'number_rounded' : null;
}
