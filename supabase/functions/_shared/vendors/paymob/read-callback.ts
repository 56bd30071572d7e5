import { z } from 'zod';
import { sameHex } from '../digest.ts';
import { type Failed, failure, type VendorEvent } from '../vendor-event.ts';
import { type PaymobConfig } from './config.ts';
import { type SignedField, transactionHmac } from './hmac.ts';
import { eventOf, isChild } from './transaction-event.ts';
import { transactionSchema } from './transaction.ts';

const fields = z.record(z.string(), z.unknown());
const bodySchema = z.object({ type: z.literal('TRANSACTION'), obj: fields });

interface Attempt {
  merchantRef: string;
  providerOrderId: string;
}

export type ReadCallback =
  | { ok: true; event: VendorEvent }
  /** A refund or a void was made: what became of the payment, `inquire` tells. */
  | { ok: true; event: null; ask: Attempt }
  | Failed;

/** Reads a processed callback: its body as it arrived, and the `hmac` of its query. */
export async function readCallback(
  config: PaymobConfig,
  hmac: string | null,
  rawText: string,
): Promise<ReadCallback> {
  const body = bodySchema.safeParse(parseJson(rawText));
  // Saved cards and deliveries are announced in the same way and signed in others; the shop has neither.
  if (!body.success) return failure('malformed', 'no transaction');
  const { obj } = body.data;
  const expected = await transactionHmac(config.hmacSecret, (field) => signedValue(obj, field));
  if (!sameHex(hmac, expected)) return failure('bad_signature');

  const parsed = transactionSchema.safeParse(obj);
  if (!parsed.success) return failure('malformed', namesOf(parsed.error));
  const event = eventOf(config, parsed.data);
  if (!event) return failure('not_found', 'no merchant reference');
  if (!isChild(parsed.data)) return { ok: true, event };
  const providerOrderId = String(parsed.data.order.id);
  return { ok: true, event: null, ask: { merchantRef: event.merchant_ref, providerOrderId } };
}

/** Fields as they arrived: what is read and understood first is not what was signed. */
function signedValue(obj: Record<string, unknown>, field: SignedField): unknown {
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
