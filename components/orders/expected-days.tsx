import { useFormatter, useTranslations } from 'next-intl';
import { valueTags } from '@/components/delivery/value-tags';
import type { ExpectedArrival } from '@/lib/orders/expected-arrival';

/** The days between which an order arrives. */
export function ExpectedDays({ arrival }: { arrival: ExpectedArrival }) {
  const t = useTranslations('orderProgress');
  const format = useFormatter();
  const days = {
    from: format.dateTime(new Date(arrival.from), 'weekday'),
    to: format.dateTime(new Date(arrival.to), 'weekday'),
  };
  return t.rich(arrival.isPaid ? 'expected' : 'expectedIfPaid', { ...valueTags, ...days });
}
