import { z } from 'zod';
import { type Contract } from './contract.ts';
import { id } from './fields.ts';

/** What was ordered, for the browser to compare with the charge request. */
export const getOrderProducts = {
  name: 'get_order_products',
  method: 'GET',
  auth: 'shopper',
  request: z.object({ order_id: id }),
  response: z.object({
    items: z.array(z.object({ product_id: z.string(), quantity: z.number() })),
  }),
} as const satisfies Contract;
