import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Link } from '@/components/navigation/link';
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table';
import type { DeskPackedOrder } from '@/lib/desk/contract/packing';
import { bookName, fullName } from '@/lib/desk/entry/names';
import { placeOf } from '@/lib/desk/packing/address-lines';
import { codeOf } from '@/lib/desk/packing/order-codes';
import { readMoment } from '@/lib/time';

/** Orders with a checkbox each; on phones the facts of an order are below its number. */
export function PackingTable({ orders }: { orders: readonly DeskPackedOrder[] }) {
  const t = useTranslations('deskPacking');
  return (
    <Table className="table-fixed sm:table-auto">
      <TableCaption className="sr-only">{t('table')}</TableCaption>
      <TableHeader>
        <TableRow>
          <TableHead scope="col" className="w-11 ps-0">
            <label className="flex size-11 items-center justify-center noscript:hidden">
              <input
                type="checkbox"
                data-choose-all=""
                aria-label={t('all')}
                className="size-5 accent-primary"
              />
            </label>
          </TableHead>
          <TableHead scope="col">{t('order')}</TableHead>
          <TableHead scope="col" className="max-sm:hidden">
            {t('customer')}
          </TableHead>
          <TableHead scope="col" className="max-sm:hidden">
            {t('books')}
          </TableHead>
        </TableRow>
      </TableHeader>
      <TableBody>
        {orders.map((order) => (
          <PackingRow key={order.order_id} order={order} />
        ))}
      </TableBody>
    </Table>
  );
}

function PackingRow({ order }: { order: DeskPackedOrder }) {
  const t = useTranslations('deskPacking');
  const format = useFormatter();
  const { order_id, order_number } = order;
  const path = `/desk/orders/${order_id}`;
  return (
    <TableRow className="has-checked:bg-accent/60">
      <TableCell className="ps-0 align-top">
        {!order.is_given_back && (
          <label className="flex size-11 items-center justify-center">
            <input
              type="checkbox"
              name="o"
              value={codeOf(order_id)}
              aria-label={t('choose', { number: order_number })}
              className="size-5 accent-primary"
            />
          </label>
        )}
      </TableCell>
      <TableHead scope="row" className="h-auto py-2 align-top font-normal text-foreground">
        <Link
          href={path}
          className="inline-flex min-h-11 items-center font-bold text-primary underline underline-offset-4"
        >
          <bdi>{order_number}</bdi>
        </Link>
        <p className="text-muted-foreground">
          {format.dateTime(readMoment(order.timestamp), 'moment')}
        </p>
        {order.is_given_back && <p className="font-semibold text-destructive">{t('givenBack')}</p>}
        <div className="mt-1 space-y-1 sm:hidden">
          <Customer order={order} />
          <Books order={order} />
        </div>
      </TableHead>
      <TableCell className="pt-4 align-top max-sm:hidden">
        <Customer order={order} />
      </TableCell>
      <TableCell className="pt-4 align-top max-sm:hidden">
        <Books order={order} />
      </TableCell>
    </TableRow>
  );
}

function Customer({ order }: { order: DeskPackedOrder }) {
  const locale = useLocale();
  return (
    <p>
      <bdi className="font-semibold">{fullName(order)}</bdi>
      <span className="block text-muted-foreground">
        <bdi>{placeOf(order.address, locale)}</bdi>
      </span>
    </p>
  );
}

function Books({ order }: { order: DeskPackedOrder }) {
  const t = useTranslations('deskPacking');
  const locale = useLocale();
  const format = useFormatter();
  return (
    <div>
      <p className="font-semibold">{t('copies', { count: order.items })}</p>
      <ul className="text-muted-foreground">
        {order.lines.map((line) => (
          <li key={line.product_id}>
            <bdi className="tabular-nums">{format.number(line.quantity, 'plain')}</bdi>
            {' × '}
            <bdi>{bookName(line, locale)}</bdi>
          </li>
        ))}
      </ul>
    </div>
  );
}
