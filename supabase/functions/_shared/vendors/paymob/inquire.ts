import { type Failed, failure, type VendorEvent } from '../vendor-event.ts';
import { askVendor } from '../vendor-http.ts';
import { withAccessToken } from './access-token.ts';
import { understood } from './answer.ts';
import { type PaymobConfig } from './config.ts';
import { eventOf } from './transaction-event.ts';
import { type Transaction, transactionSchema } from './transaction.ts';

interface Attempt {
  merchantRef: string;
  /** Unknown when the vendor's answer to the first call was lost. */
  providerOrderId?: string | null | undefined;
}

/**
 * Asks Paymob what has become of an attempt. `not_found` when nobody has tried to pay yet. The answer is not signed: it
 * is believed because it was asked for, and has to be about the attempt that was asked for.
 */
export async function inquire(
  config: PaymobConfig,
  fetch: typeof globalThis.fetch,
  attempt: Attempt,
): Promise<{ ok: true; event: VendorEvent } | Failed> {
  const asked = await askTransaction(config, fetch, attempt);
  if (!asked.ok) return asked;
  const { order } = asked.transaction;
  // Where `order` is only a number, the reference is the one that was asked about.
  const known = { ...order, merchant_order_id: order.merchant_order_id ?? attempt.merchantRef };
  const event = eventOf(config, { ...asked.transaction, order: known });
  return event ? { ok: true, event } : failure('malformed', 'no merchant reference');
}

export async function askTransaction(
  config: PaymobConfig,
  fetch: typeof globalThis.fetch,
  { merchantRef, providerOrderId }: Attempt,
): Promise<{ ok: true; transaction: Transaction } | Failed> {
  const answer = await withAccessToken(config, fetch, (token) =>
    askVendor(fetch, {
      url: `${config.baseUrl}/api/ecommerce/orders/transaction_inquiry`,
      method: 'POST',
      json: {
        auth_token: token,
        ...(providerOrderId ? { order_id: providerOrderId } : { merchant_order_id: merchantRef }),
      },
    }),
  );
  const read = understood(answer, transactionSchema);
  if (!read.ok) return read;
  const { order } = read.body;
  const isOther =
    (order.merchant_order_id != null && String(order.merchant_order_id) !== merchantRef) ||
    (providerOrderId != null && String(order.id) !== providerOrderId);
  if (isOther) return failure('malformed', 'the answer is about another payment');
  return { ok: true, transaction: read.body };
}
