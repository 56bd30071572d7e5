import { useFormatter, useTranslations } from 'next-intl';
import {
  Table,
  TableBody,
  TableCaption,
  TableCell,
  TableFooter,
  TableHead,
  TableHeader,
  TableRow,
} from '@/components/ui/table';
import { Amount } from '../frame/facts';

type Figures = {
  orders: number;
  items: number;
  revenue_pt: number;
  refunded_pt: number;
  net_pt: number;
};

type FiguresTableProps = {
  title: string;
  /** The name of the rows, e.g. the day. */
  what: string;
  rows: readonly (Figures & { key: string; name: string })[];
  /** Their sum, if the rows are complete. */
  totals?: Figures;
};

/** The figures of a chart. In a narrow column, only the total of each row. */
export function FiguresTable({ title, what, rows, totals }: FiguresTableProps) {
  const t = useTranslations('deskSales');
  return (
    // The visible columns depend on the width of the chart's column.
    <div className="@container">
      <Table>
        <TableCaption className="sr-only">{title}</TableCaption>
        <TableHeader>
          <TableRow>
            <TableHead scope="col">{what}</TableHead>
            <TableHead scope="col" className="text-end @max-sm:hidden">
              {t('orders')}
            </TableHead>
            <TableHead scope="col" className="text-end">
              {t('items')}
            </TableHead>
            <TableHead scope="col" className="text-end @max-2xl:hidden">
              {t('revenue')}
            </TableHead>
            <TableHead scope="col" className="text-end @max-2xl:hidden">
              {t('refunded')}
            </TableHead>
            <TableHead scope="col" className="text-end">
              {t('net')}
            </TableHead>
          </TableRow>
        </TableHeader>
        <TableBody>
          {rows.map(({ key, name, ...figures }) => (
            <FiguresRow key={key} name={name} figures={figures} />
          ))}
        </TableBody>
        {totals && (
          <TableFooter>
            <FiguresRow name={t('totals')} figures={totals} />
          </TableFooter>
        )}
      </Table>
    </div>
  );
}

function FiguresRow({ name, figures }: { name: string; figures: Figures }) {
  const format = useFormatter();
  return (
    <TableRow>
      <TableHead scope="row" className="h-auto py-2 text-foreground">
        <bdi>{name}</bdi>
      </TableHead>
      <TableCell className="text-end tabular-nums @max-sm:hidden">
        <bdi>{format.number(figures.orders, 'plain')}</bdi>
      </TableCell>
      <TableCell className="text-end tabular-nums">
        <bdi>{format.number(figures.items, 'plain')}</bdi>
      </TableCell>
      <TableCell className="text-end tabular-nums @max-2xl:hidden">
        <Amount pt={figures.revenue_pt} />
      </TableCell>
      <TableCell className="text-end tabular-nums @max-2xl:hidden">
        <Amount pt={figures.refunded_pt} />
      </TableCell>
      <TableCell className="text-end tabular-nums">
        <Amount pt={figures.net_pt} />
      </TableCell>
    </TableRow>
  );
}
