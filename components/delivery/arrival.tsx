import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { deliveryWindow } from '@/lib/delivery/delivery-days';
import { formatWeekday } from '@/lib/i18n/format';
import { valueTags } from './value-tags';

/** The delivery dates of an order placed now. Only in the browser, because a cached page would show outdated dates. */
export function Arrival() {
  const t = useTranslations('delivery');
  const locale = useLocale();
  const [{ from, to }] = useState(() => deliveryWindow(Date.now()));
  const days = { from: formatWeekday(from, locale), to: formatWeekday(to, locale) };
  return t.rich('arrives', { ...valueTags, ...days });
}
