import { z } from 'zod';

/** Older answers write booleans as strings. */
const flag = z.union([z.boolean(), z.stringbool({ truthy: ['true'], falsy: ['false'] })]).nullish();
const whole = z.union([
  z.int(),
  z
    .string()
    .regex(/^\d{1,15}$/)
    .transform(Number),
]);
const word = z.union([z.string(), z.number()]).nullish();

/** Paymob sometimes leaves an amount empty. */
const amount = whole
  .nullish()
  .or(z.literal('').transform(() => null))
  .transform((value) => value ?? null);

const orderSchema = z.union([
  whole.transform((id) => ({ id, merchant_order_id: null, paid_amount_cents: null })),
  z.object({
    id: whole,
    merchant_order_id: word.transform((value) => value ?? null),
    paid_amount_cents: amount.catch(null),
  }),
]);

/** The decisive and informational fields of a transaction. Everything else, such as billing details, is dropped. */
export const transactionSchema = z.object({
  id: whole,
  pending: flag,
  success: flag,
  amount_cents: amount,
  currency: z.string(),
  created_at: z.string().nullish(),
  is_auth: flag,
  is_capture: flag,
  is_captured: flag,
  is_standalone_payment: flag,
  is_voided: flag,
  is_refunded: flag,
  is_3d_secure: flag,
  is_void: flag,
  is_refund: flag,
  // The provider's own spelling.
  error_occured: flag,
  has_parent_transaction: flag,
  parent_transaction: z
    .union([whole, z.object({ id: whole }).transform(({ id }) => id)])
    .nullish()
    .catch(null),
  integration_id: whole.nullish(),
  owner: word,
  order: orderSchema,
  source_data: z.object({ type: word, sub_type: word, pan: word }).partial().nullish(),
  data: z
    .object({ message: word, txn_response_code: word, bill_reference: word })
    .partial()
    .nullish()
    .catch(null),
  refunded_amount_cents: amount,
  is_live: flag,
});

export type Transaction = z.infer<typeof transactionSchema>;
