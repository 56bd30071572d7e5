import { type Failed, failure, type VendorEvent } from '../vendor-event.ts';
import { askVendor } from '../vendor-http.ts';
import { type FawryConfig } from './config.ts';
import { fawryCode, fawryFailure } from './error-code.ts';
import { readAnswer } from './message.ts';
import { statusSignature } from './signatures.ts';

/**
 * Asks Fawry what has become of an attempt. `not_found` when nobody has chosen how to pay yet. The answer is believed
 * because it was asked for, over TLS; it is signed like a notification, and has to be about that attempt.
 */
export async function pullStatus(
  config: FawryConfig,
  fetch: typeof globalThis.fetch,
  merchantRef: string,
): Promise<{ ok: true; event: VendorEvent } | Failed> {
  // URLSearchParams writes the +, / and = of a merchant code as they have to be written.
  const query = new URLSearchParams({
    merchantCode: config.merchantCode,
    merchantRefNumber: merchantRef,
    signature: await statusSignature(config, merchantRef),
  });
  const url = `${config.baseUrl}/ECommerceWeb/Fawry/payments/status/v2?${query.toString()}`;
  const answer = await askVendor(fetch, { url });
  if (!answer.ok) return answer;
  // Errors can come with status 200: the body tells.
  const code = fawryCode(answer.json);
  if (code !== undefined && code !== '200') return fawryFailure(code, answer.status);
  if (answer.json === undefined) return failure('malformed', `status ${answer.status}`);

  const read = await readAnswer(config, answer.json);
  if (read.ok && read.event.merchant_ref !== merchantRef)
    return failure('malformed', 'the answer is about another payment');
  return read;
}
