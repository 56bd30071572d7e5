import { z } from 'zod';
import { secretsEqual } from '../../gateway/secrets-equal.ts';
import { type FawryAccount } from './fawry-account.ts';
import { type Charge } from './fawry-state.ts';
import { itemsText, signed } from './signatures.ts';

export interface Refusal {
  statusCode: number;
  statusDescription: string;
}

/** The latest valid date. */
const latest = 8_640_000_000_000_000;

const filled = z.string().refine((text) => text.trim() !== '', 'is blank');
const pounds = z
  .number()
  .min(0)
  .refine((price) => Number((price * 100).toFixed(6)) % 1 === 0, 'has more than two decimals');

const chargeSchema = z.looseObject({
  merchantCode: filled,
  merchantRefNum: filled,
  // No further validation: e-mail address, phone number and name are echoed as sent.
  customerMobile: filled.refine((text) => !/^(?:\+|00)?20\d{10}$/.test(text), 'is not 01#########'),
  customerEmail: filled,
  customerName: z.string().optional(),
  customerProfileId: filled.optional(),
  paymentExpiry: z.coerce.number().int().max(latest).optional(),
  chargeItems: z
    .array(
      z.looseObject({
        itemId: filled,
        description: filled,
        price: pounds,
        quantity: z.int().min(1),
      }),
    )
    .min(1),
  paymentMethod: z.string().optional(),
  returnUrl: z.url({ protocol: /^https?$/ }),
  authCaptureModePayment: z.boolean().optional(),
  signature: z.string(),
});

interface Context {
  account: FawryAccount;
  now: number;
  /** For accounts that require a payment method. */
  isMethodRequired: boolean;
  /** Whether this reference was charged before. */
  isUsed: (merchantRefNum: string) => boolean;
}

export const usedBefore: Refusal = {
  statusCode: 9903,
  statusDescription: 'merchantRefNum was used before',
};

const refused = (statusCode: number, statusDescription: string) =>
  ({ ok: false, refusal: { statusCode, statusDescription } }) as const;

const defaultLifetimeMs = 48 * 3_600_000;

/** Validates a charge request as strictly as Fawry does. */
export function checkCharge(
  given: unknown,
  { account, now, isMethodRequired, isUsed }: Context,
): { ok: true; charge: Charge } | { ok: false; refusal: Refusal } {
  const parsed = chargeSchema.safeParse(given);
  if (!parsed.success) return refused(codeOf(parsed.error), z.prettifyError(parsed.error));
  const request = parsed.data;
  if (request.merchantCode !== account.merchantCode) return refused(9901, 'Invalid merchant code');

  const items = request.chargeItems.map(({ itemId, quantity, price }) => ({
    itemId,
    quantity,
    unitPt: Math.round(price * 100),
  }));
  const { merchantRefNum, customerProfileId = '', returnUrl } = request;
  const expected = signed(
    account.merchantCode,
    merchantRefNum,
    customerProfileId,
    returnUrl,
    itemsText(items),
    account.secureKey,
  );
  if (!secretsEqual(request.signature, expected)) return refused(9946, 'Wrong signature');
  if (isMethodRequired && !request.paymentMethod)
    return refused(10045, 'paymentMethod is mandatory for this profile');

  const totalPt = items.reduce((sum, { quantity, unitPt }) => sum + quantity * unitPt, 0);
  if (totalPt < 1) return refused(21004, 'Amount is invalid');
  const expiresAt = request.paymentExpiry ?? now + defaultLifetimeMs;
  if (expiresAt <= now) return refused(9903, 'paymentExpiry is over');
  if (isUsed(merchantRefNum)) return refused(usedBefore.statusCode, usedBefore.statusDescription);
  return {
    ok: true,
    charge: {
      merchantRefNum,
      customerProfileId,
      customerName: request.customerName ?? '',
      customerMobile: request.customerMobile,
      customerMail: request.customerEmail,
      items,
      totalPt,
      returnUrl,
      expiresAt,
    },
  };
}

function codeOf(error: z.ZodError): number {
  const first = error.issues[0]?.path[0];
  if (first === 'merchantCode') return 9901;
  if (first === 'merchantRefNum') return 9944;
  if (first === 'signature') return 9946;
  return first === 'chargeItems' ? 21004 : 9903;
}
