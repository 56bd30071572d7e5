import { type Failed, type VendorHint } from '../vendor-event.ts';
import { type PaymobConfig } from './config.ts';
import { readHint } from './read-callback.ts';

/** Reads the query with which the shopper's browser comes back. `bad_signature`: somebody wrote it by hand. */
export function readReturn(
  config: PaymobConfig,
  query: URLSearchParams,
): Promise<{ ok: true; hint: VendorHint } | Failed> {
  // Both names are in use.
  const valueOf = (field: string) =>
    field === 'order' ? (query.get('order') ?? query.get('order_id')) : query.get(field);
  return readHint(config, query.get('hmac'), valueOf, {
    merchantRef: query.get('merchant_order_id'),
  });
}
