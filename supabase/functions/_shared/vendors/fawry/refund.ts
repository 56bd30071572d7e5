import { isPayable, poundsNumber } from '../money.ts';
import { type Failed, failure } from '../vendor-event.ts';
import { callVendor } from '../vendor-http.ts';
import { type FawryConfig } from './config.ts';
import { fawryCode, fawryFailure } from './error-code.ts';
import { refundSignature } from './signatures.ts';

interface Refund {
  /** Fawry's number of the payment. */
  referenceNumber: string;
  amountPt: number;
  reason?: string;
}

/**
 * Refunds money, without retries. After `timeout` or `unavailable`, query the status first. Only a status of REFUNDED
 * or PARTIAL_REFUNDED confirms the refund.
 */
export async function refund(
  config: FawryConfig,
  fetch: typeof globalThis.fetch,
  { referenceNumber, amountPt, reason }: Refund,
): Promise<{ ok: true } | Failed> {
  if (!isPayable(amountPt)) return failure('refused', 'there is nothing to refund');
  const answer = await callVendor(fetch, {
    url: `${config.baseUrl}/ECommerceWeb/Fawry/payments/refund`,
    method: 'POST',
    json: {
      merchantCode: config.merchantCode,
      referenceNumber,
      refundAmount: poundsNumber(amountPt),
      ...(reason ? { reason } : {}),
      signature: await refundSignature(config, { referenceNumber, amountPt, reason }),
    },
  });
  if (!answer.ok) return answer;
  const code = fawryCode(answer.json);
  return code === '200' ? { ok: true } : fawryFailure(code, answer.status);
}
