import { shopTimeZone } from '@/lib/i18n/formats';
import { deliveryDays } from '@/lib/policies/policies';

/** The weekend in Egypt, as `Date` numbers the days: Friday and Saturday. */
const weekend = [5, 6];

const oneDay = 24 * 60 * 60 * 1000;

/** The date in Cairo, e.g. `2026-11-21`, of a time in milliseconds. */
export function dayInCairo(moment: number): string {
  // The Swedish locale formats dates as ISO 8601.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: shopTimeZone, dateStyle: 'short' }).format(
    moment,
  );
}

/** The date `count` business days after `day`, which itself does not count. ISO dates. */
export function addBusinessDays(day: string, count: number): string {
  let time = Date.parse(day);
  for (let left = count; left > 0;) {
    time += oneDay;
    if (!weekend.includes(new Date(time).getUTCDay())) left -= 1;
  }
  return new Date(time).toISOString().slice(0, 10);
}

/** ISO dates in Cairo. */
export type DeliveryWindow = { from: string; to: string };

/** The delivery dates of an order that is paid at `moment` (milliseconds), by default now. */
export function deliveryWindow(moment = Date.now()): DeliveryWindow {
  const paid = dayInCairo(moment);
  return {
    from: addBusinessDays(paid, deliveryDays.from),
    to: addBusinessDays(paid, deliveryDays.to),
  };
}
