import { useTranslations } from 'next-intl';
import type { ComponentProps } from 'react';
import { StatusBadge } from '@/components/orders/status-badge';
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
import { cn } from '@/lib/utils';
import { Amount, Code, Moment } from '../frame/facts';
import { TextLink } from '../frame/text-link';
import { fullName, Governorate, OrderFlags, PaymentWay } from './order-words';

const columns = ['order', 'customer', 'to', 'payment', 'total', 'status'] as const;

/** Orders, one a row; on phones one a card. */
export function OrdersTable({ orders, label }: { orders: DeskListedOrder[]; label: string }) {
  const t = useTranslations('deskOrders');
  // The roles are explicit because the cards' `display` removes them.
  return (
    <Table role="table" aria-label={label} className="max-md:block">
      <TableHeader role="rowgroup" className="max-md:sr-only">
        <TableRow role="row">
          {columns.map((name) => (
            <TableHead key={name} role="columnheader" scope="col">
              {t(`columns.${name}`)}
            </TableHead>
          ))}
        </TableRow>
      </TableHeader>
      {/* The last row has no border below it, but the last card has its whole border. */}
      <TableBody
        role="rowgroup"
        className="max-md:grid max-md:gap-3 max-md:[&_tr:last-child]:border"
      >
        {orders.map((order) => (
          <OrderRow key={order.order_id} order={order} />
        ))}
      </TableBody>
    </Table>
  );
}

function OrderRow({ order }: { order: DeskListedOrder }) {
  const t = useTranslations('deskOrders');
  return (
    <TableRow
      role="row"
      className="max-md:grid max-md:grid-cols-2 max-md:gap-x-4 max-md:gap-y-2 max-md:rounded-lg max-md:border max-md:bg-card max-md:p-3.5"
    >
      <OrderCell className="max-md:order-1">
        <TextLink href={orderHref(order.order_id)}>
          <Code>{order.order_number}</Code>
        </TextLink>
        <span className="block text-sm text-muted-foreground">
          <Moment at={order.timestamp} />
        </span>
      </OrderCell>
      <OrderCell className="max-md:order-3">
        <bdi>{fullName(order)}</bdi>
        <span className="block text-sm text-muted-foreground">
          <Code>{order.phone}</Code>
        </span>
      </OrderCell>
      <OrderCell className="max-md:order-4 max-md:text-end">
        <Governorate place={order.place} />
        {order.tracking_number && (
          <span className="block text-sm text-muted-foreground">
            <Code>{order.tracking_number}</Code>
          </span>
        )}
      </OrderCell>
      <OrderCell className="max-md:order-6 max-md:text-end">
        {order.provider ? (
          <PaymentWay provider={order.provider} method={order.payment_method} />
        ) : (
          t('noPayment')
        )}
      </OrderCell>
      <OrderCell className="max-md:order-2 max-md:text-end">
        <Amount pt={order.total_pt} />
        <span className="block text-sm text-muted-foreground">
          {t('copies', { count: order.items })}
        </span>
      </OrderCell>
      <OrderCell className="max-md:order-5">
        <span className="flex flex-wrap gap-1.5">
          <StatusBadge status={order.status} />
          <OrderFlags order={order} />
        </span>
      </OrderCell>
    </TableRow>
  );
}

/** A cell; on phones, where the row is a card of two columns, `className` sets its position. */
function OrderCell({ className, ...props }: ComponentProps<typeof TableCell>) {
  return (
    <TableCell
      role="cell"
      className={cn('max-md:p-0 max-md:wrap-anywhere', className)}
      {...props}
    />
  );
}
