import * as z from 'zod/mini';
import { type Contract } from './contract.ts';
import { id, mostLines, optional, pounds, text } from './fields.ts';

const chargeItem = z.looseObject({
  itemId: text(100),
  description: optional(text(500)),
  price: z.number(),
  quantity: z.number(),
});

/**
 * Starts a payment with Fawry and signs the request for its plugin. Only `order_id` is read; customer, amount and
 * return address are determined by the server.
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
    chargeItems: optional(z.array(chargeItem).check(z.maxLength(mostLines))),
  }),
  response: z.object({
    /** Passed to the plugin unchanged. */
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
