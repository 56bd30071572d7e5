import { type RefundEnding } from '../../contracts/refund-refusals.ts';
import { isPayable } from '../money.ts';
import { refused, type RefundAnswer, unknown } from '../refund-answer.ts';
import { callVendor } from '../vendor-http.ts';
import { type PaymobConfig } from './config.ts';
import { transactionSchema } from './transaction.ts';

const childSchema = transactionSchema.pick({ id: true, success: true, pending: true });

/** The reasons of those refusals whose status code identifies one. */
const refusals: Record<number, RefundEnding> = {
  401: 'not_configured',
  403: 'not_configured',
  404: 'charge_not_found',
};
/** Refused for now, or answered before it was carried out: possibly not final. */
const passing = new Set([408, 425, 429]);

/** Requests a refund from Paymob, once. Only the charge's own transaction confirms it. Not for kiosks. */
export async function refund(
  config: PaymobConfig,
  fetch: typeof globalThis.fetch,
  { transactionId, amountPt }: { transactionId: string; amountPt: number },
): Promise<RefundAnswer> {
  if (!isPayable(amountPt)) return refused('above_allowed');
  if (!config.secretKey) return refused('not_configured', { missing: 'PAYMOB_SECRET_KEY' });
  const answer = await callVendor(fetch, {
    url: `${config.baseUrl}/api/acceptance/void_refund/refund`,
    method: 'POST',
    headers: { authorization: `Token ${config.secretKey}` },
    json: { transaction_id: transactionId, amount_cents: amountPt },
  });
  if (!answer.ok) return unknown(answer.error);
  const { status, json } = answer;
  if (status >= 400 && !passing.has(status))
    return refused(refusals[status] ?? 'provider_refused', { status });
  const child = status >= 200 && status < 300 ? childSchema.safeParse(json).data : undefined;
  if (!child) return { answer: 'unknown', evidence: { status } };
  const evidence = { status, transaction: child.id };
  if (child.success === true || child.pending === true) return { answer: 'accepted', evidence };
  return child.success === false
    ? refused('provider_refused', evidence)
    : { answer: 'unknown', evidence };
}
