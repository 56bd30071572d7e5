import { useFormatter, useTranslations } from 'next-intl';
import type { DeliveryWindow } from '@/lib/delivery/delivery-days';
import { valueTags } from './value-tags';

/** The delivery dates of an order. */
export function Arrival({ from, to }: DeliveryWindow) {
  const t = useTranslations('delivery');
  const format = useFormatter();
  const days = {
    from: format.dateTime(new Date(from), 'weekday'),
    to: format.dateTime(new Date(to), 'weekday'),
  };
  return t.rich('arrives', { ...valueTags, ...days });
}
