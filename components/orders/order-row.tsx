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
        <span>
          <bdi dir="ltr" className="order-code order-row-number">
            {order.order_number}
          </bdi>
          <StatusBadge status={order.status} locale={locale} />
        </span>
        <span>
          <bdi className="text-sm text-muted-foreground">
            {formatMoment(order.timestamp, locale)}
          </bdi>
          <bdi className="font-bold">{formatAmount(order.total_amount, locale)}</bdi>
        </span>
      </button>
    </li>
  );
}
