import * as z from 'zod/mini';
import type { DeskRefundable } from '../contract/order';
import { readPounds } from '../entry/read-amount';

/** Errors of a field: keys of the messages under `deskOrder.faults`. */
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
const required = (fault: OrderFault) =>
  z.string().check(z.trim(), z.minLength(1, fault), z.maxLength(longest, 'textLong'));

/** Why an order is cancelled; required once it is paid. */
export const cancelSchema = (isRequired: boolean) =>
  z.object({
    reason: isRequired
      ? required('reasonMissing')
      : z.string().check(z.trim(), z.maxLength(longest, 'textLong')),
  });

export const shipSchema = z.object({
  courier: z.string().check(z.minLength(1, 'courierMissing')),
  number: required('numberMissing'),
});

function amountFault(amount: string, upToPt: number): OrderFault | undefined {
  const pt = readPounds(amount);
  if (!pt) return 'amountInvalid';
  return pt > upToPt ? 'amountHigh' : undefined;
}

type Refundable = Pick<DeskRefundable, 'transaction_id' | 'up_to_pt' | 'only_all'>;

/** Which charge is refunded, how much of it, and why. */
export const refundSchema = (charges: readonly Refundable[]) =>
  z
    .object({
      transaction: z.string(),
      part: z.enum(['all', 'part']),
      amount: z.string(),
      reason: required('reasonMissing'),
      restock: z.boolean(),
      cancel: z.boolean(),
    })
    .check(
      z.overwrite((typed) => {
        const charge = charges.find(({ transaction_id }) => transaction_id === typed.transaction);
        return charge?.only_all ? { ...typed, part: 'all' as const } : typed;
      }),
      z.superRefine(({ transaction, part, amount }, context) => {
        if (part === 'all') return;
        const charge = charges.find(({ transaction_id }) => transaction_id === transaction);
        const message = amountFault(amount, charge?.up_to_pt ?? 0);
        if (message) context.addIssue({ code: 'custom', path: ['amount'], message });
      }),
    );
export type RefundForm = z.output<ReturnType<typeof refundSchema>>;

/** The amount of a valid form in piastres; null for the whole charge. */
export const refundedPt = ({ part, amount }: RefundForm) =>
  part === 'all' ? null : readPounds(amount);

/** How much was refunded outside the shop, empty for the whole charge; `upToPt`: the maximum, null if unknown. */
export const noteRefundSchema = (upToPt: number | null) =>
  z.object({ amount: z.string().check(z.trim()), note: required('noteMissing') }).check(
    z.superRefine(({ amount }, context) => {
      const message = amount === '' ? undefined : amountFault(amount, upToPt ?? 0);
      if (message) context.addIssue({ code: 'custom', path: ['amount'], message });
    }),
  );

export const closeRefundSchema = z.object({
  outcome: z.enum(['refunded', 'not_refunded'], 'outcomeMissing'),
  note: required('noteMissing'),
});

export const noteSchema = z.object({ note: required('noteMissing') });

export const isOrderFault = (message: string | undefined): message is OrderFault =>
  orderFaults.some((fault) => fault === message);
