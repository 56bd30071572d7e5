import { z } from 'zod';
import { type Line } from '../spread-discount.ts';
import { failure } from '../vendor-event.ts';
import { callVendor } from '../vendor-http.ts';
import { understood } from './answer.ts';
import { type AttemptInput, type CreatedAttempt } from './attempt.ts';
import { type PaymobConfig } from './config.ts';
import { billingData } from './request-parts.ts';

const intentionSchema = z.object({
  client_secret: z.string().min(1),
  intention_order_id: z.int().positive(),
});

interface IntentionInput extends AttemptInput {
  items: Line[];
  integrationId: number;
}

/** The newer API: one call, and Paymob's own page for every method. */
export async function createIntention(
  config: PaymobConfig,
  fetch: typeof globalThis.fetch,
  input: IntentionInput,
): Promise<CreatedAttempt> {
  const { secretKey, publicKey, notificationUrl, returnUrl } = config;
  if (!secretKey || !publicKey)
    return failure('not_configured', 'PAYMOB_SECRET_KEY and PAYMOB_PUBLIC_KEY must be set');
  const { method, billing, integrationId } = input;
  const billing_data = billingData(billing);
  const { first_name, last_name, email } = billing_data;
  const answer = await callVendor(fetch, {
    url: `${config.baseUrl}/v1/intention/`,
    method: 'POST',
    headers: { authorization: `Token ${secretKey}` },
    json: {
      amount: input.amountPt,
      currency: 'EGP',
      payment_methods: [integrationId],
      items: input.items.map(({ description, quantity, unitPt }) => ({
        name: description,
        amount: unitPt,
        description,
        quantity,
      })),
      billing_data,
      customer: { first_name, last_name, email },
      special_reference: input.merchantRef,
      expiration: method === 'kiosk' ? config.referenceHours * 3600 : 3600,
      // Each is accepted for these methods only; the others use the settings in the provider's dashboard.
      ...(method === 'card' && notificationUrl ? { notification_url: notificationUrl } : {}),
      ...(method !== 'kiosk' && returnUrl ? { redirection_url: returnUrl } : {}),
    },
  });
  const read = understood(answer, intentionSchema);
  if (!read.ok) return read;
  const query = new URLSearchParams({ publicKey, clientSecret: read.body.client_secret });
  return {
    ok: true,
    attempt: {
      integrationId,
      providerOrderId: String(read.body.intention_order_id),
      redirectUrl: `${config.baseUrl}/unifiedcheckout/?${query.toString()}`,
    },
  };
}
