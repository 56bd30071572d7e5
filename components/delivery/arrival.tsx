import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { deliveryWindow } from '@/lib/delivery/delivery-days';
import { formatWeekday } from '@/lib/i18n/format';
import { valueTags } from './value-tags';

/** Between which days an order of this moment arrives. In the browser alone: a page that is kept would tell old days. */
export function Arrival() {
  const t = useTranslations('delivery');
  const locale = useLocale();
  const [{ from, to }] = useState(() => deliveryWindow(Date.now()));
  const days = { from: formatWeekday(from, locale), to: formatWeekday(to, locale) };
  return t.rich('arrives', { ...valueTags, ...days });
}
