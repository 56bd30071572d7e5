import { z } from 'zod';
import { type PaymentProvider } from '../contracts/payment-providers.mjs';
import { type Deps } from '../deps.ts';
import { callAsServer } from './call.ts';
import { piastres } from './money.ts';

const known = z.string().nullish();

const startedSchema = z.object({
  order_payment_id: z.string(),
  merchant_ref: z.string(),
  order_id: z.string(),
  order_number: z.string(),
  amount_pt: piastres,
  expires_at: z.string().nullable(),
  /** When an outlet reference expires at the latest. */
  reference_until: z.string(),
  customer: z.object({
    first_name: known,
    last_name: known,
    email: known,
    phone: known,
    user_id: z.string(),
  }),
  address: z.object({ street: known, city: known, area: known, country_iso2: known }),
  lines: z.array(
    z.object({
      product_id: z.string(),
      description: z.string(),
      quantity: z.int().positive(),
      unit_pt: piastres,
      line_pt: piastres,
    }),
  ),
  shipping_pt: piastres,
  fee_pt: piastres,
  discount_pt: piastres,
});

export type StartedPayment = z.infer<typeof startedSchema>;

const hourMs = 3_600_000;

/**
 * Records a payment attempt before its provider is called; customer and amount come from the order. Runs in the
 * server's role; `userId` is from the confirmed session.
 */
export const startPayment = (
  deps: Deps,
  payment: {
    userId: string;
    orderId: string;
    provider: PaymentProvider;
    method: string;
    referenceHours: number;
  },
) =>
  callAsServer(
    deps,
    'start_payment',
    {
      p_user_id: payment.userId,
      p_order_id: payment.orderId,
      p_provider: payment.provider,
      p_method: payment.method,
      p_trace_id: deps.trace?.traceId ?? null,
      p_reference_until: new Date(Date.now() + payment.referenceHours * hourMs).toISOString(),
    },
    startedSchema,
  );
