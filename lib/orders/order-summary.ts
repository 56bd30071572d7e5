import { z } from 'zod';

/** What every list tells of an order; `total_amount` in pounds. */
export const orderSummarySchema = z.object({
  order_id: z.string(),
  order_number: z.string(),
  timestamp: z.string(),
  total_amount: z.number(),
  status: z.string(),
});
export type OrderSummary = z.infer<typeof orderSummarySchema>;
