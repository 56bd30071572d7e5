import { lineTotal } from '@/lib/cart/cart-item';
import { inLocale } from '@/lib/catalogue/product';
import { formatAmount, formatMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locale';
import type { PayableOrder } from '@/lib/orders/order';
import { pounds } from '@/lib/money';
import type { CheckoutWords } from './checkout-words';
import type { PayOrderWords } from './pay-order-words';
import { PriceRow } from './price-row';

type OrderFactsProps = {
  locale: Locale;
  order: PayableOrder;
  words: { order: PayOrderWords; checkout: CheckoutWords };
};

/** What was ordered, and how its price came about. */
export function OrderFacts({ locale, order, words: { order: words, checkout } }: OrderFactsProps) {
  const { subtotal, shipping, serviceFee, promoDiscount } = checkout.summary;
  const row = (label: string, piastres: number) => (
    <PriceRow locale={locale} label={label} amount={pounds(piastres)} />
  );
  return (
    <>
      <dl className="mt-3 grid gap-y-1.5">
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt>{words.number}</dt>
          <dd className="font-bold">
            <bdi dir="ltr">{order.order_number}</bdi>
          </dd>
        </div>
        <div className="flex flex-wrap justify-between gap-x-4">
          <dt>{words.date}</dt>
          <dd>
            <bdi>{formatMoment(order.timestamp, locale)}</bdi>
          </dd>
        </div>
      </dl>
      <h3 className="mt-4 font-bold">{words.books}</h3>
      <ul className="divide-y divide-border">
        {order.order_products.map((line) => (
          <li key={line.product_id} className="flex justify-between gap-4 py-2 text-sm">
            <span className="min-w-0">
              <bdi>{inLocale(locale, line.product_name, line.name_en)}</bdi> × {line.quantity}
            </span>
            <bdi className="flex-none font-bold">{formatAmount(lineTotal(line), locale)}</bdi>
          </li>
        ))}
      </ul>
      <dl className="mt-2 grid gap-y-1.5 border-t border-border pt-3">
        {row(subtotal, order.subtotal_pt)}
        {row(shipping, order.shipping_pt)}
        {row(serviceFee, order.fee_pt)}
        {order.discount_pt > 0 && (
          <PriceRow
            locale={locale}
            label={promoDiscount}
            amount={pounds(order.discount_pt)}
            look="discount"
          />
        )}
      </dl>
      <dl className="mt-3 border-t border-border pt-3">
        <PriceRow locale={locale} label={words.total} amount={order.total_amount} look="total" />
      </dl>
    </>
  );
}
