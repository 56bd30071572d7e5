/** Spreadsheets recognize UTF-8 by this mark. */
export const byteOrderMark = '\uFEFF';

// The start of a formula in a spreadsheet, including full-width characters, after any white space, with the
// apostrophes that already escape it.
const formula = /^['\s]*[=+\-@＝＋－＠\t\r\n|%]/;

// The same after a semicolon or a line break: with semicolons as separators, as in Egypt, spreadsheets begin a
// new cell there, even within quotes, and drop a quote before it.
const laterFormula = /([;\r\n])(?=["'\s]*[=+\-@＝＋－＠|%])/g;
const guardedFormula = /([;\r\n])'(?=["'\s]*[=+\-@＝＋－＠|%])/g;

/** One cell: quoted if necessary, and with a leading apostrophe if a spreadsheet would treat it as a formula. */
export function csvCell(value: string | number | boolean | null | undefined): string {
  if (value === null || value === undefined) return '';
  // Numbers are the shop's own; text may come from a shopper.
  if (typeof value !== 'string') return String(value);
  const guarded = value.replace(laterFormula, "$1'");
  const safe = formula.test(value) ? `'${guarded}` : guarded;
  return /[",;\r\n\t]|^\s|\s$|^'/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

export function csvLine(cells: readonly (string | number | boolean | null | undefined)[]): string {
  return `${cells.map(csvCell).join(',')}\r\n`;
}

/** The text of a cell without the apostrophe that `csvCell` put before a formula. */
export function unguarded(text: string): string {
  const whole = text.startsWith("'") && formula.test(text) ? text.slice(1) : text;
  return whole.replace(guardedFormula, '$1');
}

/** Formats piastres as pounds with two decimals, without floating-point arithmetic. */
export function pounds(piastres: number): string {
  const digits = String(Math.abs(piastres)).padStart(3, '0');
  return `${piastres < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
