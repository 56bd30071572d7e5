import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import type { DeskPackedOrder } from '@/lib/desk/contract/packing';
import { fullName } from '@/lib/desk/entry/names';
import { placeOf } from '@/lib/desk/packing/address-lines';
import { brandName, contact } from '@/lib/env/brand';
import { Paper, PaperNumber } from './paper';

/** The label of a parcel: the address, the phone number for the courier, and that no cash is to be collected. */
export function AddressLabel({ order }: { order: DeskPackedOrder }) {
  const t = useTranslations('deskPrint');
  const locale = useLocale();
  const id = useId();
  return (
    <Paper sheet="label" aria-labelledby={id}>
      <p className="text-sm">
        {t('from')}: <b>{brandName(locale)}</b>
        {contact.phone && (
          <>
            {' · '}
            <bdi dir="ltr">{contact.phone}</bdi>
          </>
        )}
      </p>
      <address className="mt-3 grow border-y-2 border-black py-3 not-italic">
        <p className="text-sm">{t('to')}</p>
        <p className="text-2xl leading-9 font-extrabold">
          <bdi>{fullName(order)}</bdi>
        </p>
        <p className="mt-2 text-lg whitespace-pre-line">
          <bdi>{order.address.shipping_address}</bdi>
        </p>
        <p className="text-xl font-bold">
          <bdi>{placeOf(order.address, locale)}</bdi>
        </p>
        <p className="mt-2 text-xl font-bold tabular-nums">
          {[order.phone, order.additional_phone].filter(Boolean).map((phone) => (
            <bdi key={phone} dir="ltr" className="me-5 inline-block">
              {phone}
            </bdi>
          ))}
        </p>
      </address>
      <div className="mt-3 flex flex-wrap items-end justify-between gap-x-4">
        <PaperNumber id={id}>
          <span className="sr-only">{t('order')} </span>
          <bdi>{order.order_number}</bdi>
        </PaperNumber>
        <p className="text-sm">{t('copies', { count: order.items })}</p>
      </div>
      <p className="font-bold">{t('collectNothing')}</p>
    </Paper>
  );
}
