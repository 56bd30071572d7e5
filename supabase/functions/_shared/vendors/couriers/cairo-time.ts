const zone = 'Africa/Cairo';

const fields = new Intl.DateTimeFormat('en-US', {
  timeZone: zone,
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
});

/** Cairo's local time as if it were UTC, in milliseconds. */
function wallClock(at: number): number {
  const part = Object.fromEntries(
    fields.formatToParts(at).map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function offsetAt(at: number): number {
  const whole = Math.floor(at / 1_000) * 1_000;
  return wallClock(whole) - whole;
}

const day = 86_400_000;
const localForm = /^(\d{4})-(\d\d)-(\d\d)[ T](\d\d):(\d\d):(\d\d)(?:\.\d+)?$/;

/**
 * Parses a date and time in Cairo without a zone, e.g. `2026-04-24 10:20:30`; undefined for invalid ones. An ambiguous
 * hour is the first of the two; times in a skipped hour are an hour later.
 */
export function readCairoTime(text: string): number | undefined {
  const numbers = localForm.exec(text.trim())?.slice(1).map(Number);
  if (!numbers) return undefined;
  const [year = 0, month = 0, date = 0, hour = 0, minute = 0, second = 0] = numbers;
  const local = Date.UTC(year, month - 1, date, hour, minute, second);
  // 31 February would silently become a day in March.
  const isReal = new Date(local).toISOString().startsWith(text.trim().slice(0, 10));
  if (!isReal || hour > 23 || minute > 59 || second > 59) return undefined;
  const before = local - offsetAt(local - day);
  const after = local - offsetAt(local + day);
  const fitting = [before, after].filter((at) => at + offsetAt(at) === local);
  return fitting.length > 0 ? Math.min(...fitting) : before;
}

/** Formats a time in Cairo, e.g. `2026-01-15T10:20:30+02:00`. */
export function cairoIso(at: number): string {
  const offset = offsetAt(at);
  const minutes = Math.abs(offset) / 60_000;
  const two = (value: number) => String(Math.trunc(value)).padStart(2, '0');
  const local = new Date(Math.floor(at / 1_000) * 1_000 + offset).toISOString().slice(0, 19);
  return `${local}${offset < 0 ? '-' : '+'}${two(minutes / 60)}:${two(minutes % 60)}`;
}
