import { useLocale, useTranslations } from 'next-intl';
import { StatusBadge } from '@/components/orders/status-badge';
import { Link } from '@/components/navigation/link';
import {
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table';
import type { DeskListedOrder } from '@/lib/desk/contract/orders';
import { orderHref } from '@/lib/desk/orders/orders-query';
import { localePath } from '@/lib/i18n/locale';
import { Amount, Code, Moment } from '../frame/facts';
import { fullName, Governorate, OrderFlags, PaymentWay } from './order-words';

const columns = ['order', 'customer', 'to', 'payment', 'total', 'status'] as const;

/** Orders, one a row; on phones one a card. */
export function OrdersTable({ orders, label }: { orders: DeskListedOrder[]; label: string }) {
  const t = useTranslations('deskOrders');
  // The roles are written down because the style of cards takes them away.
  return (
    <Table role="table" aria-label={label} className="desk-cards">
      <TableHeader role="rowgroup">
        <TableRow role="row">
          {columns.map((name) => (
            <TableHead key={name} role="columnheader" scope="col">
              {t(`columns.${name}`)}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      <TableBody role="rowgroup">
        {orders.map((order) => (
          <OrderRow key={order.order_id} order={order} />
        ))}
      </TableBody>
    </Table>
  );
}

function OrderRow({ order }: { order: DeskListedOrder }) {
  const t = useTranslations('deskOrders');
  const locale = useLocale();
  return (
    <TableRow role="row">
      <TableCell role="cell">
        <Link href={localePath(locale, orderHref(order.order_id))} className="desk-link">
          <Code>{order.order_number}</Code>
        </Link>
        <span className="desk-small">
          <Moment at={order.timestamp} />
        </span>
      </TableCell>
      <TableCell role="cell">
        <bdi>{fullName(order)}</bdi>
        <span className="desk-small">
          <Code>{order.phone}</Code>
        </span>
      </TableCell>
      <TableCell role="cell">
        <Governorate place={order.place} />
        {order.tracking_number && (
          <span className="desk-small">
            <Code>{order.tracking_number}</Code>
          </span>
        )}
      </TableCell>
      <TableCell role="cell">
        {order.provider ? (
          <PaymentWay provider={order.provider} method={order.payment_method} />
        ) : (
          t('noPayment')
        )}
      </TableCell>
      <TableCell role="cell">
        <Amount pt={order.total_pt} />
        <span className="desk-small">{t('copies', { count: order.items })}</span>
      </TableCell>
      <TableCell role="cell">
        <span className="flex flex-wrap gap-1.5">
          <StatusBadge status={order.status} />
          <OrderFlags order={order} />
        </span>
      </TableCell>
    </TableRow>
  );
}
