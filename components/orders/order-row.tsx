import { ChevronRightIcon } from 'lucide-react';
import { useLocale, useTranslations } from 'next-intl';
import { inLocale } from '@/lib/catalogue/product';
import { formatAmount, formatMoment } from '@/lib/i18n/format';
import type { OrderWithBooks } from '@/lib/orders/listed-order';
import { OrderCover } from './order-cover';
import { StatusBadge } from './status-badge';

const mostCovers = 3;

/** One order of the list: its covers and the name of its first book; pressing it opens its details. */
export function OrderRow({ order, onSelect }: { order: OrderWithBooks; onSelect: () => void }) {
  const t = useTranslations('orders.list');
  const locale = useLocale();
  const { books } = order;
  const [first] = books;
  const others = books.length - 1;
  return (
    <li>
      <button
        type="button"
        data-order={order.order_id}
        aria-haspopup="dialog"
        onClick={onSelect}
        className="order-row"
      >
        <span className="order-row-covers">
          {books.slice(0, mostCovers).map(({ product_id, product }) => (
            <OrderCover key={product_id} url={product?.image_url ?? null} />
          ))}
        </span>
        <span className="order-row-text">
          {first && (
            <span className="order-row-title">
              <bdi>{inLocale(locale, first.product_name, first.name_en)}</bdi>
              {others > 0 && ` ${t('andMore', { count: others })}`}
            </span>
          )}
          <span className="order-row-facts">
            <bdi dir="ltr" className="order-row-number">
              {order.order_number}
            </bdi>
            <bdi>{formatMoment(order.timestamp, locale)}</bdi>
          </span>
          <span className="order-row-end">
            <StatusBadge status={order.status} />
            <bdi className="font-bold">{formatAmount(order.total_amount, locale)}</bdi>
          </span>
        </span>
        <ChevronRightIcon className="order-row-chevron size-4 rtl:-scale-x-100" />
      </button>
    </li>
  );
}
