import { useLocale, useTranslations } from 'next-intl';
import { formatAmount, formatReduction } from '@/lib/i18n/format';
import { pounds } from '@/lib/money';
import type { OrderDetails } from '@/lib/orders/order-details';
import { Fact } from './fact';

/** The parts of what an order costs. */
export function OrderPrice({ details }: { details: OrderDetails }) {
  const t = useTranslations('orders.details');
  const locale = useLocale();
  const amount = (piastres: number) => <bdi>{formatAmount(pounds(piastres), locale)}</bdi>;
  return (
    <dl className="facts order-price">
      <Fact label={t('subtotal')}>{amount(details.subtotal_pt)}</Fact>
      <Fact label={t('shipping')}>{amount(details.shipping_pt)}</Fact>
      <Fact label={t('fee')}>{amount(details.fee_pt)}</Fact>
      {details.discount_pt > 0 && (
        <Fact label={t('discount')}>
          <bdi className="text-accent-foreground">
            {formatReduction(pounds(details.discount_pt), locale)}
          </bdi>
        </Fact>
      )}
      <Fact label={t('total')}>
        <bdi>{formatAmount(details.total_amount, locale)}</bdi>
      </Fact>
    </dl>
  );
}
