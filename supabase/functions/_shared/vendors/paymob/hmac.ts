import { hmacSha512Hex } from '../digest.ts';

/** The signed values of a transaction, in the order of concatenation. */
export const signedFields = [
  'amount_cents',
  'created_at',
  'currency',
  'error_occured',
  'has_parent_transaction',
  'id',
  'integration_id',
  'is_3d_secure',
  'is_auth',
  'is_capture',
  'is_refunded',
  'is_standalone_payment',
  'is_voided',
  'order',
  'owner',
  'pending',
  'source_data.pan',
  'source_data.sub_type',
  'source_data.type',
  'success',
] as const;

export type SignedField = (typeof signedFields)[number];

/** HMAC-SHA512 of the twenty values as received; `valueOf` returns undefined for a missing one. */
export function transactionHmac(
  secret: string,
  valueOf: (field: SignedField) => unknown,
): Promise<string> {
  return hmacSha512Hex(secret, signedFields.map((field) => plain(valueOf(field))).join(''));
}

function plain(value: unknown): string {
  const type = typeof value;
  return type === 'string' || type === 'number' || type === 'boolean' ? String(value) : '';
}
