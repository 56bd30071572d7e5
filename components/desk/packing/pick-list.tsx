import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import type { DeskPick } from '@/lib/desk/contract/packing';
import { bookName } from '@/lib/desk/entry/names';
import { formatInstant, formatNumber } from '@/lib/i18n/format';

type PickListProps = {
  picks: readonly DeskPick[];
  orders: number;
  /** When it was read, in milliseconds. */
  readAt: number;
};

/** What to fetch from the shelves for all orders together, with a box to tick for each book. */
export function PickList({ picks, orders, readAt }: PickListProps) {
  const t = useTranslations('deskPrint');
  const locale = useLocale();
  const id = useId();
  const copies = picks.reduce((sum, { quantity }) => sum + quantity, 0);
  const moment = formatInstant(readAt, locale);
  return (
    <section className="paper" aria-labelledby={id}>
      <h2 id={id} className="text-2xl font-extrabold">
        {t('pickTitle')}
      </h2>
      <p>{t('pickFor', { orders: t('orders', { count: orders }), moment })}</p>
      <div className="mt-4 overflow-x-auto">
        <table aria-labelledby={id}>
          <thead>
            <tr>
              <th scope="col">{t('done')}</th>
              <th scope="col" className="paper-number">
                {t('quantity')}
              </th>
              <th scope="col">{t('book')}</th>
              <th scope="col" className="paper-number max-sm:hidden print:table-cell">
                {t('inOrders')}
              </th>
            </tr>
          </thead>
          <tbody>
            {picks.map((pick) => (
              <tr key={pick.product_id}>
                <td>
                  <span className="inline-block size-5 border-2 border-black" />
                </td>
                <td className="paper-number text-xl leading-7 font-extrabold">
                  <bdi>{formatNumber(pick.quantity, locale)}</bdi>
                </td>
                <th scope="row">
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
                </th>
                <td className="paper-number max-sm:hidden print:table-cell">
                  <bdi>{formatNumber(pick.orders, locale)}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t('total')}</th>
              <td className="paper-number text-xl leading-7 font-extrabold">
                <bdi>{formatNumber(copies, locale)}</bdi>
              </td>
              <td />
              <td className="max-sm:hidden print:table-cell" />
            </tr>
          </tfoot>
        </table>
      </div>
    </section>
  );
}
