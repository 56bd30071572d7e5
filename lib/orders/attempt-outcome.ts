import type { PayableOrder } from './order';

/** `open`: not known yet. */
export type AttemptOutcome = 'paid' | 'failed' | 'open';

const over = ['FAILED', 'EXPIRED', 'CANCELLED'];

/** The outcome of one payment attempt. */
export function attemptOutcome(order: PayableOrder, attemptId: string): AttemptOutcome {
  if (order.status === 'cancelled') return 'failed';
  if (order.status !== 'pending') return 'paid';
  const attempt = order.order_payment.find(({ order_payment_id: id }) => id === attemptId);
  if (attempt?.status === 'PAID') return 'paid';
  return attempt && over.includes(attempt.status) ? 'failed' : 'open';
}
