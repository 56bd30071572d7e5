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
  /** What the browser claims. Whether it is so, only Fawry itself can say: `pullStatus`. */
  claimed: PaymentStatus;
  /** "200" says that the order was placed, never that it was paid. */
  statusCode: string;
  reference?: string;
  referenceExpiresAt?: string;
  /** Whether the signature is Fawry's. For the log: the shopper chooses some of what it is made of. */
  isSigned: boolean;
  /** What was told, without the payer's mail and phone. */
  evidence: Record<string, unknown>;
}

/** Reads what the popup handed to the page, or what came back as query parameters. Fails when it names no attempt. */
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
  const { signature: _, customerMail: __, customerMobile: ___, ...told } = result;
  return Object.fromEntries(Object.entries(told).filter(([, value]) => value !== ''));
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
