import { isPayable } from '../money.ts';
import { failure } from '../vendor-event.ts';
import { type AttemptInput, type CreatedAttempt } from './attempt.ts';
import { type PaymobConfig } from './config.ts';
import { createIntention } from './create-intention.ts';
import { pay } from './pay.ts';
import { registerOrder, requestPaymentKey } from './register-order.ts';
import { itemsOf, walletIdentifier } from './request-parts.ts';

const hourSeconds = 3600;

/**
 * Starts a payment attempt. If it fails, no money has moved, and the next attempt needs a new `merchantRef`. After
 * `timeout` the shopper may have a payment that only Paymob knows: `inquire` finds it.
 */
export async function createAttempt(
  config: PaymobConfig,
  fetch: typeof globalThis.fetch,
  input: AttemptInput,
): Promise<CreatedAttempt> {
  const integrationId = config.integrations[input.method];
  if (integrationId === undefined)
    return failure('not_configured', `no integration for ${input.method}`);
  if (!isPayable(input.amountPt)) return failure('refused', 'there is nothing to be paid');
  const items = itemsOf(input);
  if (!items) return failure('refused', 'the lines do not add up to the amount');
  const wallet = walletIdentifier(input.walletPhone);
  if (input.method === 'wallet' && !wallet) return failure('refused', 'no phone of a wallet');
  if (config.api === 'intention')
    return createIntention(config, fetch, { ...input, items, integrationId });
  const opensIframe = input.method !== 'wallet' && input.method !== 'kiosk';
  if (opensIframe && !config.iframeId)
    return failure('not_configured', 'PAYMOB_IFRAME_ID is not set');

  const order = await registerOrder(config, fetch, input, items);
  if (!order.ok) return order;
  const lifetimeSeconds =
    input.method === 'kiosk' ? config.referenceHours * hourSeconds : hourSeconds;
  const expiresAt = new Date(Date.now() + lifetimeSeconds * 1_000);
  const key = await requestPaymentKey(config, fetch, input, {
    orderId: order.body.id,
    integrationId,
    lifetimeSeconds,
  });
  if (!key.ok) return key;

  const opened = {
    integrationId,
    providerOrderId: String(order.body.id),
    merchantRef: input.merchantRef,
    paymentToken: key.body.token,
  };
  if (input.method === 'kiosk') return kioskAttempt(config, fetch, { ...opened, expiresAt });
  if (wallet && input.method === 'wallet')
    return walletAttempt(config, fetch, { ...opened, wallet });
  const { merchantRef: _, ...attempt } = opened;
  return {
    ok: true,
    attempt: { ...attempt, ...(config.iframeId && { iframeId: config.iframeId }) },
  };
}

interface Opened {
  integrationId: number;
  providerOrderId: string;
  merchantRef: string;
  paymentToken: string;
}

async function walletAttempt(
  config: PaymobConfig,
  fetch: typeof globalThis.fetch,
  { wallet, paymentToken, integrationId, ...attempt }: Opened & { wallet: string },
): Promise<CreatedAttempt> {
  const source = { identifier: wallet, subtype: 'WALLET' } as const;
  const paid = await pay(config, fetch, { source, paymentToken, attempt });
  if (!paid.ok) return paid;
  const { redirectUrl } = paid.payment;
  if (!redirectUrl) return failure('malformed', 'no address to send the shopper to');
  const { providerOrderId } = attempt;
  return { ok: true, attempt: { integrationId, providerOrderId, redirectUrl } };
}

async function kioskAttempt(
  config: PaymobConfig,
  fetch: typeof globalThis.fetch,
  { expiresAt, paymentToken, integrationId, ...attempt }: Opened & { expiresAt: Date },
): Promise<CreatedAttempt> {
  const source = { identifier: 'AGGREGATOR', subtype: 'AGGREGATOR' } as const;
  const paid = await pay(config, fetch, { source, paymentToken, attempt });
  if (!paid.ok) return paid;
  const reference = paid.payment.data?.bill_reference;
  if (reference == null || reference === '') return failure('malformed', 'no reference was given');
  return {
    ok: true,
    attempt: {
      integrationId,
      providerOrderId: attempt.providerOrderId,
      reference: String(reference),
      referenceExpiresAt: expiresAt.toISOString(),
    },
  };
}
