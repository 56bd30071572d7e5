import { formatAmount, formatMoment } from '@/lib/i18n/format';
import type { Locale } from '@/lib/i18n/locale';
import type { PayableOrder } from '@/lib/orders/order';
import type { OrderDetails } from '@/lib/orders/order-details';
import { Fact } from './fact';
import { OrderLines } from './order-lines';
import { OrderPart } from './order-part';
import type { OrdersWords } from './orders-words';
import { PaymentCard } from './payment-card';
import { PendingNotice } from './pending-notice';
import { ShipmentCard } from './shipment-card';
import { StatusBadge } from './status-badge';

type OrderContentProps = {
  locale: Locale;
  details: OrderDetails;
  /** The same order as one to be paid for, while it is pending and once it has come. */
  payable: PayableOrder | null | undefined;
  now: number;
  words: OrdersWords;
};

export function OrderContent({ locale, details, payable, now, words: all }: OrderContentProps) {
  const words = all.details;
  const { lines, payments, shipments } = details;
  return (
    <>
      {details.status === 'pending' && payable && (
        <PendingNotice locale={locale} order={payable} now={now} words={all} />
      )}
      <OrderPart title={words.summary}>
        <dl className="facts mt-1">
          <Fact label={words.number}>
            <bdi dir="ltr" className="order-code">
              {details.order_number}
            </bdi>
          </Fact>
          <Fact label={words.date}>
            <bdi>{formatMoment(details.timestamp, locale)}</bdi>
          </Fact>
          <Fact label={words.total} note={words.totalNote}>
            <bdi>{formatAmount(details.total_amount, locale)}</bdi>
          </Fact>
          <Fact label={words.status}>
            <StatusBadge status={details.status} locale={locale} />
          </Fact>
        </dl>
      </OrderPart>
      <OrderPart title={words.products} count={lines.length}>
        <OrderLines locale={locale} lines={lines} />
      </OrderPart>
      <OrderPart title={words.payments} count={payments.length}>
        {payments.length === 0 && <p className="text-muted-foreground">{words.noPayments}</p>}
        {payments.map((payment, index) => (
          <PaymentCard
            key={payment.order_payment_id}
            locale={locale}
            payment={payment}
            title={`${words.payment} ${index + 1}`}
            words={words}
          />
        ))}
      </OrderPart>
      <OrderPart title={words.shipments} count={shipments.length}>
        {shipments.length === 0 && <p className="text-muted-foreground">{words.noShipments}</p>}
        {shipments.map((shipment, index) => (
          <ShipmentCard
            key={shipment.order_shipment_id}
            locale={locale}
            shipment={shipment}
            title={`${words.shipment} ${index + 1}`}
            words={all}
          />
        ))}
      </OrderPart>
    </>
  );
}
