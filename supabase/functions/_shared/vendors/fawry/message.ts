import { z } from 'zod';
import { sameHex } from '../digest.ts';
import {
  type Failed,
  failure,
  type VendorEvent,
  type VendorHint,
  hasMovedMoney,
} from '../vendor-event.ts';
import { type FawryConfig } from './config.ts';
import {
  amount,
  bankNumber,
  fawryNumber,
  knownMethod,
  knownStatus,
  merchantRef,
  milliseconds,
  remark,
  signature,
  word,
} from './formats.ts';
import { methodOf, statusOf } from './order-status.ts';
import { messageSignature } from './signatures.ts';

const messageSchema = z.object({
  requestId: remark,
  fawryRefNumber: fawryNumber,
  merchantRefNumber: merchantRef,
  paymentAmount: amount,
  orderAmount: amount,
  orderStatus: word,
  paymentMethod: word
    .or(z.literal(''))
    .nullish()
    .transform((value) => value ?? ''),
  paymentTime: milliseconds,
  // The provider's own spelling.
  paymentRefrenceNumber: bankNumber,
  orderExpiryDate: milliseconds,
  fawryFees: remark,
  failureErrorCode: remark,
  failureReason: remark,
  messageSignature: signature,
});

type Message = z.infer<typeof messageSchema>;

/** Anyone can send one, so only values that Fawry is known to use are accepted. */
export const notificationSchema = messageSchema.extend({
  orderStatus: knownStatus,
  paymentMethod: knownMethod,
});

/** Parses a notification as a hint. Its signature keeps strangers from triggering queries; it proves nothing else. */
export async function readHint(
  config: FawryConfig,
  json: unknown,
): Promise<{ ok: true; hint: VendorHint } | Failed> {
  const read = await readSigned(config, json, notificationSchema);
  if (!read.ok) return read;
  const { message } = read;
  return {
    ok: true,
    hint: {
      provider: 'fawry',
      event_key: keyOf(message),
      status: statusOf(message.orderStatus),
      merchant_ref: message.merchantRefNumber,
      evidence: evidenceOf(message),
    },
  };
}

/** Parses the answer of the status call, which has the same format. */
export async function readAnswer(
  config: FawryConfig,
  json: unknown,
): Promise<{ ok: true; event: VendorEvent } | Failed> {
  const read = await readSigned(config, json, messageSchema);
  return read.ok ? { ok: true, event: eventOf(read.message) } : read;
}

async function readSigned(
  config: FawryConfig,
  json: unknown,
  schema: z.ZodType<Message>,
): Promise<{ ok: true; message: Message } | Failed> {
  const parsed = schema.safeParse(json);
  if (!parsed.success) return failure('malformed', namesOf(parsed.error));
  const message = parsed.data;
  // If one of the two is missing, the other could be either of them.
  if ((message.paymentAmount === null) !== (message.orderAmount === null))
    return failure('malformed', 'one amount of two');
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
  return { ok: true, message };
}

function eventOf(message: Message): VendorEvent {
  const { fawryRefNumber: number, orderAmount, paymentAmount } = message;
  const status = statusOf(message.orderStatus);
  const occurredAt = isoTime(message.paymentTime);
  const expiresAt = isoTime(message.orderExpiryDate);
  return {
    provider: 'fawry',
    event_key: keyOf(message),
    merchant_ref: message.merchantRefNumber,
    status,
    // Fees are added to the order's amount; less than that would be a partial payment, which does not count.
    amount_pt:
      orderAmount === null || paymentAmount === null ? null : Math.min(orderAmount, paymentAmount),
    // The account is in Egyptian pounds: the message contains no currency.
    currency: 'EGP',
    ...(number && (hasMovedMoney(status) ? { transaction_id: number } : { reference: number })),
    method: methodOf(message.paymentMethod),
    ...(expiresAt ? { reference_expires_at: expiresAt } : {}),
    ...(status === 'FAILED' && message.failureErrorCode
      ? { decline_code: message.failureErrorCode }
      : {}),
    ...(occurredAt ? { occurred_at: occurredAt } : {}),
    evidence: evidenceOf(message),
  };
}

function keyOf(message: Message): string {
  return [
    message.fawryRefNumber,
    message.orderStatus.toUpperCase(),
    message.paymentRefrenceNumber,
    message.paymentAmount,
  ].join('|');
}

/** All signed and informational values, without the signature, with which the message could be sent again. */
function evidenceOf({ messageSignature: _, ...message }: Message): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(message).filter(([, value]) => value !== '' && value !== null),
  );
}

/** Converts milliseconds since 1970, as Fawry writes times, to ISO 8601. Undefined for anything else. */
export function isoTime(milliseconds: string): string | undefined {
  if (!/^\d{12,14}$/.test(milliseconds)) return undefined;
  return new Date(Number(milliseconds)).toISOString();
}

function namesOf(error: z.ZodError): string {
  return [...new Set(error.issues.map(({ path }) => path.join('.') || 'body'))].join(', ');
}
