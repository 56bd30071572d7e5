import { isPayable } from '../money.ts';
import { type Failed, failure } from '../vendor-event.ts';
import { callVendor } from '../vendor-http.ts';
import { understood } from './answer.ts';
import { type PaymobConfig } from './config.ts';
import { transactionSchema } from './transaction.ts';

const childSchema = transactionSchema.pick({ id: true, success: true });

/** Refunds money, without retries. After `timeout` or `unavailable`, inquire first. Only for cards and wallets. */
export function refund(
  config: PaymobConfig,
  fetch: typeof globalThis.fetch,
  { transactionId, amountPt }: { transactionId: string; amountPt: number },
): Promise<{ ok: true; transactionId: string } | Failed> {
  if (!isPayable(amountPt))
    return Promise.resolve(failure('refused', 'there is nothing to refund'));
  const json = { transaction_id: transactionId, amount_cents: amountPt };
  return moneyBack(config, fetch, '/api/acceptance/void_refund/refund', json);
}

/** Voids a card payment of the same day completely. As with `refund`, there are no retries. */
export function voidPayment(
  config: PaymobConfig,
  fetch: typeof globalThis.fetch,
  { transactionId }: { transactionId: string },
): Promise<{ ok: true; transactionId: string } | Failed> {
  const json = { transaction_id: transactionId };
  return moneyBack(config, fetch, '/api/acceptance/void_refund/void', json);
}

async function moneyBack(
  config: PaymobConfig,
  fetch: typeof globalThis.fetch,
  path: string,
  json: object,
): Promise<{ ok: true; transactionId: string } | Failed> {
  if (!config.secretKey) return failure('not_configured', 'PAYMOB_SECRET_KEY is not set');
  const answer = await callVendor(fetch, {
    url: config.baseUrl + path,
    method: 'POST',
    headers: { authorization: `Token ${config.secretKey}` },
    json,
  });
  const read = understood(answer, childSchema);
  if (!read.ok) return read;
  const { id, success } = read.body;
  return success === true ? { ok: true, transactionId: String(id) } : failure('refused', 'Paymob');
}
