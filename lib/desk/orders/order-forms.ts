import { z } from 'zod';
import { readPounds } from '../entry/read-amount';

/** Faults of a field: keys of the messages under `deskOrder.faults`. */
export const orderFaults = [
  'reasonMissing',
  'textLong',
  'courierMissing',
  'numberMissing',
  'amountInvalid',
  'amountHigh',
  'outcomeMissing',
  'noteMissing',
] as const;
export type OrderFault = (typeof orderFaults)[number];

const longest = 500;
const required = (fault: OrderFault) => z.string().trim().min(1, fault).max(longest, 'textLong');

/** Why an order is cancelled; needed once it is paid. */
export const cancelSchema = (isRequired: boolean) =>
  z.object({
    reason: isRequired ? required('reasonMissing') : z.string().trim().max(longest, 'textLong'),
  });

export const shipSchema = z.object({
  courier: z.string().min(1, 'courierMissing'),
  number: z.string().trim().min(1, 'numberMissing').max(longest, 'textLong'),
});

/** How much goes back, and why. `upToPt`: the most that there is, in piastres. */
export const refundSchema = (upToPt: number) =>
  z
    .object({
      part: z.enum(['all', 'part']),
      amount: z.string(),
      reason: required('reasonMissing'),
      restock: z.boolean(),
    })
    .superRefine(({ part, amount }, context) => {
      if (part === 'all') return;
      const pt = readPounds(amount);
      const path = ['amount'];
      if (!pt) context.addIssue({ code: 'custom', path, message: 'amountInvalid' });
      else if (pt > upToPt) context.addIssue({ code: 'custom', path, message: 'amountHigh' });
    });
export type RefundForm = z.infer<ReturnType<typeof refundSchema>>;

/** The piastres that a valid form asks for; null for all. */
export const refundedPt = ({ part, amount }: RefundForm) =>
  part === 'all' ? null : readPounds(amount);

export const closeRefundSchema = z.object({
  outcome: z.enum(['refunded', 'not_refunded'], 'outcomeMissing'),
  note: required('noteMissing'),
});

export const noteSchema = z.object({ note: required('noteMissing') });

export const isOrderFault = (message: string | undefined): message is OrderFault =>
  orderFaults.some((fault) => fault === message);
