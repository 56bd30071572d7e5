import { z } from 'zod';
import { merchantRefPattern } from '../../contracts/merchant-ref.ts';
import { piastresOf } from '../money.ts';

/*
 * Fawry signs values without separators: what a signed text says is only certain when its values can be cut in one way.
 * So every value has a form in which none can pass for a part of its neighbour.
 */

/** Absent, null and empty are the same in Fawry's messages; numbers and texts stand for each other. */
const text = z
  .union([z.string(), z.number()])
  .nullish()
  .transform((value) => (value == null ? '' : String(value)));

const matching = (pattern: RegExp) => text.pipe(z.string().regex(pattern));

/** What explains a message and decides nothing. */
export const remark = text.transform((value) => value.slice(0, 200));
/** Fawry's own number of the payment; empty before there is one. */
export const fawryNumber = matching(/^(?:[1-9]\d{0,19})?$/);
export const merchantRef = matching(merchantRefPattern);
export const milliseconds = matching(/^\d{0,14}$/);
/** A word, with or without spaces in it. */
export const word = matching(/^[A-Za-z][A-Za-z_ ]{0,39}$/);
/** In result texts the bank's number; in notifications `FPN-` and digits, or digits alone. */
export const bankNumber = matching(/^(?:FPN-)?\d{0,20}$/);
export const signature = z.string().regex(/^[0-9a-f]{64}$/i);

/** Piastres; null where Fawry left the amount empty, as it does now and then. */
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

/** None begins with another. */
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

/** None begins with another. */
export const knownMethod = text.pipe(z.enum(methods));
