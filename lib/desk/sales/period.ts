/** Days in Cairo, `2026-11-23`, both included. */
export type Period = { from: string; to: string };

/** The longest selectable period, in days. */
export const longestPeriod = 366;

const dayForm = /^\d{4}-\d{2}-\d{2}$/;
const dayLength = 86_400_000;

const timeOf = (day: string) => (dayForm.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN);
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** The day `days` after a day; before it if `days` is negative. */
export const addDays = (day: string, days: number) => dayOf(timeOf(day) + days * dayLength);

export const daysOf = ({ from, to }: Period) =>
  Math.round((timeOf(to) - timeOf(from)) / dayLength) + 1;

export const presets = ['today', 'week', 'month', 'this_month', 'last_month', 'year'] as const;
export type Preset = (typeof presets)[number];

/** The preset periods. */
export function presetPeriod(preset: Preset, today: string): Period {
  const monthStart = `${today.slice(0, 7)}-01`;
  const lastOfMonthBefore = addDays(monthStart, -1);
  switch (preset) {
    case 'today':
      return { from: today, to: today };
    case 'week':
      return { from: addDays(today, -6), to: today };
    case 'month':
      return { from: addDays(today, -29), to: today };
    case 'this_month':
      return { from: monthStart, to: today };
    case 'last_month':
      return { from: `${lastOfMonthBefore.slice(0, 7)}-01`, to: lastOfMonthBefore };
    case 'year':
      return { from: addDays(today, -364), to: today };
  }
}

export type ReadPeriod = { period: Period; fault: 'invalid' | 'reversed' | 'too_long' | null };

/** The period in an address. Defaults to the last thirty days, also if the period is invalid. */
export function readPeriod(from: unknown, to: unknown, today: string): ReadPeriod {
  const standard = presetPeriod('month', today);
  if (from === undefined && to === undefined) return { period: standard, fault: null };
  const refuse = (fault: ReadPeriod['fault']) => ({ period: standard, fault });
  if (typeof from !== 'string' || typeof to !== 'string') return refuse('invalid');
  const [first, last] = [timeOf(from), timeOf(to)];
  // A day that does not exist in its month would be parsed as one of the next month.
  if (Number.isNaN(first + last) || dayOf(first) !== from || dayOf(last) !== to)
    return refuse('invalid');
  if (first > last) return refuse('reversed');
  const period = { from, to };
  return daysOf(period) > longestPeriod ? refuse('too_long') : { period, fault: null };
}
