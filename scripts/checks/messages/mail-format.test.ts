import { expect, test } from '@jest/globals';
import {
  shownAmount,
  shownMoment,
  shownPrice,
  shownReduction,
} from '@/supabase/functions/_shared/mail/format.ts';
import { formatAmount, formatMoment, formatPrice, formatReduction } from '@/lib/i18n/format';

test.each(['ar', 'en'] as const)(
  'in %s, e-mails show amounts and times as the pages do',
  (locale) => {
    expect(shownAmount(125_050, locale)).toBe(formatAmount(1250.5, locale));
    for (const price of [34_500, 125_050, 1_200_000])
      expect(shownPrice(price, locale)).toBe(formatPrice(price / 100, locale));
    expect(shownReduction(125_050, locale)).toBe(formatReduction(1250.5, locale));
    const moment = '2026-11-23T09:00:00+00:00';
    expect(shownMoment(moment, locale)).toBe(formatMoment(moment, locale));
  },
);
