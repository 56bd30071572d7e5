import { formatAmount, formatMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locale';
import type { OrderSummary } from '@/lib/orders/order-summary';
import { StatusBadge } from './status-badge';

type OrderRowProps = { locale: Locale; order: OrderSummary; onOpen: () => void };

/** One order of a list; pressing it opens its details. */
export function OrderRow({ locale, order, onOpen }: OrderRowProps) {
  return (
    <li>
      <button
        type="button"
        data-order={order.order_id}
        aria-haspopup="dialog"
        onClick={onOpen}
        className="order-row"
      >
        <bdi dir="ltr" className="order-row-number">
          {order.order_number}
        </bdi>
        <StatusBadge status={order.status} locale={locale} />
        <bdi className="text-sm text-muted-foreground">{formatMoment(order.timestamp, locale)}</bdi>
        <bdi className="order-row-total">{formatAmount(order.total_amount, locale)}</bdi>
      </button>
    </li>
  );
}
