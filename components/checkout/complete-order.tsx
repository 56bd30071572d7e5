import { Truck } from 'lucide';
import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/icon';
import { ExpectedDays } from '@/components/orders/expected-days';
import { OrderCover } from '@/components/orders/order-cover';
import { inLocale } from '@/lib/catalogue/product';
import { expectedArrival } from '@/lib/orders/expected-arrival';
import type { PayableOrder } from '@/lib/orders/order';
import { awaitsPayment, type PaymentResult } from '@/lib/payments/payment-result';
import { CompleteNote } from './complete-note';

/** The books of the order with their covers. */
export function CompleteBooks({ order }: { order: PayableOrder }) {
  const t = useTranslations('paymentComplete');
  const locale = useLocale();
  if (order.order_products.length === 0) return null;
  return (
    <ul
      aria-label={t('books')}
      className="mt-6 grid grid-cols-[repeat(auto-fit,minmax(min(14rem,100%),1fr))] gap-4 border-y py-5 text-start lg:mt-0 lg:border-t-0 lg:pt-0"
    >
      {order.order_products.map(({ product_id, product, quantity, product_name, name_en }) => (
        <li key={product_id} className="flex min-w-0 items-center gap-3.5 text-md">
          <OrderCover url={product?.image_url ?? null} className="w-18" />
          <span>
            <bdi>{inLocale(locale, product_name, name_en)}</bdi> × {quantity}
          </span>
        </li>
      ))}
    </ul>
  );
}

type CompleteArrivalProps = {
  order: PayableOrder;
  result: PaymentResult;
  /** In milliseconds. */
  now: number;
};

/** When the books arrive, if the shop knows. */
export function CompleteArrival({ order, result, now }: CompleteArrivalProps) {
  const arrival = expectedArrival(order, now);
  if (!arrival) return null;
  // The payment may be known here before the shop has recorded it.
  const isPaid = arrival.isPaid || !awaitsPayment(result);
  return (
    <CompleteNote icon={<Icon icon={Truck} className="mt-1 size-5 text-primary" />}>
      <ExpectedDays arrival={{ ...arrival, isPaid }} />
    </CompleteNote>
  );
}
