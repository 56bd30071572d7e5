import { z } from 'zod';
import { paymentProviders } from '../contracts/payment-providers.mjs';
import { type Deps } from '../deps.ts';
import { type VendorEvent, type VendorHint } from '../vendors/vendor-event.ts';
import { callAsServer } from './call.ts';

export const questionSchema = z.object({
  order_payment_id: z.string(),
  order_id: z.string(),
  provider: z.enum(paymentProviders),
  merchant_ref: z.string(),
  provider_order_id: z.string().nullable(),
  status: z.string(),
  /** What the attempt's logs and traces have in common. */
  trace_id: z.string().nullish(),
  /** The known provider transactions that moved money. */
  transaction_ids: z.array(z.string()),
});
/** A payment attempt with the values for querying its provider. */
export type PaymentQuestion = z.infer<typeof questionSchema>;

const notedSchema = z.object({ known: z.boolean(), question: questionSchema.nullable() });

const appliedSchema = z.object({
  outcome: z.enum(['applied', 'duplicate', 'ignored', 'review', 'unknown']),
  payment_status: z.string().nullish(),
  order_status: z.string().nullish(),
  refund_due: z.boolean().nullish(),
});
export type Applied = z.infer<typeof appliedSchema>;

const expiredSchema = z.object({ expired: z.array(z.string()), doubtful: z.array(z.string()) });

/** Payments whose provider should be queried now, or all payments of an order that may still turn out to be paid. */
export const openPayments = (deps: Deps, limit: number, orderId: string | null = null) =>
  callAsServer(
    deps,
    'open_payments',
    { p_limit: limit, p_order_id: orderId },
    z.array(questionSchema),
  );

/** Applies a provider's answer about a payment, with all consequences. Applying it twice has no further effect. */
export const applyPaymentEvent = (
  deps: Deps,
  event: VendorEvent & { order_payment_id: string; source: 'pull' | 'server' },
) => callAsServer(deps, 'apply_payment_event', { p_event: event }, appliedSchema);

/** Stores a message as evidence, and returns the inquiry to make because of it. */
export const notePaymentHint = (
  deps: Deps,
  { transaction: _, ...hint }: VendorHint,
  source: 'webhook' | 'return' | 'browser',
) => callAsServer(deps, 'note_payment_hint', { p_hint: { ...hint, source } }, notedSchema);

export const markPaymentChecked = (deps: Deps, orderPaymentId: string) =>
  callAsServer(deps, 'mark_payment_checked', { p_order_payment_id: orderPaymentId }, z.unknown());

/** Stores the provider's number of the payment. */
export const notePaymentReference = (
  deps: Deps,
  note: {
    orderPaymentId: string;
    providerOrderId: string;
    reference: string | null;
    expiresAt: string | null;
  },
) =>
  callAsServer(
    deps,
    'note_payment_reference',
    {
      p_order_payment_id: note.orderPaymentId,
      p_provider_order_id: note.providerOrderId,
      p_reference: note.reference,
      p_expires_at: note.expiresAt,
    },
    z.unknown(),
  );

export const expireOrders = (deps: Deps, limit: number) =>
  callAsServer(deps, 'expire_orders', { p_limit: limit }, expiredSchema);
