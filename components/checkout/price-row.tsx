import { useLocale } from 'next-intl';
import { formatAmount, formatReduction } from '@/lib/i18n/format';
import { directionOf } from '@/lib/i18n/locale';

type PriceRowProps = {
  label: string;
  /** In pounds. */
  amount: number;
  look?: 'plain' | 'struck' | 'total' | 'discount';
};

const looks = {
  plain: '',
  struck: 'text-muted-foreground line-through',
  total: 'text-lg font-bold',
  discount: 'font-semibold text-accent-foreground',
};

export function PriceRow({ label, amount, look = 'plain' }: PriceRowProps) {
  const locale = useLocale();
  const value =
    look === 'discount' ? formatReduction(amount, locale) : formatAmount(amount, locale);
  const Value = look === 'struck' ? 's' : 'bdi';
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className={look === 'total' ? looks.total : ''}>{label}</dt>
      <dd className={looks[look]}>
        <Value dir={directionOf(locale)}>{value}</Value>
      </dd>
    </div>
  );
}
