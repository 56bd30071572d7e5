/** Durations in milliseconds, the unit of timers and abort signals. */
export const seconds = (count: number) => count * 1000;
export const minutes = (count: number) => seconds(count * 60);

/** Parses a time in the database's format, e.g. `2026-11-20 21:49:24.023+00`, to milliseconds. */
export function readMoment(moment: string): number {
  return Date.parse(moment.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00'));
}
