import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import type { DeskPackedOrder } from '@/lib/desk/contract/packing';
import { bookName, fullName } from '@/lib/desk/entry/names';
import { placeOf } from '@/lib/desk/packing/address-lines';
import { brandName } from '@/lib/env/brand';
import { formatAmount } from '@/lib/i18n/format';
import { pounds } from '@/lib/money';
import { readMoment } from '@/lib/time';
import { cn } from '@/lib/utils';
import { numeric, Paper, PaperCell, PaperHead, PaperNumber, PaperTable } from './paper';

/** The contents of a parcel, for those who pack and open it. */
export function PackingSlip({ order }: { order: DeskPackedOrder }) {
  const t = useTranslations('deskPrint');
  const locale = useLocale();
  const format = useFormatter();
  const id = useId();
  return (
    <Paper sheet="a4" aria-labelledby={id} className="min-h-[60mm] print:min-h-0">
      <div className="flex flex-wrap items-start justify-between gap-x-8 gap-y-3">
        <div>
          <p className="text-xl font-extrabold">{brandName(locale)}</p>
          <p>{t('slip')}</p>
        </div>
        <div>
          <PaperNumber id={id}>
            <span className="sr-only">{t('order')} </span>
            <bdi>{order.order_number}</bdi>
          </PaperNumber>
          <p className="text-sm">
            {t('placed', { day: format.dateTime(readMoment(order.timestamp), 'moment') })}
          </p>
        </div>
      </div>
      <address className="mt-6 not-italic">
        <p className="text-lg font-bold">
          <bdi>{fullName(order)}</bdi>
        </p>
        <p className="whitespace-pre-line">
          <bdi>{order.address.shipping_address}</bdi>
        </p>
        <p>
          <bdi>{placeOf(order.address, locale)}</bdi>
        </p>
        <p>
          <bdi dir="ltr">{order.phone}</bdi>
        </p>
      </address>
      <PaperTable className="mt-6" aria-labelledby={id}>
        <thead>
          <tr>
            <PaperHead scope="col" className={cn(numeric, 'w-16')}>
              {t('quantity')}
            </PaperHead>
            <PaperHead scope="col">{t('book')}</PaperHead>
          </tr>
        </thead>
        <tbody>
          {order.lines.map((line) => (
            <tr key={line.product_id}>
              <PaperCell className={cn(numeric, 'text-lg font-bold')}>
                <bdi>{format.number(line.quantity, 'plain')}</bdi>
              </PaperCell>
              <PaperHead scope="row">
                <bdi>{bookName(line, locale)}</bdi>
                <span className="block text-sm font-normal">
                  <bdi dir="ltr">{line.sku}</bdi>
                </span>
              </PaperHead>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <PaperCell className={cn(numeric, 'text-lg font-bold')}>
              <bdi>{format.number(order.items, 'plain')}</bdi>
            </PaperCell>
            <PaperHead scope="row">{t('total')}</PaperHead>
          </tr>
        </tfoot>
      </PaperTable>
      <p className="mt-4 font-bold">
        {t('paid', { amount: formatAmount(pounds(order.total_pt), locale) })}
      </p>
      <p className="mt-6">{t('thanks')}</p>
    </Paper>
  );
}
