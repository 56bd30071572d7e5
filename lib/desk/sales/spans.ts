import { formatDay } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locale';

const short: Record<Locale, Intl.DateTimeFormat> = {
  ar: new Intl.DateTimeFormat('ar-EG-u-nu-latn', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }),
  en: new Intl.DateTimeFormat('en-EG-u-nu-latn', {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }),
};

/** A day without its year, for an axis: `21 Nov`. */
export const shortDay = (day: string, locale: Locale) => short[locale].format(new Date(day));

/** A day, or the days from one to another: `21 November 2026 – 27 November 2026`. */
export const spanText = (from: string, to: string, locale: Locale) =>
  from === to ? formatDay(from, locale) : `${formatDay(from, locale)} – ${formatDay(to, locale)}`;
