import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import type { OrderWithBooks } from '@/lib/orders/listed-order';
import { LoadFailed } from './load-failed';
import { OrderRow } from './order-row';

const rowsClass = '@container mt-2 divide-y divide-border';

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
    <ul className={rowsClass}>
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
      <ul aria-hidden="true" className={rowsClass}>
        {Array.from({ length: rows }, (_, row) => (
          <li
            key={row}
            data-slot="order-skeleton"
            className="grid min-h-28 grid-cols-[3.25rem_minmax(0,1fr)] content-start gap-x-9.5 gap-y-3 px-2 py-3.5 @max-md:min-h-40 @max-md:grid-cols-[3rem_minmax(0,1fr)] @max-md:gap-x-6.5 @max-md:px-0"
          >
            <Skeleton className="row-span-2 aspect-3/4" />
            <Skeleton className="h-3.5 self-center" />
            <Skeleton className="h-3.5 w-3/5 self-center" />
          </li>
        ))}
      </ul>
    </div>
  );
}
