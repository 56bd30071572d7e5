import * as z from 'zod/mini';
import { type Contract } from './contract.ts';

/**
 * Receives the result of Fawry's popup from the browser, unchanged. It is only a hint to query Fawry: the response
 * contains Fawry's own answer.
 */
export const fawryCallback = {
  name: 'fawry_callback',
  method: 'POST',
  auth: 'shopper',
  request: z.record(z.string(), z.unknown()),
  response: z.object({
    order_id: z.string(),
    order_number: z.string(),
    /** INITIATED until Fawry reports something else. */
    payment_status: z.string(),
    order_status: z.string(),
    /** The reference number for an outlet, if one was issued. */
    reference: z.nullable(z.string()),
    reference_expires_at: z.nullable(z.string()),
  }),
} as const satisfies Contract;
