import { type Failed, type VendorHint } from '../vendor-event.ts';
import { type PaymobConfig } from './config.ts';
import { readHint } from './read-callback.ts';

/** Parses the query of the shopper's return address. `bad_signature`: it was forged. */
export function readReturn(
  config: PaymobConfig,
  query: URLSearchParams,
): Promise<{ ok: true; hint: VendorHint } | Failed> {
  // Both names are used.
  const valueOf = (field: string) =>
    field === 'order' ? (query.get('order') ?? query.get('order_id')) : query.get(field);
  return readHint(config, query.get('hmac'), valueOf, {
    merchantRef: query.get('merchant_order_id'),
  });
}
