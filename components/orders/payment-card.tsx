import { formatAmount, formatMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locale';
import type { Payment } from '@/lib/orders/order-details';
import { Fact } from './fact';
import { wordFor, type OrdersWords } from './orders-words';

type PaymentCardProps = {
  locale: Locale;
  payment: Payment;
  title: string;
  words: OrdersWords['details'];
};

/** One attempt to pay, with what became of it. */
export function PaymentCard({ locale, payment, title, words }: PaymentCardProps) {
  const { payment_method: method, paid_amount: paid, payment_status: history } = payment;
  return (
    <div className="order-box">
      <h4 className="font-semibold">{title}</h4>
      <dl className="facts">
        <Fact label={words.method}>
          <bdi>{wordFor(method ?? '-', words.methods)}</bdi>
        </Fact>
        <Fact label={words.paid}>
          <bdi>{formatAmount(paid, locale)}</bdi>
        </Fact>
      </dl>
      <ol aria-label={words.history} className="order-steps text-sm">
        {history.map(({ status, timestamp }, index) => (
          <li key={index}>
            <bdi className="font-semibold">{wordFor(status, words.statuses)}</bdi>{' '}
            <bdi className="text-muted-foreground">{formatMoment(timestamp, locale)}</bdi>
          </li>
        ))}
      </ol>
    </div>
  );
}
