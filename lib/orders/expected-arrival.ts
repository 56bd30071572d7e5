import { dayInCairo, deliveryWindow } from '@/lib/delivery/delivery-days';
import { readMoment } from '@/lib/time';
import type { OrderStory } from './order-story';

type Ordered = Pick<OrderStory, 'order_status_changes' | 'order_addresses'> & { status: string };

export type ExpectedArrival = {
  /** ISO dates in Cairo. */
  from: string;
  to: string;
  /** False: the dates hold if the order is paid today. */
  isPaid: boolean;
};

/**
 * When an order should arrive, counted from its payment. Null if the shop does not know: outside Egypt, after the
 * promised days, and for an order that is finished. `now` in milliseconds.
 */
export function expectedArrival(order: Ordered, now: number): ExpectedArrival | null {
  const { status, order_status_changes: changes, order_addresses: address } = order;
  if (address?.country_iso2 !== 'EG') return null;
  if (status === 'pending') return { ...deliveryWindow(now), isPaid: false };
  if (status === 'delivered' || status === 'cancelled') return null;
  const payment = changes.findLast(({ to_status }) => to_status === 'processing');
  if (!payment) return null;
  const days = deliveryWindow(readMoment(payment.timestamp));
  return days.to < dayInCairo(now) ? null : { ...days, isPaid: true };
}
