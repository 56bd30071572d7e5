// What a spreadsheet treats as the start of a formula, including full-width characters, after any white space.
const formula = /^\s*[=+\-@＝＋－＠\t\r\n|%]/;

/** One cell: quoted if necessary, and with a leading apostrophe if a spreadsheet would treat it as a formula. */
export function csvCell(value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined) return '';
  // Numbers are the shop's own; text may come from a shopper.
  if (typeof value !== 'string') return String(value);
  const safe = formula.test(value) ? `'${value}` : value;
  return /[",;\r\n\t]|^\s|\s$|^'/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csvLine(cells: readonly (string | number | boolean | null | undefined)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}
