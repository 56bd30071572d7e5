import { ChevronRight } from 'lucide';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/icon';
import { inLocale } from '@/lib/catalogue/product';
import { formatAmount } from '@/lib/i18n/format';
import type { OrderWithBooks } from '@/lib/orders/listed-order';
import { readMoment } from '@/lib/time';
import { cn } from '@/lib/utils';
import { OrderCover } from './order-cover';
import { StatusBadge } from './status-badge';

/**
 * The covers overlap like a small stack of books. Space for three is reserved, so that all titles are aligned.
 */
const stacked = [
  '',
  '-z-1 -ms-10 scale-92 @max-md:-ms-10.5',
  '-z-2 -ms-10 scale-84 @max-md:-ms-10.5',
];
const mostCovers = stacked.length;

/** One order of the list: its covers and the name of its first book; pressing it opens its details. */
export function OrderRow({ order, onSelect }: { order: OrderWithBooks; onSelect: () => void }) {
  const t = useTranslations('orders.list');
  const locale = useLocale();
  const format = useFormatter();
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
        className="flex w-full items-center gap-3.5 rounded-md px-2 py-3.5 text-start hover:bg-secondary @max-md:px-0"
      >
        <span className="isolate flex w-19 flex-none self-start @max-md:w-15">
          {books.slice(0, mostCovers).map(({ product_id, product }, index) => (
            <OrderCover
              key={product_id}
              url={product?.image_url ?? null}
              className={cn('w-13 @max-md:w-12', stacked[index])}
            />
          ))}
        </span>
        <span className="grid min-w-0 flex-1 gap-0.5">
          {first && (
            <span className="line-clamp-2 leading-title font-bold">
              <bdi>{inLocale(locale, first.product_name, first.name_en)}</bdi>
              {others > 0 && ` ${t('andMore', { count: others })}`}
            </span>
          )}
          <span className="flex flex-wrap items-center gap-x-3 text-sm text-muted-foreground tabular-nums">
            <bdi dir="ltr" data-slot="order-number" className="font-semibold">
              {order.order_number}
            </bdi>
            <bdi>{format.dateTime(readMoment(order.timestamp), 'moment')}</bdi>
          </span>
          <span className="flex flex-wrap items-center justify-between gap-x-3 tabular-nums">
            <StatusBadge status={order.status} />
            <bdi className="font-bold">{formatAmount(order.total_amount, locale)}</bdi>
          </span>
        </span>
        <Icon
          icon={ChevronRight}
          className="size-4 text-muted-foreground @max-md:hidden rtl:-scale-x-100"
        />
      </button>
    </li>
  );
}
