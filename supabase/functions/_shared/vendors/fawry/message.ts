import { z } from 'zod';
import { sameHex } from '../digest.ts';
import { piastresOf } from '../money.ts';
import { type Failed, failure, type VendorEvent } from '../vendor-event.ts';
import { type FawryConfig } from './config.ts';
import { methodOf, statusOf } from './order-status.ts';
import { messageSignature } from './signatures.ts';

/** Absent, null and empty are the same in Fawry's messages; numbers and texts stand for each other. */
const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value == null ? '' : String(value)));

const amount = z.unknown().transform((value, context) => {
  const piastres = piastresOf(value);
  if (piastres !== undefined) return piastres;
  context.addIssue({ code: 'custom', message: 'no amount' });
  return z.NEVER;
});

const messageSchema = z.object({
  requestId: text,
  fawryRefNumber: text,
  merchantRefNumber: text,
  paymentAmount: amount,
  orderAmount: amount,
  orderStatus: z.string().min(1),
  paymentMethod: text,
  paymentTime: text,
  // The vendor's own spelling.
  paymentRefrenceNumber: text,
  orderExpiryDate: text,
  fawryFees: text,
  failureErrorCode: text,
  failureReason: text,
  messageSignature: z.string(),
});

type Message = z.infer<typeof messageSchema>;

/** Reads a notification, or the answer of the status call, which is the same object, and believes it when it is signed. */
export async function readMessage(
  config: FawryConfig,
  json: unknown,
): Promise<{ ok: true; event: VendorEvent } | Failed> {
  const parsed = messageSchema.safeParse(json);
  if (!parsed.success) return failure('malformed', namesOf(parsed.error));
  const message = parsed.data;
  const expected = await messageSignature(config, {
    fawryRefNumber: message.fawryRefNumber,
    merchantRefNumber: message.merchantRefNumber,
    paymentPt: message.paymentAmount,
    orderPt: message.orderAmount,
    orderStatus: message.orderStatus,
    paymentMethod: message.paymentMethod,
    paymentReference: message.paymentRefrenceNumber,
  });
  if (!sameHex(message.messageSignature, expected)) return failure('bad_signature');
  // Values are signed without separators: a signed message can still lack one of them.
  if (message.merchantRefNumber === '') return failure('malformed', 'merchantRefNumber');
  return { ok: true, event: eventOf(message) };
}

function eventOf(message: Message): VendorEvent {
  const { fawryRefNumber, orderStatus, paymentRefrenceNumber, paymentAmount } = message;
  const occurredAt = isoTime(message.paymentTime);
  const expiresAt = isoTime(message.orderExpiryDate);
  return {
    provider: 'fawry',
    event_key: [
      fawryRefNumber,
      orderStatus.toUpperCase(),
      paymentRefrenceNumber,
      paymentAmount,
    ].join('|'),
    merchant_ref: message.merchantRefNumber,
    status: statusOf(orderStatus),
    // Fees come on top of the order's amount; less than it would be a payment in part, which is no payment.
    amount_pt: Math.min(message.orderAmount, paymentAmount),
    // The account is in pounds only: the message names no currency.
    currency: 'EGP',
    ...(fawryRefNumber ? { provider_reference: fawryRefNumber } : {}),
    method: methodOf(message.paymentMethod),
    ...(expiresAt ? { reference_expires_at: expiresAt } : {}),
    ...(occurredAt ? { occurred_at: occurredAt } : {}),
    evidence: evidenceOf(message),
  };
}

/** Everything that was signed and what explains it; the signature itself could be sent again. */
function evidenceOf({ messageSignature: _, ...message }: Message): Record<string, unknown> {
  return Object.fromEntries(Object.entries(message).filter(([, value]) => value !== ''));
}

/** Milliseconds since 1970, as Fawry writes times, in ISO 8601. Undefined for anything else. */
export function isoTime(milliseconds: string): string | undefined {
  if (!/^\d{12,14}$/.test(milliseconds)) return undefined;
  return new Date(Number(milliseconds)).toISOString();
}

function namesOf(error: z.ZodError): string {
  return [...new Set(error.issues.map(({ path }) => path.join('.') || 'body'))].join(', ');
}
