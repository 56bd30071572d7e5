import { useFormatter, useLocale, useTranslations } from 'next-intl';
import { useId, type ReactNode } from 'react';
import { DescriptionItem, DescriptionList } from '@/components/description-list';
import { PaymentReference } from '@/components/payments/payment-reference';
import { formatAmount } from '@/lib/i18n/format';
import { expectedArrival } from '@/lib/orders/expected-arrival';
import { lineAmount, lineName } from '@/lib/orders/line';
import { isPayable, openReference, type PayableOrder } from '@/lib/orders/order';
import type { OrderDetails } from '@/lib/orders/order-details';
import { orderProgress } from '@/lib/orders/order-progress';
import { readMoment } from '@/lib/time';
import { ExpectedDays } from './expected-days';
import { DetailCard } from './detail-card';
import { OrderCover } from './order-cover';
import { OrderPrice } from './order-price';
import { OrderWay } from './order-way';
import { PaymentCard } from './payment-card';
import { ShipmentCard } from './shipment-card';
import { StatusBadge } from './status-badge';

type OrderContentProps = {
  details: OrderDetails;
  /** The same order with its payment data, while it is pending. */
  payable: PayableOrder | null | undefined;
  now: number;
};

export function OrderContent({ details, payable, now }: OrderContentProps) {
  const t = useTranslations('orders.details');
  const locale = useLocale();
  const format = useFormatter();
  const { lines, payments, shipments } = details;
  return (
    <>
      {details.status === 'pending' && payable && <PendingNotice order={payable} now={now} />}
      <OrderSection title={t('summary')}>
        <DescriptionList className="mt-1">
          <DescriptionItem term={t('number')}>
            <bdi dir="ltr">{details.order_number}</bdi>
          </DescriptionItem>
          <DescriptionItem term={t('date')}>
            <bdi>{format.dateTime(readMoment(details.timestamp), 'moment')}</bdi>
          </DescriptionItem>
          <DescriptionItem term={t('total')}>
            <bdi>{formatAmount(details.total_amount, locale)}</bdi>
          </DescriptionItem>
          <DescriptionItem term={t('status')}>
            <StatusBadge status={details.status} />
          </DescriptionItem>
        </DescriptionList>
      </OrderSection>
      <OrderTimeline details={details} now={now} />
      <OrderSection title={t('products')} count={lines.length}>
        <ul className="mt-1">
          {lines.map((line) => (
            <li key={line.product_id} className="flex items-center gap-3 py-2">
              <OrderCover url={line.image_url} className="w-14" />
              <span className="min-w-0 grow">
                <bdi>{lineName(line, locale)}</bdi> × {line.quantity}
              </span>
              <bdi className="flex-none font-bold">{formatAmount(lineAmount(line), locale)}</bdi>
            </li>
          ))}
        </ul>
        <OrderPrice details={details} />
      </OrderSection>
      <OrderSection title={t('payments')} count={payments.length}>
        {payments.length === 0 && <p className="text-muted-foreground">{t('noPayments')}</p>}
        {payments.map((payment, index) => (
          <PaymentCard
            key={payment.order_payment_id}
            payment={payment}
            title={`${t('payment')} ${index + 1}`}
          />
        ))}
      </OrderSection>
      <OrderSection title={t('shipments')} count={shipments.length}>
        {shipments.length === 0 && <p className="text-muted-foreground">{t('noShipments')}</p>}
        {shipments.map((shipment, index) => (
          <ShipmentCard
            key={shipment.order_shipment_id}
            shipment={shipment}
            title={`${t('shipment')} ${index + 1}`}
          />
        ))}
      </OrderSection>
    </>
  );
}

/** The steps of the order so far and to come; nothing for an unknown status. */
function OrderTimeline({ details, now }: { details: OrderDetails; now: number }) {
  const t = useTranslations('orderProgress');
  const { status, order_status_changes: changes } = details;
  const history = changes.map(({ to_status, timestamp }) => ({ status: to_status, timestamp }));
  const steps = orderProgress({ status, history });
  const arrival = expectedArrival(details, now);
  if (steps.length === 0) return null;
  return (
    <OrderSection title={t('title')}>
      <OrderWay steps={steps} expected={arrival && <ExpectedDays arrival={arrival} />} />
    </OrderSection>
  );
}

type OrderSectionProps = { title: string; count?: number; children: ReactNode };

function OrderSection({ title, count, children }: OrderSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="py-3.5 [section+&]:border-t">
      <h3 id={id} className="text-lg font-bold">
        {title} {count !== undefined && <bdi>({count})</bdi>}
      </h3>
      {children}
    </section>
  );
}

/** The next step of a pending order, and its reference number for paying at an outlet, if there is one. */
function PendingNotice({ order, now }: { order: PayableOrder; now: number }) {
  const t = useTranslations('orders.actions');
  const format = useFormatter();
  const reference = openReference(order, now);
  if (!isPayable(order, now) && !reference) {
    return <DetailCard title={t('expired')} />;
  }
  return (
    <DetailCard title={reference ? t('reference') : t('unpaid')}>
      {order.expires_at && (
        <p className="text-sm text-muted-foreground">
          {t('until')} <bdi>{format.dateTime(readMoment(order.expires_at), 'moment')}</bdi>
        </p>
      )}
      {reference && <PaymentReference {...reference} />}
    </DetailCard>
  );
}
