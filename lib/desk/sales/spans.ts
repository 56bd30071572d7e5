import type { useFormatter } from 'next-intl';

type Formatter = ReturnType<typeof useFormatter>;

/** A day, or a range of days: `November 21, 2026 – November 27, 2026`. */
export function spanText(format: Formatter, from: string, to: string): string {
  const dayText = (day: string) => format.dateTime(new Date(day), 'day');
  return from === to ? dayText(from) : `${dayText(from)} – ${dayText(to)}`;
}
