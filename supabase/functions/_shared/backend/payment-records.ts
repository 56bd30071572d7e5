import { z } from 'zod';
import { type Deps } from '../deps.ts';
import { ask } from './ask.ts';

const openSchema = z.array(
  z.object({
    order_payment_id: z.string(),
    order_id: z.string(),
    provider: z.enum(['fawry', 'paymob']),
    merchant_ref: z.string(),
    provider_order_id: z.string().nullable(),
    status: z.string(),
  }),
);
export type OpenPayment = z.infer<typeof openSchema>[number];
/** What its provider is asked by. */
export type AskedPayment = Pick<
  OpenPayment,
  'order_payment_id' | 'provider' | 'merchant_ref' | 'provider_order_id' | 'status'
>;

const appliedSchema = z.object({
  outcome: z.enum(['applied', 'duplicate', 'ignored', 'review', 'unknown']),
  payment_status: z.string().nullish(),
  order_status: z.string().nullish(),
  refund_due: z.boolean().nullish(),
});
export type Applied = z.infer<typeof appliedSchema>;

const expiredSchema = z.object({ expired: z.array(z.string()) });

const record = <T extends z.ZodType>(deps: Deps, name: string, body: object, schema: T) =>
  ask({ deps, as: 'server', path: `rpc/${name}`, body, schema });

/** Those that no provider has had the last word on, the least recently checked first. */
export const openPayments = (deps: Deps, limit: number, orderId: string | null = null) =>
  record(deps, 'open_payments', { p_limit: limit, p_order_id: orderId }, openSchema);

/** Keeps a verified word about a payment, with everything that follows from it. The same word twice has one effect. */
export const applyPaymentEvent = (deps: Deps, event: object) =>
  record(deps, 'apply_payment_event', { p_event: event }, appliedSchema);

export const markPaymentChecked = (deps: Deps, orderPaymentId: string) =>
  record(deps, 'mark_payment_checked', { p_order_payment_id: orderPaymentId }, z.unknown());

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
  record(
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
  record(deps, 'expire_orders', { p_limit: limit }, expiredSchema);
