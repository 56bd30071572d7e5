import type { Locale } from '@/lib/i18n/locale';
import type { OrderSummary } from '@/lib/orders/order-summary';
import { OrderRows } from './order-rows';
import { OrdersEmpty } from './orders-empty';
import { OrdersFailed } from './orders-failed';
import { OrdersLoading } from './orders-loading';
import type { OrdersWords } from './orders-words';

type OrdersListProps = {
  locale: Locale;
  /** Undefined until they have come; `rows`: how many are expected. */
  orders: readonly OrderSummary[] | undefined;
  rows: number;
  failed: boolean;
  isValidating: boolean;
  words: OrdersWords['list'];
  onRetry: () => Promise<void>;
  onOpen: (orderId: string) => void;
};

/** Orders in each of their states: asked for, failed, none, or a row each. */
export function OrdersList({
  locale,
  orders,
  rows,
  failed,
  isValidating,
  words,
  onRetry,
  onOpen,
}: OrdersListProps) {
  return (
    <>
      {failed && (
        <OrdersFailed
          text={words.failed}
          tryAgain={words.tryAgain}
          busy={isValidating}
          onRetry={() => void onRetry()}
        />
      )}
      {!failed && orders === undefined && <OrdersLoading rows={rows} text={words.loading} />}
      {orders?.length === 0 && <OrdersEmpty locale={locale} words={words} />}
      {orders && orders.length > 0 && <OrderRows locale={locale} orders={orders} onOpen={onOpen} />}
    </>
  );
}
