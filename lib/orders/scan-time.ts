import { shopTimeZone } from '@/lib/i18n/formats';

const dotNet = /^\\?\/Date\((-?\d{1,16})(?:[+-]\d{4})?\)\\?\/$/;
const iso =
  /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?))?(Z|[+-]\d{2}(?::?\d{2})?)?$/i;

const cairoClock = new Intl.DateTimeFormat('en-GB-u-nu-latn', {
  timeZone: shopTimeZone,
  dateStyle: 'short',
  timeStyle: 'medium',
});

/** Cairo's offset from UTC at a moment, in milliseconds. */
function cairoAhead(moment: number): number {
  const [, day, month, year, hour, minute, second] =
    /(\d+)\/(\d+)\/(\d+), (\d+):(\d+):(\d+)/.exec(cairoClock.format(moment))?.map(Number) ?? [];
  if (day === undefined) return 0;
  const shown = Date.UTC(year ?? 0, (month ?? 1) - 1, day, hour, minute, second);
  return shown - Math.floor(moment / 1000) * 1000;
}

/** Converts local time in Cairo to UTC; an hour skipped by daylight saving becomes the next one. */
function fromCairo(clock: number): number {
  const guess = clock - cairoAhead(clock);
  return clock - cairoAhead(guess);
}

/**
 * Parses a courier's time to milliseconds: `/Date(ms±zone)/`, whose number is UTC regardless of the zone, ISO 8601, or
 * `YYYY-MM-DD HH:mm:ss` in Cairo. Null for anything else.
 */
export function readScanTime(text: string | undefined): number | null {
  const given = text?.trim() ?? '';
  const milliseconds = dotNet.exec(given)?.[1];
  if (milliseconds !== undefined) return sensible(Number(milliseconds));
  const [, date, time = '00:00', zone] = iso.exec(given) ?? [];
  if (date === undefined) return null;
  const clock = Date.parse(`${date}T${time.length === 5 ? `${time}:00` : time}Z`);
  if (Number.isNaN(clock)) return null;
  return zone === undefined ? fromCairo(clock) : clock - zoneAhead(zone);
}

function zoneAhead(zone: string): number {
  if (/^z$/i.test(zone)) return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(3).replace(':', '') || 0);
  return (zone.startsWith('-') ? -1 : 1) * minutes * 60_000;
}

/** The limits of `Date`. */
const sensible = (moment: number) => (Math.abs(moment) <= 8.64e15 ? moment : null);
