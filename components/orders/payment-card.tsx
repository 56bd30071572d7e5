import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { DescriptionItem, DescriptionList } from '@/components/description-list';
import { formatAmount } from '@/lib/i18n/format';
import type { OrderPayment } from '@/lib/orders/order-details';
import { labelFor } from '@/lib/orders/label-for';
import { readMoment } from '@/lib/time';
import { DetailCard } from './detail-card';
import { HistoryItem, HistoryList } from './history-list';

/** One payment attempt with its history. */
export function PaymentCard({ payment, title }: { payment: OrderPayment; title: string }) {
  const t = useTranslations('orders.details');
  const methods = useTranslations('orders.details.methods');
  const statuses = useTranslations('orders.details.statuses');
  const reasons = useTranslations('declineReasons');
  const locale = useLocale();
  const format = useFormatter();
  const { payment_method: method, paid_amount: paid, payment_status: history } = payment;
  return (
    <DetailCard heading={title}>
      <DescriptionList>
        <DescriptionItem term={t('method')}>
          <bdi>{labelFor(methods, method ?? '-')}</bdi>
        </DescriptionItem>
        <DescriptionItem term={t('paid')}>
          <bdi>{formatAmount(paid, locale)}</bdi>
        </DescriptionItem>
      </DescriptionList>
      <HistoryList aria-label={t('history')}>
        {history.map(({ status, timestamp }, index) => (
          <HistoryItem key={index}>
            <bdi className="font-semibold">{labelFor(statuses, status)}</bdi>{' '}
            <bdi className="text-muted-foreground">
              {format.dateTime(readMoment(timestamp), 'moment')}
            </bdi>
          </HistoryItem>
        ))}
      </HistoryList>
      {payment.decline && <p className="mt-2 text-sm">{reasons(payment.decline)}</p>}
    </DetailCard>
  );
}
