import { shopTimeZone } from '@/lib/i18n/formats';

const clock = new Intl.DateTimeFormat('en-CA-u-nu-latn-hc-h23', {
  timeZone: shopTimeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** The time in Cairo in the format of a `datetime-local` field: `2026-11-23T09:30`. */
export function cairoInput(instant: number): string {
  const part = Object.fromEntries(
    clock.formatToParts(instant).map(({ type, value }) => [type, value]),
  );
  return `${part['year']}-${part['month']}-${part['day']}T${part['hour']}:${part['minute']}`;
}

/** Today in Cairo, `2026-11-23`. */
export const cairoToday = (instant = Date.now()) => cairoInput(instant).slice(0, 10);

const form = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/;
const hour = 3_600_000;

/**
 * The moment, as ISO text, of a time in Cairo from a `datetime-local` field. An hour that summer time skips becomes the
 * next one; of an hour that occurs twice, the first counts. Null for invalid text.
 */
export function instantOf(input: string): string | null {
  const asUtc = form.test(input) ? Date.parse(`${input}Z`) : Number.NaN;
  // A day that does not exist in its month would be parsed as one of the next month.
  if (Number.isNaN(asUtc) || !new Date(asUtc).toISOString().startsWith(input)) return null;
  // Cairo is two hours ahead of UTC, three in summer.
  const [summer, winter] = [asUtc - 3 * hour, asUtc - 2 * hour];
  const instant = cairoInput(summer) === input ? summer : winter;
  return new Date(instant).toISOString();
}
