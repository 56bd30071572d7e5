import { z } from 'zod';
import { type Contract } from './contract.ts';

/**
 * The back-in-stock form as a browser without scripts submits it: URL-encoded, without the public key. Redirects to the
 * shop's page with the result.
 */
export const requestBackInStock = {
  name: 'request-back-in-stock',
  method: 'POST',
  auth: 'anyone',
  request: z.object({
    sku: z
      .string()
      .regex(/^[A-Z0-9][A-Z0-9-]{1,39}$/)
      .catch(''),
    email: z.string().max(1000).catch(''),
    locale: z.enum(['ar', 'en']).catch('ar'),
  }),
  response: z.never(),
} as const satisfies Contract;
