import { type Failed, failure } from '../vendor-event.ts';
import { callVendor, type VendorAnswer, type VendorCall } from '../vendor-http.ts';

/** Time limits in milliseconds: for one answer, and for both attempts together. */
const answerMs = 4_500;
export const courierPatienceMs = 8_500;

/**
 * Queries a courier, with one retry after a server error or timeout (a query changes nothing); refusals are not
 * retried. Takes at most `courierPatienceMs`.
 */
export async function queryCourier(
  fetch: typeof globalThis.fetch,
  call: VendorCall,
): Promise<VendorAnswer | Failed> {
  const deadline = Date.now() + courierPatienceMs;
  const first = await callVendor(fetch, { ...call, timeoutMs: answerMs });
  if (first.ok || (first.error.code !== 'unavailable' && first.error.code !== 'timeout'))
    return first;
  // Random, so that concurrent callers do not retry at the same moment.
  await new Promise((resolve) => setTimeout(resolve, 150 + 350 * Math.random()));
  const timeoutMs = Math.min(answerMs, deadline - Date.now());
  return timeoutMs > 0 ? callVendor(fetch, { ...call, timeoutMs }) : failure('timeout');
}
