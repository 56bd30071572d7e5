// What a spreadsheet takes for the beginning of a formula, in full width too, after any white space.
const formula = /^\s*[=+\-@＝＋－＠\t\r\n|%]/;

/** One cell: quoted where it has to be, and with an apostrophe in front where a spreadsheet would calculate it. */
export function csvCell(value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined) return '';
  // A number is ours; text may be a shopper's.
  if (typeof value !== 'string') return String(value);
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",;\r\n\t]|^\s|\s$|^'/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csvLine(cells: readonly (string | number | boolean | null | undefined)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
