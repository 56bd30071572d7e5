import { shopTimeZone } from '@/lib/i18n/format';
import { deliveryDays } from '@/lib/policies/policies';

/** Days of the week without business in Egypt, as `Date` numbers them: Friday and Saturday. */
const weekend = [5, 6];

const oneDay = 24 * 60 * 60 * 1000;

/** `2026-11-21`, the day that it is in Cairo at a moment in milliseconds. */
function dayInCairo(moment: number): string {
  // The Swedish way to write a day is ISO's.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: shopTimeZone, dateStyle: 'short' }).format(
    moment,
  );
}

/** The day that comes `count` business days after `day`; the day itself never counts. Both as ISO dates. */
export function addBusinessDays(day: string, count: number): string {
  let time = Date.parse(day);
  for (let left = count; left > 0;) {
    time += oneDay;
    if (!weekend.includes(new Date(time).getUTCDay())) left -= 1;
  }
  return new Date(time).toISOString().slice(0, 10);
}

/** Between which days an order arrives that is placed at `moment`, in milliseconds; ISO dates in Cairo. */
export function deliveryWindow(moment: number): { from: string; to: string } {
  const ordered = dayInCairo(moment);
  return {
    from: addBusinessDays(ordered, deliveryDays.from),
    to: addBusinessDays(ordered, deliveryDays.to),
  };
}
