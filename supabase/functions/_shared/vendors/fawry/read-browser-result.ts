import { z } from 'zod';
import { sameHex } from '../digest.ts';
import { piastresOf } from '../money.ts';
import { type Failed, failure, type PaymentStatus } from '../vendor-event.ts';
import { type FawryConfig } from './config.ts';
import { remark as text } from './formats.ts';
import { isoTime } from './message.ts';
import { statusOf } from './order-status.ts';
import { resultSignature } from './signatures.ts';

const resultSchema = z.object({
  referenceNumber: text,
  merchantRefNumber: text,
  orderAmount: text,
  paymentAmount: text,
  fawryFees: text,
  shippingFees: text,
  orderStatus: text,
  paymentMethod: text,
  expirationTime: text,
  authNumber: text,
  customerMail: text,
  customerMobile: text,
  statusCode: text,
  signature: text,
});

export interface BrowserResult {
  merchantRef: string;
  /** The status according to the browser. Only Fawry's answer counts: `pullStatus`. */
  claimed: PaymentStatus;
  /** "200" means that the order was placed, not that it was paid. */
  statusCode: string;
  reference?: string;
  referenceExpiresAt?: string;
  /** Whether the signature is valid. Only for the log, because the shopper chooses some of the signed values. */
  isSigned: boolean;
  /** The result without the payer's e-mail address and phone number. */
  evidence: Record<string, unknown>;
}

/** Parses the popup's result, or the query parameters of the return address. Fails if it identifies no attempt. */
export async function readBrowserResult(
  config: FawryConfig,
  given: unknown,
): Promise<{ ok: true; result: BrowserResult } | Failed> {
  const parsed = resultSchema.safeParse(given);
  if (!parsed.success) return failure('malformed');
  const result = parsed.data;
  if (result.merchantRefNumber === '') return failure('malformed', 'merchantRefNumber');
  const expiresAt = isoTime(result.expirationTime);
  return {
    ok: true,
    result: {
      merchantRef: result.merchantRefNumber,
      claimed: statusOf(result.orderStatus),
      statusCode: result.statusCode,
      ...(result.referenceNumber ? { reference: result.referenceNumber } : {}),
      ...(expiresAt ? { referenceExpiresAt: expiresAt } : {}),
      isSigned: await isSigned(config, result),
      evidence: evidenceOf(result),
    },
  };
}

function evidenceOf(result: z.infer<typeof resultSchema>): Record<string, unknown> {
  const { signature: _, customerMail: __, customerMobile: ___, ...facts } = result;
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''));
}

async function isSigned(config: FawryConfig, result: z.infer<typeof resultSchema>) {
  const [paymentPt, orderPt] = [piastresOf(result.paymentAmount), piastresOf(result.orderAmount)];
  if (paymentPt === undefined || orderPt === undefined) return false;
  const expected = await resultSignature(config, {
    ...result,
    paymentPt,
    orderPt,
    feesPt: piastresOf(result.fawryFees),
    shippingPt: piastresOf(result.shippingFees),
  });
  return sameHex(result.signature, expected);
}
