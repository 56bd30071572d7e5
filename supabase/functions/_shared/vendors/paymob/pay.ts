import { z } from 'zod';
import { type Failed, failure } from '../vendor-event.ts';
import { callVendor } from '../vendor-http.ts';
import { understood } from './answer.ts';
import { type PaymobConfig } from './config.ts';
import { inquireLatest } from './inquire.ts';
import { type Transaction, transactionSchema } from './transaction.ts';

const paidSchema = transactionSchema.extend({
  redirect_url: z.string().nullish(),
  iframe_redirection_url: z.string().nullish(),
});

interface PayRequest {
  source: { identifier: string; subtype: 'WALLET' | 'AGGREGATOR' };
  paymentToken: string;
  attempt: { merchantRef: string; providerOrderId: string };
}

type Payment = Transaction & { redirectUrl?: string };

/**
 * Starts a wallet or kiosk payment, without retries: if the answer is lost, Paymob is queried about the attempt, and a
 * payment that was started continues from there.
 */
export async function pay(
  config: PaymobConfig,
  fetch: typeof globalThis.fetch,
  { source, paymentToken, attempt }: PayRequest,
): Promise<{ ok: true; payment: Payment } | Failed> {
  const answer = await callVendor(fetch, {
    url: `${config.baseUrl}/api/acceptance/payments/pay`,
    method: 'POST',
    json: { source, payment_token: paymentToken },
  });
  const read = understood(answer, paidSchema);
  if (read.ok) {
    const { redirect_url, iframe_redirection_url, ...transaction } = read.body;
    const address = [redirect_url, iframe_redirection_url].find(isAddress);
    return { ok: true, payment: { ...transaction, ...(address && { redirectUrl: address }) } };
  }
  if (read.error.code !== 'timeout' && read.error.code !== 'unavailable') return read;
  const inquiry = await inquireLatest(config, fetch, attempt);
  return inquiry.ok ? { ok: true, payment: inquiry.transaction } : failure(read.error.code, 'pay');
}

function isAddress(text: string | null | undefined): text is string {
  return text != null && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}
