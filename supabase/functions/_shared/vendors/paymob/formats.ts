import { z } from 'zod';
import { type PaymobMethod, paymobMethods } from '../../contracts/paymob-methods.ts';
import { type SignedField } from './hmac.ts';

/* Paymob signs values without separators. Each has a format that cannot be part of its neighbour, except two pairs
   of adjacent numbers (transaction and integration, order and owner). Paymob's answer about the transaction
   distinguishes those. */

const scalar = z
  .union([z.string(), z.number(), z.boolean()])
  .nullish()
  .transform((value) => (value == null ? '' : String(value)));
const matching = (pattern: RegExp) => scalar.pipe(z.string().regex(pattern));

const number = matching(/^(?:0|[1-9]\d{0,14})$/);
const flag = matching(/^(?:true|false)$/);

/** Paymob's words for the methods: `source_data.type`. */
const sourceTypes = {
  card: 'card',
  wallet: 'wallet',
  kiosk: 'aggregator',
} as const satisfies Record<PaymobMethod, string>;

/** The method that a transaction was paid with; undefined for a word of Paymob's that is not known. */
export function methodOfSource(type: string): PaymobMethod | undefined {
  return paymobMethods.find((method) => sourceTypes[method] === type);
}

export const signedSchema = z.object({
  amount_cents: number,
  created_at: matching(
    /^20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d(?:\.\d{1,6})?(?:Z|[+-]\d\d:\d\d)?$/,
  ),
  currency: matching(/^[A-Z]{3}$/),
  error_occured: flag,
  has_parent_transaction: flag,
  id: number,
  integration_id: number,
  is_3d_secure: flag,
  is_auth: flag,
  is_capture: flag,
  is_refunded: flag,
  is_standalone_payment: flag,
  is_voided: flag,
  order: number,
  owner: number,
  pending: flag,
  // The last digits of a card, a wallet's phone number, or empty.
  'source_data.pan': matching(/^[\dxX*]{0,19}$/),
  'source_data.sub_type': matching(/^(?:[A-WYZa-wyz][A-Za-z -]{0,39})?$/),
  'source_data.type': z.enum(Object.values(sourceTypes)),
  success: flag,
}) satisfies z.ZodType<Record<SignedField, string>>;

export type SignedValues = z.infer<typeof signedSchema>;
