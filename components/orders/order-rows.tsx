import type { Locale } from '@/lib/i18n/locale';
import type { OrderSummary } from '@/lib/orders/order-summary';
import { OrderRow } from './order-row';

type OrderRowsProps = {
  locale: Locale;
  orders: readonly OrderSummary[];
  onOpen: (orderId: string) => void;
};

export function OrderRows({ locale, orders, onOpen }: OrderRowsProps) {
  return (
    <ul className="order-rows">
      {orders.map((order) => (
        <OrderRow
          key={order.order_id}
          locale={locale}
          order={order}
          onOpen={() => onOpen(order.order_id)}
        />
      ))}
    </ul>
  );
}
