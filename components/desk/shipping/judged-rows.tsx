'use client';

import { Check, CircleAlert } from 'lucide';
import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/icon';
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
import { isWrong, type JudgedRow } from '@/lib/desk/shipping/check-list';
import { TableCard } from '../frame/table-card';

/** The result for each row, invalid ones first. */
export function JudgedRows({ rows }: { rows: readonly JudgedRow[] }) {
  const t = useTranslations('deskShipping');
  const format = useFormatter();
  return (
    <TableCard>
      <Table>
        <TableCaption className="sr-only">{t('verdict')}</TableCaption>
        <TableHeader>
          <TableRow>
            <TableHead scope="col" className="max-sm:hidden">
              {t('line')}
            </TableHead>
            <TableHead scope="col">{t('order')}</TableHead>
            <TableHead scope="col" className="max-sm:hidden">
              {t('parcel')}
            </TableHead>
            <TableHead scope="col">{t('verdict')}</TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row.line}>
              <TableCell className="align-top text-muted-foreground tabular-nums max-sm:hidden">
                <bdi>{format.number(row.line, 'plain')}</bdi>
              </TableCell>
              <TableHead scope="row" className="h-auto py-2 align-top text-foreground">
                <OrderNumber row={row} />
                <Shopper row={row} />
                <span className="block font-normal sm:hidden">
                  <Parcel row={row} />
                </span>
              </TableHead>
              <TableCell className="align-top max-sm:hidden">
                <Parcel row={row} />
              </TableCell>
              <TableCell className="align-top">
                <Verdict row={row} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableCard>
  );
}

/** A rejected row may be corrected on its order's page. */
function OrderNumber({ row: { orderNumber, checked } }: { row: JudgedRow }) {
  const number = (
    <bdi dir="ltr" className="wrap-anywhere">
      {orderNumber || '–'}
    </bdi>
  );
  if (!checked?.order_id) return number;
  const path = `/desk/orders/${checked.order_id}`;
  return (
    <Link href={path} className="whitespace-nowrap text-primary underline underline-offset-4">
      {number}
    </Link>
  );
}

function Shopper({ row: { checked } }: { row: JudgedRow }) {
  const locale = useLocale();
  if (!checked?.first_name) return null;
  const city = locale === 'en' ? checked.city_name_en : checked.city_name;
  const name = [checked.first_name, checked.last_name].filter(Boolean).join(' ');
  return (
    <span className="block font-normal text-muted-foreground">
      <bdi>{name}</bdi>
      {city && (
        <>
          {' · '}
          <bdi>{city}</bdi>
        </>
      )}
    </span>
  );
}

function Parcel({ row }: { row: JudgedRow }) {
  const t = useTranslations('deskShipping');
  if (row.number === '') return <span className="text-muted-foreground">{t('noNumber')}</span>;
  return (
    <>
      <bdi dir="ltr" className="wrap-anywhere tabular-nums">
        {row.number}
      </bdi>
      {row.checked?.shipping_provider_name && (
        <span className="block text-muted-foreground">
          <bdi dir="ltr">{row.checked.shipping_provider_name}</bdi>
        </span>
      )}
    </>
  );
}

/** With text and a symbol, so that they do not differ in colour only. */
function Verdict({ row: { verdict, checked } }: { row: JudgedRow }) {
  const t = useTranslations('deskShipping');
  const statuses = useTranslations('orderStatus');
  const wrong = isWrong(verdict);
  const status = checked?.status ? statuses(checked.status) : '';
  return (
    <span
      className={`flex items-start gap-1.5 ${wrong ? 'font-semibold text-destructive' : 'text-accent-foreground'}`}
    >
      <Icon icon={wrong ? CircleAlert : Check} className="mt-0.5 size-4.5" />
      <span>{t(`verdicts.${verdict}`, { status })}</span>
    </span>
  );
}
