import * as z from 'zod/mini';
import type { DeclineReason } from '@/supabase/functions/_shared/contracts/decline-reason';
import { readMoment } from '@/lib/time';
import { declineOf } from './decline';
import { orderedBookSchema, orderStorySchema } from './order-story';

const reference = z.object({
  order_payment_id: z.string(),
  provider: z.string(),
  payment_method: z.nullable(z.string()),
  status: z.string(),
  reference: z.nullable(z.string()),
  reference_expires_at: z.nullable(z.string()),
  decline_code: z.nullable(z.string()),
  created_at: z.string(),
});

/** An order with the data needed to pay for it. Amounts are in pounds, those ending in `_pt` in piastres. */
export const payableOrderSchema = z.extend(orderStorySchema, {
  order_id: z.string(),
  order_number: z.string(),
  timestamp: z.string(),
  total_amount: z.number(),
  status: z.string(),
  expires_at: z.nullable(z.string()),
  order_payment: z.array(reference),
  order_products: z.array(z.extend(orderedBookSchema, { retail_price: z.number() })),
});
export type PayableOrder = z.infer<typeof payableOrderSchema>;

/** Whether the order can still be paid. `now` in milliseconds. */
export function isPayable({ status, expires_at }: PayableOrder, now: number): boolean {
  return status === 'pending' && (expires_at === null || readMoment(expires_at) > now);
}

/** The reference number that can still be used to pay, if there is one. `now` in milliseconds. */
export function openReference(
  { status, order_payment }: PayableOrder,
  now: number,
): { reference: string; expiresAt: string | null } | null {
  if (status !== 'pending') return null;
  for (const payment of order_payment) {
    if (payment.reference === null || payment.status !== 'PENDING') continue;
    const expiresAt = payment.reference_expires_at;
    if (expiresAt === null || readMoment(expiresAt) > now)
      return { reference: payment.reference, expiresAt };
  }
  return null;
}

/** Why the latest attempt to pay was declined; null if it was not, or if the reason is unknown. */
export function latestDecline({ order_payment }: PayableOrder): DeclineReason | null {
  const [latest] = order_payment.toSorted(
    (one, other) => readMoment(other.created_at) - readMoment(one.created_at),
  );
  return latest ? declineOf(latest) : null;
}
