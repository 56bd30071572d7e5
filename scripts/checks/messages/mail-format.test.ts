import { expect, test } from '@jest/globals';
import { createFormatter } from 'next-intl';
import {
  shownAmount,
  shownMoment,
  shownPrice,
  shownReduction,
} from '@/supabase/functions/_shared/mail/format.ts';
import { formatAmount, formatPrice, formatReduction } from '@/lib/i18n/format';
import { formats, shopTimeZone } from '@/lib/i18n/formats';
import { readMoment } from '@/lib/time';

test.each(['ar', 'en'] as const)(
  'formats amounts and times in e-mails as on pages (%s)',
  (locale) => {
    expect(shownAmount(125_050, locale)).toBe(formatAmount(1250.5, locale));
    for (const price of [34_500, 125_050, 1_200_000])
      expect(shownPrice(price, locale)).toBe(formatPrice(price / 100, locale));
    expect(shownReduction(125_050, locale)).toBe(formatReduction(1250.5, locale));
    const moment = '2026-11-23T09:00:00+00:00';
    const format = createFormatter({ locale, formats, timeZone: shopTimeZone });
    expect(shownMoment(moment, locale)).toBe(format.dateTime(readMoment(moment), 'moment'));
  },
);
