import { z } from 'zod';
import { type Contract } from './contract.ts';

/** Where Paymob redirects the payer's browser. Redirects to the shop's own page and settles nothing. */
export const paymobReturn = {
  name: 'paymob-return',
  method: 'GET',
  auth: 'anyone',
  request: z.record(z.string(), z.string()),
  response: z.never(),
} as const satisfies Contract;
