import { type StartedPayment } from '../_shared/backend/start-payment.ts';
import { type PaymobMethod } from '../_shared/contracts/paymob-methods.ts';
import { productLines } from '../_shared/payments/charge-lines.ts';
import { type AttemptInput } from '../_shared/vendors/paymob/attempt.ts';

/** The data for Paymob: all from the order, except the wallet's phone number. */
export function attemptInput(
  payment: StartedPayment,
  method: PaymobMethod,
  walletPhone: string | undefined,
): AttemptInput {
  const { customer, address } = payment;
  return {
    method,
    merchantRef: payment.merchant_ref,
    amountPt: payment.amount_pt,
    lines: productLines(payment),
    shippingPt: payment.shipping_pt,
    feePt: payment.fee_pt,
    discountPt: payment.discount_pt,
    billing: {
      firstName: customer.first_name ?? '',
      lastName: customer.last_name ?? '',
      email: customer.email ?? '',
      phone: customer.phone ?? '',
      street: address.street ?? '',
      city: address.city ?? '',
      state: address.area ?? '',
      country: address.country_iso2 ?? '',
    },
    ...(walletPhone ? { walletPhone } : {}),
  };
}
