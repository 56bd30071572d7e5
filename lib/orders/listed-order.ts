import * as z from 'zod/mini';
import type { OrderedBook } from './order-story';

/** What every list shows of an order; `total_amount` in pounds. */
export const listedOrderSchema = z.object({
  order_id: z.string(),
  order_number: z.string(),
  timestamp: z.string(),
  total_amount: z.number(),
  status: z.string(),
});
export type ListedOrder = z.infer<typeof listedOrderSchema>;
export const listedOrderColumns = 'order_id,order_number,timestamp,total_amount,status';

/** The same with its books, in the order of the order's lines. */
export type OrderWithBooks = ListedOrder & { books: OrderedBook[] };
