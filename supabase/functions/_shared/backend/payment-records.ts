import { z } from 'zod';
import { paymentProviders } from '../contracts/payment-providers.mjs';
import { type Deps } from '../deps.ts';
import { type VendorEvent, type VendorHint } from '../vendors/vendor-event.ts';
import { callAsServer } from './ask.ts';

const questionSchema = z.object({
  order_payment_id: z.string(),
  order_id: z.string(),
  provider: z.enum(paymentProviders),
  merchant_ref: z.string(),
  provider_order_id: z.string().nullable(),
  status: z.string(),
  /** Of the provider's transactions that moved its money, as far as they are known. */
  transaction_ids: z.array(z.string()),
});
/** An attempt, and what its provider is asked about it by. */
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

/** Those whose provider is due to be asked, or all of an order that may yet turn out paid. */
export const openPayments = (deps: Deps, limit: number, orderId: string | null = null) =>
  callAsServer(
    deps,
    'open_payments',
    { p_limit: limit, p_order_id: orderId },
    z.array(questionSchema),
  );

/** Keeps what a provider answered about a payment, with everything that follows. The same answer twice has one effect. */
export const applyPaymentEvent = (
  deps: Deps,
  event: VendorEvent & { order_payment_id: string; source: 'pull' | 'server' },
) => callAsServer(deps, 'apply_payment_event', { p_event: event }, appliedSchema);

/** Keeps a message as evidence, and answers what to ask the provider because of it. */
export const notePaymentHint = (
  deps: Deps,
  { transaction: _, ...hint }: VendorHint,
  source: 'webhook' | 'return' | 'browser',
) => callAsServer(deps, 'note_payment_hint', { p_hint: { ...hint, source } }, notedSchema);

export const markPaymentChecked = (deps: Deps, orderPaymentId: string) =>
  callAsServer(deps, 'mark_payment_checked', { p_order_payment_id: orderPaymentId }, z.unknown());

/** Keeps under which number the provider knows the payment. */
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
