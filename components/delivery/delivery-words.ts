import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { deliveryDays } from '@/lib/policies/policies';

/** What `Phrase` puts a value in place of. */
export const slot = (name: string) => `{${name}}`;
export const strong = (words: string) => `<b>${words}</b>`;

const slots = Object.fromEntries(
  ['city', 'fees', 'fee', 'total', 'from', 'to'].map((name) => [name, slot(name)]),
);

/** How long delivery takes, e.g. `3 to 9 business days`. */
export const deliveryDaysInWords = (locale: Locale) =>
  getTranslator(locale, 'delivery')('days', deliveryDays);

/** The words around a governorate and what delivery costs there, for `Phrase`. */
export function deliveryWords(locale: Locale) {
  const t = getTranslator(locale, 'delivery');
  const phrase = (name: 'to' | 'arrives' | 'forOne') =>
    t.markup(name, { ...slots, amount: strong, day: strong });
  return {
    city: t('city'),
    none: t('none'),
    loading: t('loading'),
    unavailable: t('unavailable'),
    tryAgain: t('tryAgain'),
    to: phrase('to'),
    arrives: phrase('arrives'),
    forOne: phrase('forOne'),
    row: t('row'),
    service: t('service'),
    whole: t('whole'),
    byArea: t('byArea'),
  };
}

export type DeliveryWords = ReturnType<typeof deliveryWords>;
