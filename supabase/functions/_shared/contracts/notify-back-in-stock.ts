import { z } from 'zod';
import { type Contract } from './contract.ts';

const count = z.int().nonnegative();

/** Sends the back-in-stock e-mails, and deletes old requests. */
export const notifyBackInStock = {
  name: 'notify-back-in-stock',
  method: 'POST',
  auth: 'schedule',
  request: z.object({}).nullish(),
  response: z.object({
    sent: count,
    /** Rejected permanently by the mail service. */
    refused: count,
    /** Certainly not sent: retried in a few minutes. */
    postponed: count,
    /** Result unknown: retried with the same idempotency key, so that no e-mail is sent twice. */
    in_doubt: count,
    /** More requests are waiting for the next run. */
    more: z.boolean(),
  }),
} as const satisfies Contract;
