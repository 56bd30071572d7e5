import { z } from 'zod';
import { sameHex } from '../digest.ts';
import { merchantRefPattern } from '../../contracts/merchant-ref.ts';
import { type Failed, failure, type VendorHint } from '../vendor-event.ts';
import { type PaymobConfig } from './config.ts';
import { signedSchema, type SignedValues } from './formats.ts';
import { type SignedField, signedFields, transactionHmac } from './hmac.ts';
import { claimedStatus } from './transaction-event.ts';

const fields = z.record(z.string(), z.unknown());
const bodySchema = z.object({ type: z.literal('TRANSACTION'), obj: fields });

/**
 * Parses the raw body of a processed callback and the `hmac` in its query, as a hint. It proves nothing: unsigned
 * values, including the merchant's reference, can be changed, and a payer can resend their own.
 */
export async function readCallback(
  config: PaymobConfig,
  hmac: string | null,
  rawText: string,
): Promise<{ ok: true; hint: VendorHint } | Failed> {
  const body = bodySchema.safeParse(parseJson(rawText));
  // Saved cards and deliveries are announced in the same way with other signatures; the shop uses neither.
  if (!body.success) return failure('malformed', 'no transaction');
  const { obj } = body.data;
  return readHint(config, hmac, (field) => valueOf(obj, field), {
    merchantRef: fields.safeParse(obj['order']).data?.['merchant_order_id'],
  });
}

/** Creates a hint from signed values, whatever their source. Unsigned values are only used to find the attempt. */
export async function readHint(
  config: PaymobConfig,
  hmac: string | null,
  valueOf: (field: SignedField) => unknown,
  unsigned: { merchantRef: unknown },
): Promise<{ ok: true; hint: VendorHint } | Failed> {
  const parsed = signedSchema.safeParse(
    Object.fromEntries(signedFields.map((field) => [field, valueOf(field)])),
  );
  if (!parsed.success) return failure('malformed', namesOf(parsed.error));
  const signed = parsed.data;
  const expected = await transactionHmac(config.hmacSecret, (field) => signed[field]);
  if (!sameHex(hmac, expected)) return failure('bad_signature');
  return { ok: true, hint: hintOf(signed, unsigned.merchantRef) };
}

function hintOf(signed: SignedValues, merchantRef: unknown): VendorHint {
  const isPhone = signed['source_data.type'] === 'wallet';
  const isOurs = typeof merchantRef === 'string' && merchantRefPattern.test(merchantRef);
  return {
    provider: 'paymob',
    event_key: signedFields.map((field) => signed[field]).join('|'),
    status: claimedStatus({
      pending: signed.pending === 'true',
      success: signed.success === 'true',
    }),
    ...(isOurs && { merchant_ref: merchantRef }),
    provider_order_id: signed.order,
    transaction: {
      id: signed.id,
      orderId: signed.order,
      integrationId: signed.integration_id,
      owner: signed.owner,
      amount: signed.amount_cents,
      currency: signed.currency,
    },
    evidence: { ...signed, ...(isPhone && { 'source_data.pan': '' }) },
  };
}

/** The raw fields, because parsed values may differ from the signed ones. */
function valueOf(obj: Record<string, unknown>, field: SignedField): unknown {
  const [outer = '', inner] = field.split('.');
  const value = obj[outer];
  if (field === 'order') return fields.safeParse(value).data?.['id'] ?? value;
  return inner === undefined ? value : fields.safeParse(value).data?.[inner];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The schema rejects this like anything else that is not a transaction.
    return undefined;
  }
}

function namesOf(error: z.ZodError): string {
  return [...new Set(error.issues.map(({ path }) => path.join('.')))].join(', ');
}
