import { z } from 'zod';
import { type Contract } from './contract.ts';

/** Where Paymob sends the payer's browser: it is led on to the shop's own page, and nothing is paid by it. */
export const paymobReturn = {
  name: 'paymob-return',
  method: 'GET',
  auth: 'anyone',
  request: z.record(z.string(), z.string()),
  response: z.never(),
} as const satisfies Contract;
