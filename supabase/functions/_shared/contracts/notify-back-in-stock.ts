import { z } from 'zod';
import { type Contract } from './contract.ts';

const count = z.int().nonnegative();

/** Writes to those who asked to hear when a sold-out book is back, and forgets old requests. */
export const notifyBackInStock = {
  name: 'notify-back-in-stock',
  method: 'POST',
  auth: 'schedule',
  request: z.object({}).nullish(),
  response: z.object({
    sent: count,
    /** Addresses that the mail service will never take. */
    refused: count,
    /** Surely not sent: they come again in a few minutes. */
    postponed: count,
    /** Nobody knows: they come again too, with the number that keeps the service from sending a mail twice. */
    in_doubt: count,
    /** More are waiting for the next time. */
    more: z.boolean(),
  }),
} as const satisfies Contract;
