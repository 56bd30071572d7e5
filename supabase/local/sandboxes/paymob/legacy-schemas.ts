import { z } from 'zod';

/** Paymob's message for a missing or blank field. */
const required = 'This field is required.';
const notBlank = 'This field may not be blank.';

const filled = z.string({ error: required }).refine((text) => text.trim() !== '', notBlank);
const cents = z.int({ error: 'A valid integer is required.' }).min(1);

export const billingNames = [
  'first_name',
  'last_name',
  'email',
  'phone_number',
  'apartment',
  'floor',
  'building',
  'street',
  'city',
  'state',
  'country',
  'postal_code',
  'shipping_method',
] as const;

const billing = z.object(
  Object.fromEntries(billingNames.map((name) => [name, filled])) as Record<
    (typeof billingNames)[number],
    typeof filled
  >,
);

export const orderSchema = z.object({
  auth_token: z.string({ error: required }),
  delivery_needed: z.union([z.boolean(), z.enum(['true', 'false'])]),
  amount_cents: cents,
  currency: z.literal('EGP'),
  merchant_order_id: filled,
  items: z
    .array(
      z.object({
        name: filled,
        amount_cents: z.int().min(0),
        description: z.string().optional(),
        quantity: z.coerce.number().int().min(1),
      }),
    )
    .default([]),
});

export const keySchema = z.object({
  auth_token: z.string({ error: required }),
  amount_cents: cents,
  expiration: z.int().min(1).default(3_600),
  order_id: z.coerce.number().int(),
  currency: z.literal('EGP'),
  integration_id: z.int(),
  billing_data: billing,
  lock_order_when_paid: z.union([z.boolean(), z.enum(['true', 'false'])]).optional(),
});

export const paySchema = z.object({
  source: z.object({
    identifier: filled,
    subtype: z.enum(['WALLET', 'AGGREGATOR']),
  }),
  payment_token: filled,
});

/** Field names with lists of messages, nested like the request. */
export function fieldErrors(error: z.ZodError): object {
  const errors: Record<string, unknown> = {};
  for (const { path, message } of error.issues) {
    const [outer = 'non_field_errors', inner] = path.map(String);
    const text = message.startsWith('Invalid input') ? required : message;
    if (inner === undefined) errors[outer] = [text];
    else errors[outer] = { ...(errors[outer] as object | undefined), [inner]: [text] };
  }
  return errors;
}
