const rows = [];

/** Records a measured figure; `budget` is `{ most }` or `{ least }`, or omitted if there is none. */
export function note(figure, value, budget = {}, show = String) {
  const isMet =
    (budget.most === undefined || value <= budget.most) &&
    (budget.least === undefined || value >= budget.least);
  const limit =
    budget.most !== undefined
      ? `≤ ${show(budget.most)}`
      : budget.least !== undefined
        ? `≥ ${show(budget.least)}`
        : '';
  rows.push({
    figure,
    value: show(value),
    limit,
    verdict: limit === '' ? '' : isMet ? 'within' : 'OVER',
    isMet,
  });
}

export const asKibibytes = (bytes) => `${(bytes / 1024).toFixed(1)} KiB`;
export const asMilliseconds = (time) => `${Math.round(time)} ms`;
export const asCount = (number) => String(Math.round(number));
export const asTimes = (ratio) => `${ratio.toFixed(2)} ×`;
export const asShare = (share) => share.toFixed(3);

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Prints rows of strings as a table, with a heading of their keys. */
export function printRows(all) {
  const keys = Object.keys(all[0] ?? {});
  const heading = Object.fromEntries(keys.map((key) => [key, key]));
  const widths = keys.map((key) => Math.max(...[heading, ...all].map((row) => row[key].length)));
  const line = (row) => keys.map((key, column) => row[key].padEnd(widths[column])).join('  ');
  console.log(`\n${[heading, ...all].map((row) => line(row).trimEnd()).join('\n')}`);
}

/** Prints all figures; returns whether every budget was met. */
export function printTable() {
  printRows(
    rows.map(({ figure, value, limit, verdict }) => ({ figure, value, budget: limit, verdict })),
  );
  return rows.every(({ isMet }) => isMet);
}
