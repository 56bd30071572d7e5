import { z } from 'zod';
import { type Contract } from './contract.ts';
import { id, mostLines, optional, pounds, quantity, text } from './fields.ts';

const contact = z.object({
  first_name: optional(text(100)),
  last_name: optional(text(100)),
  email: optional(text(254)),
  phone: optional(text(40)),
  additional_phone: optional(text(40)),
});

/** Orders a cart. What is left out comes from the shopper's profile and default address. */
export const createOrder = {
  name: 'create-order',
  method: 'POST',
  auth: 'shopper',
  request: z.object({
    items: z.array(z.object({ product_id: id, quantity })).max(mostLines),
    /** The same key brings the same order, however often it is sent. A request without one is an order of its own. */
    idempotency_key: optional(id),
    country_id: optional(id),
    shipping_area_id: optional(id),
    shipping_address: optional(text(500)),
    contact: optional(contact),
    promo_value: optional(text(64)),
    /** What the shopper was told to pay, in pounds: the order is refused when it would cost something else. */
    expected_total: optional(pounds.max(10_000_000)),
  }),
  response: z.object({
    order_id: z.string(),
    order_number: z.string(),
    status: z.string(),
    /** Pounds. */
    total_amount: pounds,
    /** Until when the books are held; null once the order no longer expires. */
    expires_at: z.string().nullable(),
    /** False when the key was known and this is its order from before. */
    created: z.boolean(),
  }),
} as const satisfies Contract;
