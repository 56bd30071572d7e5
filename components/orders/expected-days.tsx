import { useLocale, useTranslations } from 'next-intl';
import { valueTags } from '@/components/delivery/value-tags';
import { formatWeekday } from '@/lib/i18n/format';
import type { ExpectedArrival } from '@/lib/orders/expected-arrival';

/** The days between which an order arrives. */
export function ExpectedDays({ arrival }: { arrival: ExpectedArrival }) {
  const t = useTranslations('orderProgress');
  const locale = useLocale();
  const days = {
    from: formatWeekday(arrival.from, locale),
    to: formatWeekday(arrival.to, locale),
  };
  return t.rich(arrival.isPaid ? 'expected' : 'expectedIfPaid', { ...valueTags, ...days });
}
