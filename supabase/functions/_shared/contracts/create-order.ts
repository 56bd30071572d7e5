import * as z from 'zod/mini';
import { type Contract } from './contract.ts';
import { id, mostLines, optional, pounds, quantity, text } from './fields.ts';

const contact = z.object({
  first_name: optional(text(100)),
  last_name: optional(text(100)),
  email: optional(text(254)),
  phone: optional(text(40)),
  additional_phone: optional(text(40)),
});

/** Orders a cart. Missing values come from the shopper's profile and default address. */
export const createOrder = {
  name: 'create-order',
  method: 'POST',
  auth: 'shopper',
  request: z.object({
    items: z.array(z.object({ product_id: id, quantity })).check(z.maxLength(mostLines)),
    /** The same key returns the same order, however often it is sent. A request without a key creates a new order. */
    idempotency_key: optional(id),
    country_id: optional(id),
    shipping_area_id: optional(id),
    shipping_address: optional(text(500)),
    contact: optional(contact),
    promo_value: optional(text(64)),
    /** The price that the shopper saw, in pounds: the order is refused if the price has changed. */
    expected_total: optional(pounds.check(z.maximum(10_000_000))),
    /** Of the e-mails about the order; Arabic without one. */
    locale: optional(z.enum(['ar', 'en'])),
  }),
  response: z.object({
    order_id: z.string().check(z.minLength(1)),
    order_number: z.string(),
    status: z.string(),
    /** Pounds. */
    total_amount: pounds,
    /** When the stock reservation ends; null once the order no longer expires. */
    expires_at: z.nullable(z.string()),
    /** False if the key belongs to an existing order, which is returned. */
    created: z.boolean(),
  }),
} as const satisfies Contract;
