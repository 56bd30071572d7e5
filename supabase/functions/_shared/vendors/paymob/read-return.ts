import { sameHex } from '../digest.ts';
import { type Failed, failure } from '../vendor-event.ts';
import { type PaymobConfig } from './config.ts';
import { transactionHmac } from './hmac.ts';

export interface PaymobReturn {
  /** For the page only: the processed callback or an inquiry decides. */
  outcome: 'success' | 'pending' | 'failed';
  providerOrderId: string;
  transactionId: string;
  merchantRef?: string;
}

/** Reads the query with which the shopper's browser comes back. `bad_signature`: somebody wrote it by hand. */
export async function readReturn(
  config: PaymobConfig,
  query: URLSearchParams,
): Promise<{ ok: true; result: PaymobReturn } | Failed> {
  const value = (name: string) => query.get(name) ?? '';
  // Both names are in use.
  const order = query.get('order') ?? value('order_id');
  const expected = await transactionHmac(config.hmacSecret, (field) =>
    field === 'order' ? order : value(field),
  );
  if (!sameHex(query.get('hmac'), expected)) return failure('bad_signature');
  if (!/^\d+$/.test(order) || !/^\d+$/.test(value('id'))) return failure('malformed', 'order, id');

  const merchantRef = value('merchant_order_id');
  return {
    ok: true,
    result: {
      outcome: outcomeOf(value('pending'), value('success')),
      providerOrderId: order,
      transactionId: value('id'),
      ...(merchantRef ? { merchantRef } : {}),
    },
  };
}

function outcomeOf(pending: string, success: string): PaymobReturn['outcome'] {
  if (pending.toLowerCase() === 'true') return 'pending';
  return success.toLowerCase() === 'true' ? 'success' : 'failed';
}
