import { useFormatter, useLocale } from 'next-intl';
import { formatAmount } from '@/lib/i18n/format';
import type { DeskColleague } from '@/lib/desk/contract/fields';
import { pounds } from '@/lib/money';
import { readMoment } from '@/lib/time';

/** An amount, in whole piastres. */
export function Amount({ pt }: { pt: number }) {
  return <bdi className="whitespace-nowrap">{formatAmount(pounds(pt), useLocale())}</bdi>;
}

/** A moment, in Cairo's time. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{useFormatter().dateTime(readMoment(at), 'moment')}</time>;
}

/** Text that is left to right in every language: numbers of orders, phones and parcels, e-mail addresses. */
export function Code({ children }: { children: string }) {
  return (
    <bdi dir="ltr" className="wrap-anywhere">
      {children}
    </bdi>
  );
}

/** A colleague by name or address; `nobody` for the shop itself, or once the account is gone. */
export function Colleague({ who, nobody }: { who: DeskColleague | null; nobody: string }) {
  return <bdi>{who?.name ?? who?.email ?? nobody}</bdi>;
}
