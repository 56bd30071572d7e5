import { useLocale, useTranslations } from 'next-intl';
import { formatAmount, formatMoment } from '@/lib/i18n/format';
import type { OrderPayment } from '@/lib/orders/order-details';
import { wordFor } from '@/lib/orders/word-for';
import { Fact } from './fact';

/** One payment attempt with its history. */
export function PaymentCard({ payment, title }: { payment: OrderPayment; title: string }) {
  const t = useTranslations('orders.details');
  const methods = useTranslations('orders.details.methods');
  const statuses = useTranslations('orders.details.statuses');
  const reasons = useTranslations('declineReasons');
  const locale = useLocale();
  const { payment_method: method, paid_amount: paid, payment_status: history } = payment;
  return (
    <div className="order-box">
      <h4 className="font-semibold">{title}</h4>
      <dl className="facts">
        <Fact label={t('method')}>
          <bdi>{wordFor(methods, method ?? '-')}</bdi>
        </Fact>
        <Fact label={t('paid')}>
          <bdi>{formatAmount(paid, locale)}</bdi>
        </Fact>
      </dl>
      <ol aria-label={t('history')} className="order-steps text-sm">
        {history.map(({ status, timestamp }, index) => (
          <li key={index}>
            <bdi className="font-semibold">{wordFor(statuses, status)}</bdi>{' '}
            <bdi className="text-muted-foreground">{formatMoment(timestamp, locale)}</bdi>
          </li>
        ))}
      </ol>
      {payment.decline && <p className="mt-2 text-sm">{reasons(payment.decline)}</p>}
    </div>
  );
}
