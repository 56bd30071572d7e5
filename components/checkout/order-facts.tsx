import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { OrderCover } from '@/components/orders/order-cover';
import { lineTotal } from '@/lib/cart/cart-item';
import { inLocale } from '@/lib/catalogue/product';
import { formatAmount } from '@/lib/i18n/format';
import { pounds } from '@/lib/money';
import type { PayableOrder } from '@/lib/orders/order';
import { readMoment } from '@/lib/time';
import { PriceBreakdown } from './price-breakdown';
import { PriceRow } from './price-row';

/** The ordered books and the parts of the price. */
export function OrderFacts({ order }: { order: PayableOrder }) {
  const t = useTranslations('payOrder');
  const locale = useLocale();
  const format = useFormatter();
  return (
    <>
      <dl className="mt-3 grid gap-y-1.5">
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt>{t('number')}</dt>
          <dd className="font-bold">
            <bdi dir="ltr">{order.order_number}</bdi>
          </dd>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt>{t('date')}</dt>
          <dd>
            <bdi>{format.dateTime(readMoment(order.timestamp), 'moment')}</bdi>
          </dd>
        </div>
      </dl>
      <h3 className="mt-4 font-bold">{t('books')}</h3>
      <ul className="divide-y divide-border">
        {order.order_products.map((line) => (
          <li key={line.product_id} className="flex items-center gap-3 py-2 text-sm">
            <OrderCover url={line.product?.image_url ?? null} />
            <span className="min-w-0 grow">
              <bdi>{inLocale(locale, line.product_name, line.name_en)}</bdi> × {line.quantity}
            </span>
            <bdi className="flex-none font-bold">{formatAmount(lineTotal(line), locale)}</bdi>
          </li>
        ))}
      </ul>
      <PriceBreakdown
        subtotal={pounds(order.subtotal_pt)}
        shipping={pounds(order.shipping_pt)}
        fee={pounds(order.fee_pt)}
        discount={pounds(order.discount_pt)}
        className="mt-2 border-t border-border pt-3"
      >
        <PriceRow label={t('total')} amount={order.total_amount} look="total" />
      </PriceBreakdown>
    </>
  );
}
