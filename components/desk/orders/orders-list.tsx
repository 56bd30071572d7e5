import { Search } from 'lucide';
import { useTranslations } from 'next-intl';
import { MessagePanel } from '@/components/feedback/message-panel';
import { Icon } from '@/components/icon';
import type { DeskOrders } from '@/lib/desk/contract/orders';
import { ordersHref, type OrdersFilters } from '@/lib/desk/orders/orders-query';
import { ListPages } from '../frame/list-pages';
import { OrdersTable } from './orders-table';

type OrdersListProps = { list: DeskOrders; filters: OrdersFilters; cursor: string | null };

/** One page of the matching orders, and their number. */
export function OrdersList({ list, filters, cursor }: OrdersListProps) {
  const t = useTranslations('deskOrders');
  const to = (after: string | null) => ordersHref(filters, after);
  if (list.orders.length === 0)
    return <MessagePanel icon={<Icon icon={Search} />} title={t('none')} text={t('noneText')} />;
  return (
    <>
      <p role="status" className="mt-5 mb-2 text-sm text-muted-foreground">
        {list.total !== null && t(list.more ? 'foundMore' : 'found', { count: list.total })}
      </p>
      <OrdersTable orders={list.orders} label={t('title')} />
      <ListPages label={t('pages')} cursor={cursor} nextCursor={list.next_cursor} hrefOf={to} />
    </>
  );
}
