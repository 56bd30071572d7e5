import { useFormatter, useTranslations } from 'next-intl';
import { useState } from 'react';
import { deliveryWindow } from '@/lib/delivery/delivery-days';
import { valueTags } from './value-tags';

/** The delivery dates of an order placed now. Only in the browser, because a cached page would show outdated dates. */
export function Arrival() {
  const t = useTranslations('delivery');
  const format = useFormatter();
  const [{ from, to }] = useState(() => deliveryWindow(Date.now()));
  const days = {
    from: format.dateTime(new Date(from), 'weekday'),
    to: format.dateTime(new Date(to), 'weekday'),
  };
  return t.rich('arrives', { ...valueTags, ...days });
}
