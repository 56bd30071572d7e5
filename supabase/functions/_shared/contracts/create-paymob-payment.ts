import { z } from 'zod';
import { type Contract } from './contract.ts';
import { id, mostLines, optional, text } from './fields.ts';
import { paymobMethods } from './paymob-methods.ts';

/**
 * Starts a payment with Paymob. Read are `method`, `wallet.phone` and `meta.order_id`; amount, items, reference and mode
 * are the server's, whatever is sent for them.
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
    items: optional(z.array(z.looseObject({})).max(mostLines)),
    billing_data: optional(z.looseObject({})),
  }),
  response: z.object({
    order_payment_id: z.string(),
    /** A card is paid on the provider's page, by the two together; where `redirect_url` is set it leads there. */
    iframe_id: z.string().optional(),
    payment_token: z.string().optional(),
    redirect_url: z.string().optional(),
    /** The number to pay at a kiosk with, and until when. */
    reference_number: z.string().optional(),
    reference_expires_at: z.string().nullable().optional(),
    raw: z.object({ bill_reference: z.string() }).optional(),
  }),
} as const satisfies Contract;
