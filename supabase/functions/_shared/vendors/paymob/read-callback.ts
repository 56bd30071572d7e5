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
 * Reads a processed callback, its body as it arrived and the `hmac` of its query, as a reason to ask. What it says of a
 * payment proves nothing: values outside its signature, the merchant's reference among them, can be changed, and who has
 * paid once can send his own again.
 */
export async function readCallback(
  config: PaymobConfig,
  hmac: string | null,
  rawText: string,
): Promise<{ ok: true; hint: VendorHint } | Failed> {
  const body = bodySchema.safeParse(parseJson(rawText));
  // Saved cards and deliveries are announced in the same way and signed in others; the shop has neither.
  if (!body.success) return failure('malformed', 'no transaction');
  const { obj } = body.data;
  return readHint(config, hmac, (field) => valueOf(obj, field), {
    merchantRef: fields.safeParse(obj['order']).data?.['merchant_order_id'],
  });
}

/** A hint out of signed values, wherever they came from. What is not signed helps to find the attempt, no more. */
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

/** Fields as they arrived: what is read and understood first is not what was signed. */
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
    // Refused by the schema like every other thing that is no transaction.
    return undefined;
  }
}

function namesOf(error: z.ZodError): string {
  return [...new Set(error.issues.map(({ path }) => path.join('.')))].join(', ');
}
