import type { PayableOrder } from './order';

/** `open`: nobody can say yet. */
export type AttemptOutcome = 'paid' | 'failed' | 'open';

const over = ['FAILED', 'EXPIRED', 'CANCELLED'];

/** What became of one attempt to pay for an order. */
export function attemptOutcome(order: PayableOrder, attemptId: string): AttemptOutcome {
  if (order.status === 'cancelled') return 'failed';
  if (order.status !== 'pending') return 'paid';
  const attempt = order.order_payment.find(({ order_payment_id: id }) => id === attemptId);
  if (attempt?.status === 'PAID') return 'paid';
  return attempt && over.includes(attempt.status) ? 'failed' : 'open';
}
