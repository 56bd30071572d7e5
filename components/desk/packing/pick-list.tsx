import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import type { DeskPick } from '@/lib/desk/contract/packing';
import { bookName } from '@/lib/desk/entry/names';
import { cn } from '@/lib/utils';
import { numeric, Paper, PaperCell, PaperHead, PaperTable } from './paper';

type PickListProps = {
  picks: readonly DeskPick[];
  orders: number;
  /** When the data was read, in milliseconds. */
  readAt: number;
};

/** Classes of the column that does not fit on a phone. */
const inOrders = 'max-sm:hidden print:table-cell';

/** The books to collect for all orders together, with a box to tick for each. */
export function PickList({ picks, orders, readAt }: PickListProps) {
  const t = useTranslations('deskPrint');
  const locale = useLocale();
  const format = useFormatter();
  const id = useId();
  const copies = picks.reduce((sum, { quantity }) => sum + quantity, 0);
  const moment = format.dateTime(readAt, 'moment');
  return (
    <Paper sheet="a4" aria-labelledby={id}>
      <h2 id={id} className="text-2xl font-extrabold">
        {t('pickTitle')}
      </h2>
      <p>{t('pickFor', { orders: t('orders', { count: orders }), moment })}</p>
      <div className="mt-4 overflow-x-auto">
        <PaperTable aria-labelledby={id}>
          <thead>
            <tr>
              <PaperHead scope="col">{t('done')}</PaperHead>
              <PaperHead scope="col" className={numeric}>
                {t('quantity')}
              </PaperHead>
              <PaperHead scope="col">{t('book')}</PaperHead>
              <PaperHead scope="col" className={cn(numeric, inOrders)}>
                {t('inOrders')}
              </PaperHead>
            </tr>
          </thead>
          <tbody>
            {picks.map((pick) => (
              <tr key={pick.product_id}>
                <PaperCell>
                  <span className="inline-block size-5 border-2 border-black" />
                </PaperCell>
                <PaperCell className={cn(numeric, 'text-xl/7 font-extrabold')}>
                  <bdi>{format.number(pick.quantity, 'plain')}</bdi>
                </PaperCell>
                <PaperHead scope="row">
                  <bdi>{bookName(pick, locale)}</bdi>
                  <span className="block text-sm font-normal">
                    <bdi dir="ltr">{pick.sku}</bdi>
                    {pick.isbn && (
                      <>
                        {' · '}
                        <bdi dir="ltr">{pick.isbn}</bdi>
                      </>
                    )}
                  </span>
                </PaperHead>
                <PaperCell className={cn(numeric, inOrders)}>
                  <bdi>{format.number(pick.orders, 'plain')}</bdi>
                </PaperCell>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <PaperHead scope="row">{t('total')}</PaperHead>
              <PaperCell className={cn(numeric, 'text-xl/7 font-extrabold')}>
                <bdi>{format.number(copies, 'plain')}</bdi>
              </PaperCell>
              <PaperCell />
              <PaperCell className={inOrders} />
            </tr>
          </tfoot>
        </PaperTable>
      </div>
    </Paper>
  );
}
