import type { Formats } from 'next-intl';

// Latin digits in both languages, because prices, phone numbers and codes are read out and copied.
const latin = { numberingSystem: 'latn' } as const;

/** Server and browser must use the same time zone, or hydration would fail. */
export const shopTimeZone = 'Africa/Cairo';

/**
 * The formats of next-intl's formatter by name, in Cairo's time. Amounts of money are in `format.ts`: no currency
 * style of `Intl` writes them as the shop does.
 */
export const formats = {
  number: {
    plain: latin,
  },
  dateTime: {
    /** `21 نوفمبر 2026`. */
    day: { ...latin, dateStyle: 'long' },
    /** A day in the near future: `الثلاثاء، 24 نوفمبر`. */
    weekday: { ...latin, weekday: 'long', day: 'numeric', month: 'long' },
    /** A day without its year, for an axis. ISO dates are days in UTC. */
    shortDay: { ...latin, day: 'numeric', month: 'short', timeZone: 'UTC' },
    /** `21 نوفمبر 2026 في 4:30 م`. */
    moment: { ...latin, dateStyle: 'long', timeStyle: 'short' },
  },
} satisfies Formats;
