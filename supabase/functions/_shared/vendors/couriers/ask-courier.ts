import { type Failed, failure } from '../vendor-event.ts';
import { callVendor, type VendorAnswer, type VendorCall } from '../vendor-http.ts';

/** How long one answer may take, and both tries together. */
const answerMs = 4_500;
export const courierPatienceMs = 8_500;

/**
 * Asks a courier, which changes nothing, and once more after a failure of its own or a silence: refusals stay what they
 * are. Nobody waits beyond `courierPatienceMs`.
 */
export async function askCourier(
  fetch: typeof globalThis.fetch,
  call: VendorCall,
): Promise<VendorAnswer | Failed> {
  const deadline = Date.now() + courierPatienceMs;
  const first = await callVendor(fetch, { ...call, timeoutMs: answerMs });
  if (first.ok || (first.error.code !== 'unavailable' && first.error.code !== 'timeout'))
    return first;
  // Whoever was turned away together is not to come back together.
  await new Promise((resolve) => setTimeout(resolve, 150 + 350 * Math.random()));
  const timeoutMs = Math.min(answerMs, deadline - Date.now());
  return timeoutMs > 0 ? callVendor(fetch, { ...call, timeoutMs }) : failure('timeout');
}
