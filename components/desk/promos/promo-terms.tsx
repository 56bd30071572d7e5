import { useFormatter, useLocale, useTranslations } from 'next-intl';
import type { PromoTerms } from '@/lib/desk/contract/promos';
import { typedPounds } from '@/lib/desk/entry/read-amount';
import { formatAmount } from '@/lib/i18n/format';
import { pounds } from '@/lib/money';
import { readMoment } from '@/lib/time';

/** The discount of a code and its period, as text. */
export function PromoTermsText({ promo }: { promo: PromoTerms }) {
  const t = useTranslations('deskPromos');
  const locale = useLocale();
  const format = useFormatter();
  const amount = (pt: number) => formatAmount(pounds(pt), locale);
  const { basis_points, amount_pt, minimum_pt, starts_at, ends_at } = promo;
  const worth =
    basis_points === null
      ? amount(amount_pt ?? 0)
      : t('percent', { percent: typedPounds(basis_points) });
  const limits = [
    minimum_pt > 0 && t('minimum', { amount: amount(minimum_pt) }),
    starts_at && t('from', { moment: format.dateTime(readMoment(starts_at), 'moment') }),
    ends_at && t('until', { moment: format.dateTime(readMoment(ends_at), 'moment') }),
    promo.limit_total !== null &&
      t('limitTotal', { count: format.number(promo.limit_total, 'plain') }),
    promo.limit_per_shopper !== null &&
      t('limitPerShopper', { count: format.number(promo.limit_per_shopper, 'plain') }),
  ].filter((limit) => typeof limit === 'string');
  return (
    <>
      <span className="block font-semibold">
        <bdi>{t('off', { amount: worth })}</bdi>
      </span>
      {limits.map((limit) => (
        <span key={limit} className="block text-muted-foreground">
          <bdi>{limit}</bdi>
        </span>
      ))}
    </>
  );
}
