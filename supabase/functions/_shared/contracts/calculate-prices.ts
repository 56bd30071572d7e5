import * as z from 'zod/mini';
import { type Contract } from './contract.ts';
import { id, mostLines, optional, pounds, quantity, text } from './fields.ts';

/** Why a promo code is invalid. */
export const promoReasons = [
  'unknown',
  'not_yet',
  'expired',
  'used_up',
  'already_used',
  'below_minimum',
  'sign_in',
  'too_many_tries',
] as const;

const line = z.object({
  product_id: z.string(),
  quantity: z.number(),
  price: pounds,
  total: pounds,
  available: z.boolean(),
});

/** The price of a cart at an address; all amounts in pounds. */
export const calculatePrices = {
  name: 'calculate_prices',
  method: 'POST',
  auth: 'anyone',
  request: z.object({
    items: z.array(z.object({ id, qty: quantity })).check(z.maxLength(mostLines)),
    shipping_area_id: optional(id),
    country_id: optional(id),
    promo_value: optional(text(64)),
  }),
  response: z.object({
    currency: z.literal('EGP'),
    subtotal: pounds,
    shipping: z.object({ before: pounds }),
    /** The service fee. */
    extra_fee: z.object({ before: pounds }),
    promo: z.object({
      code: z.nullable(z.string()),
      amount: pounds,
      valid: z.boolean(),
      /** Null if the code is valid, and if there is none. */
      reason: z.nullable(z.enum(promoReasons)),
      /** The minimum subtotal for the code. */
      minimum: z.nullable(pounds),
    }),
    /** Without and with the promo code: what the shopper pays. */
    totals: z.object({ before: pounds, after: pounds }),
    lines: z.array(line),
  }),
} as const satisfies Contract;
