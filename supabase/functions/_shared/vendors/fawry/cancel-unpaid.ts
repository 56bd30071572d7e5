import { type Failed } from '../vendor-event.ts';
import { callVendor } from '../vendor-http.ts';
import { type FawryConfig } from './config.ts';
import { fawryCode, fawryFailure } from './error-code.ts';
import { cancelSignature } from './signatures.ts';

const language = 'ar-eg';
const alreadyCancelled = '9984';

/** Cancels an unpaid outlet reference. Succeeds if it was cancelled before; `refused` if it is paid. */
export async function cancelUnpaid(
  config: FawryConfig,
  fetch: typeof globalThis.fetch,
  referenceNumber: string,
): Promise<{ ok: true } | Failed> {
  const answer = await callVendor(fetch, {
    url: `${config.baseUrl}/ECommerceWeb/api/orders/cancel-unpaid-order`,
    method: 'POST',
    json: {
      merchantAccount: config.merchantCode,
      orderRefNo: referenceNumber,
      lang: language,
      signature: await cancelSignature(config, { referenceNumber, language }),
    },
  });
  if (!answer.ok) return answer;
  const code = fawryCode(answer.json);
  if (code === '200' || code === alreadyCancelled) return { ok: true };
  return fawryFailure(code, answer.status);
}
