import { z } from 'zod';
import { type Contract } from './contract.ts';

/**
 * Takes what Fawry's popup told the browser, unchanged. It is a hint to ask Fawry, never a proof: the answer is what
 * Fawry itself says.
 */
export const fawryCallback = {
  name: 'fawry_callback',
  method: 'POST',
  auth: 'shopper',
  request: z.record(z.string(), z.unknown()),
  response: z.object({
    order_id: z.string(),
    order_number: z.string(),
    /** INITIATED until Fawry knows better. */
    payment_status: z.string(),
    order_status: z.string(),
    /** The number to pay at an outlet with, where one was issued. */
    reference: z.string().nullable(),
    reference_expires_at: z.string().nullable(),
  }),
} as const satisfies Contract;
