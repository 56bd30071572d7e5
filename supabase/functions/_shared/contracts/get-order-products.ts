import * as z from 'zod/mini';
import { type Contract } from './contract.ts';
import { id } from './fields.ts';

/** The ordered products, which the browser compares with the charge request. */
export const getOrderProducts = {
  name: 'get_order_products',
  method: 'GET',
  auth: 'shopper',
  request: z.object({ order_id: id }),
  response: z.object({
    items: z.array(z.object({ product_id: z.string(), quantity: z.number() })),
  }),
} as const satisfies Contract;
