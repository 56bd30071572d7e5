import { nationalPhone, orNotAvailable, plainMailOrNotAvailable } from '../fill-blanks.ts';
import { isPayable, poundsNumber } from '../money.ts';
import { type Line, spreadDiscount } from '../spread-discount.ts';
import { type Failed, failure } from '../vendor-event.ts';
import { type FawryConfig } from './config.ts';
import { chargeSignature } from './signatures.ts';

export interface ChargeInput {
  merchantRef: string;
  customer: { name: string; email: string; phone: string; userId?: string };
  /**
   * Product lines, and `ord_trans` for shipping and fee. If their total exceeds the amount to pay, the difference is
   * the discount.
   */
  lines: Line[];
  payablePt: number;
  /** Signed exactly as it is. */
  returnUrl: string;
  expiresAt: Date;
}

/** The argument of `FawryPay.checkout`. Prices are in pounds. */
export interface ChargeRequest {
  merchantCode: string;
  merchantRefNum: string;
  customerName: string;
  customerMobile: string;
  customerEmail: string;
  customerProfileId?: string;
  paymentExpiry: number;
  chargeItems: { itemId: string; description: string; price: number; quantity: number }[];
  returnUrl: string;
  authCaptureModePayment: false;
  signature: string;
}

/**
 * Fawry charges the sum of the items, so the discount is spread over their prices, which add up to exactly `payablePt`;
 * `refused` if that is not possible.
 */
export async function signChargeRequest(
  config: FawryConfig,
  input: ChargeInput,
): Promise<{ ok: true; chargeRequest: ChargeRequest } | Failed> {
  if (!isPayable(input.payablePt)) return failure('refused', 'there is nothing to be paid');
  const lines = spreadDiscount(input.lines, input.payablePt);
  if (!lines) return failure('refused', 'the lines do not add up to the amount');
  if (new Set(lines.map(({ itemId }) => itemId)).size < lines.length)
    return failure('refused', 'an item is listed twice');

  const { customer, merchantRef, returnUrl } = input;
  const signature = await chargeSignature(config, {
    merchantRef,
    customerProfileId: customer.userId,
    returnUrl,
    items: lines,
  });
  return {
    ok: true,
    chargeRequest: {
      merchantCode: config.merchantCode,
      merchantRefNum: merchantRef,
      customerName: orNotAvailable(customer.name),
      customerMobile: orNotAvailable(nationalPhone(customer.phone)),
      customerEmail: plainMailOrNotAvailable(customer.email),
      ...(customer.userId ? { customerProfileId: customer.userId } : {}),
      paymentExpiry: input.expiresAt.getTime(),
      chargeItems: lines.map(({ itemId, description, quantity, unitPt }) => ({
        itemId,
        description: orNotAvailable(description),
        price: poundsNumber(unitPt),
        quantity,
      })),
      returnUrl,
      authCaptureModePayment: false,
      signature,
    },
  };
}
