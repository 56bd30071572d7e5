import { type Failed, failure, type VendorEvent } from '../vendor-event.ts';
import { queryVendor } from '../vendor-http.ts';
import { type FawryConfig } from './config.ts';
import { fawryCode, fawryFailure } from './error-code.ts';
import { readAnswer } from './message.ts';
import { statusSignature } from './signatures.ts';

/**
 * Queries Fawry about an attempt. `not_found` until the shopper has selected a method. The answer is trusted because it
 * is the response to the shop's own request over TLS; it is also signed, and must identify that attempt.
 */
export async function pullStatus(
  config: FawryConfig,
  fetch: typeof globalThis.fetch,
  merchantRef: string,
): Promise<{ ok: true; event: VendorEvent } | Failed> {
  // URLSearchParams encodes +, / and = of a merchant code correctly.
  const query = new URLSearchParams({
    merchantCode: config.merchantCode,
    merchantRefNumber: merchantRef,
    signature: await statusSignature(config, merchantRef),
  });
  const url = `${config.baseUrl}/ECommerceWeb/Fawry/payments/status/v2?${query.toString()}`;
  const answer = await queryVendor(fetch, { url });
  if (!answer.ok) return answer;
  // Errors may have status 200: the body is decisive.
  const code = fawryCode(answer.json);
  if (code !== undefined && code !== '200') return fawryFailure(code, answer.status);
  if (answer.json === undefined) return failure('malformed', `status ${answer.status}`);

  const read = await readAnswer(config, answer.json);
  if (read.ok && read.event.merchant_ref !== merchantRef)
    return failure('malformed', 'the answer is about another payment');
  return read;
}
