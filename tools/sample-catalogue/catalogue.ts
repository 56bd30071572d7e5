import type { GeneratedFile } from '../generated-file.ts';
import { Rotation } from './description.ts';
import { planCatalogue } from './plan.ts';
import { productRow } from './product.ts';

/** Every row of the sample catalogue, in the order of the shelves. */
export function catalogueRows(): Record<string, string>[] {
  const rotation = new Rotation();
  return planCatalogue().map((entry) => productRow(entry, rotation));
}

const quote = (value: string): string =>
  /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

/** RFC 4180 with LF line ends; the columns are those of the first row. */
export function toCsv(rows: readonly Record<string, string>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => columns.map((column) => quote(row[column] ?? '')).join(','));
  return [columns.join(','), ...lines, ''].join('\n');
}

export const catalogueFiles = (): GeneratedFile[] => [
  { path: 'supabase/seed/catalogue.csv', content: toCsv(catalogueRows()) },
];
