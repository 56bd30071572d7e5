const rows = [];

/** Records a measured figure; `budget` is `{ most }` or `{ least }`, or empty for a figure without a budget. */
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
export const asShare = (share) => share.toFixed(3);

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}

/** Prints all figures; returns whether every budget was met. */
export function printTable() {
  const width = (key) => Math.max(key.length, ...rows.map((row) => row[key].length));
  const columns = ['figure', 'value', 'limit', 'verdict'].map((key) => [key, width(key)]);
  const line = (row) =>
    columns
      .map(([key, size]) => row[key].padEnd(size))
      .join('  ')
      .trimEnd();
  console.log(
    `\n${line({ figure: 'figure', value: 'value', limit: 'budget', verdict: 'verdict' })}`,
  );
  for (const row of rows) console.log(line(row));
  return rows.every(({ isMet }) => isMet);
}
