import { lineTotal } from '@/lib/cart/cart-item';
import { inLocale } from '@/lib/catalogue/product';
import { formatAmount, formatMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locale';
import type { PayableOrder } from '@/lib/orders/order';
import type { PayOrderWords } from './pay-order-words';

type OrderFactsProps = { locale: Locale; order: PayableOrder; words: PayOrderWords };

export function OrderFacts({ locale, order, words }: OrderFactsProps) {
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
      <p className="mt-2 flex flex-wrap justify-between gap-x-4 border-t border-border pt-3 text-lg font-bold">
        <span>{words.total}</span>
        <bdi>{formatAmount(order.total_amount, locale)}</bdi>
      </p>
    </>
  );
}
