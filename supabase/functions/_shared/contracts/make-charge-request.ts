import { z } from 'zod';
import { type Contract } from './contract.ts';
import { id, mostLines, optional, pounds, text } from './fields.ts';

const chargeItem = z.looseObject({
  itemId: text(100),
  description: optional(text(500)),
  price: z.number(),
  quantity: z.number(),
});

/**
 * Starts a payment with Fawry and signs the request for its plugin. Only `order_id` is read: who pays what, and where
 * the payer comes back to, is the server's.
 */
export const makeChargeRequest = {
  name: 'make_charge_request_v2',
  method: 'POST',
  auth: 'shopper',
  request: z.object({
    order_id: id,
    merchantRefNum: optional(text(100)),
    customerName: optional(text(300)),
    customerEmail: optional(text(254)),
    customerMobile: optional(text(40)),
    returnUrl: optional(text(2_000)),
    chargeItems: optional(z.array(chargeItem).max(mostLines)),
  }),
  response: z.object({
    /** Goes to the plugin as it stands. */
    chargeRequest: z.looseObject({
      orderPaymentId: z.string(),
      merchantCode: z.string(),
      merchantRefNum: z.string(),
      chargeItems: z.array(
        z.looseObject({
          itemId: z.string(),
          description: z.string(),
          price: pounds,
          quantity: z.number(),
        }),
      ),
      returnUrl: z.string(),
      signature: z.string(),
    }),
  }),
} as const satisfies Contract;
