import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import type { OrderWithBooks } from '@/lib/orders/listed-order';
import { LoadFailed } from './load-failed';
import { OrderRow } from './order-row';
import './orders.css';

type OrdersListProps = {
  /** Undefined while loading; `rows`: the expected number. */
  orders: readonly OrderWithBooks[] | undefined;
  rows: number;
  failed: boolean;
  isValidating: boolean;
  /** Shown when there are none. */
  empty: ReactNode;
  onRetry: () => Promise<void>;
  onSelect: (orderId: string) => void;
};

/** The list in each of its states: loading, failed, empty, or with orders. */
export function OrdersList(props: OrdersListProps) {
  const { orders, rows, failed, isValidating, empty, onRetry, onSelect } = props;
  const t = useTranslations('orders.list');
  if (failed)
    return <LoadFailed text={t('failed')} busy={isValidating} onRetry={() => void onRetry()} />;
  if (orders === undefined) return <LoadingRows rows={rows} />;
  if (orders.length === 0) return empty;
  return (
    <ul className="order-rows">
      {orders.map((order) => (
        <OrderRow key={order.order_id} order={order} onSelect={() => onSelect(order.order_id)} />
      ))}
    </ul>
  );
}

/** Placeholder rows while loading; hidden without scripts, because nothing is loaded then. */
function LoadingRows({ rows }: { rows: number }) {
  const t = useTranslations('orders.list');
  return (
    <div className="noscript:hidden">
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <ul aria-hidden="true" className="order-rows">
        {Array.from({ length: rows }, (_, row) => (
          <li key={row} className="order-skeleton motion-safe:animate-pulse">
            <span />
            <span />
            <span />
          </li>
        ))}
      </ul>
    </div>
  );
}
