const quote = (value: string): string =>
  /[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;

/** RFC 4180 with LF line ends; the columns are those of the first row. */
export function toCsv(rows: readonly Record<string, string>[]): string {
  const columns = Object.keys(rows[0] ?? {});
  const lines = rows.map((row) => columns.map((column) => quote(row[column] ?? '')).join(','));
  return [columns.join(','), ...lines, ''].join('\n');
}
