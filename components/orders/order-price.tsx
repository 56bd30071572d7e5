import { useLocale, useTranslations } from 'next-intl';
import { DescriptionItem, DescriptionList } from '@/components/description-list';
import { formatAmount, formatReduction } from '@/lib/i18n/format';
import { pounds } from '@/lib/money';
import type { OrderDetails } from '@/lib/orders/order-details';

/** The parts of what an order costs. */
export function OrderPrice({ details }: { details: OrderDetails }) {
  const t = useTranslations('orders.details');
  const locale = useLocale();
  const amount = (piastres: number) => <bdi>{formatAmount(pounds(piastres), locale)}</bdi>;
  return (
    <DescriptionList className="mt-2 border-t pt-3 tabular-nums">
      <DescriptionItem term={t('subtotal')}>{amount(details.subtotal_pt)}</DescriptionItem>
      <DescriptionItem term={t('shipping')}>{amount(details.shipping_pt)}</DescriptionItem>
      <DescriptionItem term={t('fee')}>{amount(details.fee_pt)}</DescriptionItem>
      {details.discount_pt > 0 && (
        <DescriptionItem term={t('discount')}>
          <bdi className="text-accent-foreground">
            {formatReduction(pounds(details.discount_pt), locale)}
          </bdi>
        </DescriptionItem>
      )}
      <DescriptionItem
        term={<span className="text-foreground">{t('total')}</span>}
        className="text-lg font-bold"
      >
        <bdi>{formatAmount(details.total_amount, locale)}</bdi>
      </DescriptionItem>
    </DescriptionList>
  );
}
