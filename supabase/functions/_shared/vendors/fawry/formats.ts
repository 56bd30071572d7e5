import { z } from 'zod';
import { merchantRefPattern } from '../../contracts/merchant-ref.ts';
import { piastresOf } from '../money.ts';

/* Fawry signs values without separators, so a signed text is unambiguous only if it can be split into values in one
   way. Each value therefore has a format that cannot be part of its neighbour. */

/** Missing, null and empty are the same in Fawry's messages; numbers may be sent as strings and vice versa. */
const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value == null ? '' : String(value)));

const matching = (pattern: RegExp) => text.pipe(z.string().regex(pattern));

/** Informational values. */
export const remark = text.transform((value) => value.slice(0, 200));
/** Fawry's number of the payment; empty until there is one. */
export const fawryNumber = matching(/^(?:[1-9]\d{0,19})?$/);
export const merchantRef = matching(merchantRefPattern);
export const milliseconds = matching(/^\d{0,14}$/);
/** A word, possibly with spaces. */
export const word = matching(/^[A-Za-z][A-Za-z_ ]{0,39}$/);
/** In popup results the bank's number; in notifications `FPN-` and digits, or digits only. */
export const bankNumber = matching(/^(?:FPN-)?\d{0,20}$/);
export const signature = z.string().regex(/^[0-9a-f]{64}$/i);

/** Piastres; null if Fawry left the amount empty, as it sometimes does. */
export const amount = z
  .unknown()
  .optional()
  .transform((value, context) => {
    if (value === '' || value == null) return null;
    const piastres = piastresOf(value);
    if (piastres !== undefined) return piastres;
    context.addIssue({ code: 'custom', message: 'no amount' });
    return z.NEVER;
  });

const statuses = [
  'NEW',
  'UNPAID',
  'PAID',
  'FAILED',
  'EXPIRED',
  'CANCELED',
  'CANCELLED',
  'REFUNDED',
  'PARTIAL_REFUNDED',
  'DELIVERED',
] as const;

/** None is a prefix of another. */
export const knownStatus = text.pipe(z.enum(statuses));

const methods = [
  'PAYATFAWRY',
  'PayAtFawry',
  'CARD',
  'PayUsingCC',
  'MWALLET',
  'Mobile Wallet',
  'WALLET',
  'VALU',
  'CASHONDELIVERY',
  'CashOnDelivery',
] as const;

/** None is a prefix of another. */
export const knownMethod = text.pipe(z.enum(methods));
