import { z } from 'zod';
import { type Line } from '../spread-discount.ts';
import { type Failed } from '../vendor-event.ts';
import { queryVendor, callVendor } from '../vendor-http.ts';
import { withAccessToken } from './access-token.ts';
import { understood } from './answer.ts';
import { type AttemptInput } from './attempt.ts';
import { type PaymobConfig } from './config.ts';
import { billingData } from './request-parts.ts';

const orderSchema = z.object({ id: z.int().positive() });
const keySchema = z.object({ token: z.string().min(1) });

/** Registers the order with Paymob. Not retried: its reference is used up, and the next attempt has another one. */
export async function registerOrder(
  config: PaymobConfig,
  fetch: typeof globalThis.fetch,
  { merchantRef, amountPt }: AttemptInput,
  items: Line[],
): Promise<{ ok: true; body: { id: number } } | Failed> {
  const answer = await withAccessToken(config, fetch, (token) =>
    callVendor(fetch, {
      url: `${config.baseUrl}/api/ecommerce/orders`,
      method: 'POST',
      json: {
        auth_token: token,
        delivery_needed: 'false',
        amount_cents: amountPt,
        currency: 'EGP',
        merchant_order_id: merchantRef,
        items: items.map(({ description, quantity, unitPt }) => ({
          name: description,
          amount_cents: unitPt,
          description,
          quantity,
        })),
      },
    }),
  );
  return understood(answer, orderSchema);
}

/** Requests the key of an attempt. An unused key has no effect, so the call can be retried. */
export async function requestPaymentKey(
  config: PaymobConfig,
  fetch: typeof globalThis.fetch,
  input: AttemptInput,
  key: { orderId: number; integrationId: number; lifetimeSeconds: number },
): Promise<{ ok: true; body: { token: string } } | Failed> {
  const answer = await withAccessToken(config, fetch, (token) =>
    queryVendor(fetch, {
      url: `${config.baseUrl}/api/acceptance/payment_keys`,
      method: 'POST',
      json: {
        auth_token: token,
        amount_cents: input.amountPt,
        expiration: key.lifetimeSeconds,
        order_id: key.orderId,
        currency: 'EGP',
        integration_id: key.integrationId,
        billing_data: billingData(input.billing),
        lock_order_when_paid: true,
      },
    }),
  );
  return understood(answer, keySchema);
}
