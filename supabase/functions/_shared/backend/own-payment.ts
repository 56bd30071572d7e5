import { z } from 'zod';
import { paymentProviders } from '../contracts/payment-providers.mjs';
import { type Deps } from '../deps.ts';
import { refusal } from '../http/refusal.ts';
import { failure, type Outcome, success } from '../outcome.ts';
import { read } from './call.ts';

const paymentsSchema = z.array(
  z.object({
    order_payment_id: z.string(),
    provider: z.enum(paymentProviders),
    merchant_ref: z.string(),
    provider_order_id: z.string().nullable(),
    order_id: z.string(),
    status: z.string(),
    reference: z.string().nullable(),
    reference_expires_at: z.string().nullable(),
    orders: z.object({ order_number: z.string(), status: z.string() }),
  }),
);
export type OwnPayment = z.infer<typeof paymentsSchema>[number];

const columns =
  'order_payment_id,provider,merchant_ref,provider_order_id,order_id,status,reference,reference_expires_at,' +
  'orders(order_number,status)';

/** The shopper's own payment, by `merchantRef`. */
export async function readOwnPayment(
  deps: Deps,
  token: string,
  provider: string,
  merchantRef: string,
): Promise<Outcome<OwnPayment>> {
  const query = new URLSearchParams({
    select: columns,
    provider: `eq.${provider}`,
    merchant_ref: `eq.${merchantRef}`,
    limit: '1',
  });
  const path = `order_payment?${query.toString()}` as const;
  const payments = await read({ deps, as: { token }, path, schema: paymentsSchema });
  if (!payments.ok) return payments;
  const [payment] = payments.value;
  return payment ? success(payment) : failure(refusal('payment_not_found'));
}
