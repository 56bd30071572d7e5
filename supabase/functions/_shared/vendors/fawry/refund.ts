import { type RefundEnding } from '../../contracts/refund-refusals.ts';
import { isPayable, poundsNumber } from '../money.ts';
import { refused, type RefundAnswer, unknown } from '../refund-answer.ts';
import { callVendor } from '../vendor-http.ts';
import { type FawryConfig } from './config.ts';
import { fawryCode } from './error-code.ts';
import { refundSignature } from './signatures.ts';

interface Refund {
  /** Fawry's number of the payment. */
  referenceNumber: string;
  amountPt: number;
  reason?: string;
}

/** Codes with which Fawry surely gave nothing back. After any other one, and without one, it may have. */
const refusals: Record<string, RefundEnding> = {
  '9901': 'not_configured',
  '9935': 'above_allowed',
  '9938': 'charge_not_found',
  '9944': 'charge_not_found',
  '9946': 'not_configured',
  '9954': 'not_paid',
};

/** Asks Fawry to give money back, once. Only a status of REFUNDED or PARTIAL_REFUNDED confirms that it did. */
export async function refund(
  config: FawryConfig,
  fetch: typeof globalThis.fetch,
  { referenceNumber, amountPt, reason }: Refund,
): Promise<RefundAnswer> {
  if (!isPayable(amountPt)) return refused('above_allowed');
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
  if (!answer.ok) return unknown(answer.error);
  const code = fawryCode(answer.json);
  if (code === '200') return { answer: 'accepted', evidence: { code } };
  const refusal = refusals[code ?? ''];
  const evidence = { status: answer.status, ...(code && { code: code.slice(0, 20) }) };
  return refusal ? refused(refusal, evidence) : { answer: 'unknown', evidence };
}
