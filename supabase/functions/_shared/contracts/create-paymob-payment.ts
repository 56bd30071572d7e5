import * as z from 'zod/mini';
import { type Contract } from './contract.ts';
import { id, mostLines, optional, text } from './fields.ts';
import { paymobMethods } from './paymob-methods.ts';

/** Paymob writes its references as numbers. */
const reference = z.union([z.string(), z.pipe(z.number(), z.transform(String))]);

/**
 * Starts a payment with Paymob. Only `method`, `wallet.phone` and `meta.order_id` are read; amount, items, reference
 * and mode are determined by the server.
 */
export const createPaymobPayment = {
  name: 'create-paymob-payment',
  method: 'POST',
  auth: 'shopper',
  request: z.object({
    method: z.enum(paymobMethods),
    wallet: optional(z.object({ phone: text(40) })),
    meta: z.looseObject({ order_id: id, source: optional(text(100)) }),
    use_test: optional(z.boolean()),
    currency: optional(text(10)),
    merchant_order_id: optional(text(100)),
    amount_cents: optional(z.number()),
    items: optional(z.array(z.looseObject({})).check(z.maxLength(mostLines))),
    billing_data: optional(z.looseObject({})),
  }),
  response: z.object({
    /** Empty if the response does not name the attempt. */
    order_payment_id: z._default(z.string(), ''),
    /**
     * For cards, together with the iframe: the parts of the address of the provider's page; `redirect_url` is used
     * instead if set, or else `hosted_url` or `checkout_url`.
     */
    iframe_id: z.optional(z.string()),
    payment_token: z.optional(z.string()),
    redirect_url: z.optional(z.string()),
    hosted_url: z.optional(z.string()),
    checkout_url: z.optional(z.string()),
    /** The reference number for a kiosk, and when it expires. */
    reference_number: z.optional(reference),
    reference_expires_at: z.optional(z.nullable(z.string())),
    raw: z.optional(
      z.object({ bill_reference: z.optional(reference), reference_number: z.optional(reference) }),
    ),
  }),
} as const satisfies Contract;
