import { PaymentReference } from '@/components/payments/payment-reference';
import { formatMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locale';
import { isPayable, openReference, type PayableOrder } from '@/lib/orders/order';
import type { OrdersWords } from './orders-words';

type PendingNoticeProps = { locale: Locale; order: PayableOrder; now: number; words: OrdersWords };

/** What an order still waits for, and the number that it can be paid with at an outlet, if there is one. */
export function PendingNotice({ locale, order, now, words }: PendingNoticeProps) {
  const { actions } = words;
  const reference = openReference(order, now);
  if (!isPayable(order, now) && !reference) {
    return <p className="order-box font-semibold">{actions.expired}</p>;
  }
  return (
    <div className="order-box">
      <p className="font-semibold">{reference ? actions.reference : actions.unpaid}</p>
      {order.expires_at && (
        <p className="text-sm text-muted-foreground">
          {actions.until} <bdi>{formatMoment(order.expires_at, locale)}</bdi>
        </p>
      )}
      {reference && <PaymentReference {...reference} />}
    </div>
  );
}
