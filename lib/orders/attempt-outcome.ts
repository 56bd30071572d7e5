import type { DeclineReason } from '@/supabase/functions/_shared/contracts/decline-reason';
import { declineOf } from './decline';
import type { PayableOrder } from './order';

/** `open`: not known yet. */
export type AttemptOutcome = 'paid' | 'failed' | 'open';

/** How an attempt ended, and why it was declined, if that is known. */
export type AttemptEnd = { outcome: AttemptOutcome; reason: DeclineReason | null };

const over = ['FAILED', 'EXPIRED', 'CANCELLED'];

export const unknownEnd: AttemptEnd = { outcome: 'open', reason: null };

/** The outcome of one payment attempt. */
export function attemptEnd(order: PayableOrder, attemptId: string): AttemptEnd {
  const attempt = order.order_payment.find(({ order_payment_id: id }) => id === attemptId);
  const outcome = outcomeOf(order.status, attempt?.status);
  return { outcome, reason: outcome === 'failed' && attempt ? declineOf(attempt) : null };
}

function outcomeOf(order: string, attempt: string | undefined): AttemptOutcome {
  if (order === 'cancelled') return 'failed';
  if (order !== 'pending' || attempt === 'PAID') return 'paid';
  return attempt !== undefined && over.includes(attempt) ? 'failed' : 'open';
}
