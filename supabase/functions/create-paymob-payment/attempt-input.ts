import { type StartedPayment } from '../_shared/backend/start-payment.ts';

type Method = 'card' | 'wallet' | 'kiosk';

/** What Paymob is told: all of it from the order, but for the wallet's number. */
export function attemptInput(
  payment: StartedPayment,
  method: Method,
  walletPhone: string | undefined,
) {
  const { customer, address, lines } = payment;
  return {
    method,
    merchantRef: payment.merchant_ref,
    amountPt: payment.amount_pt,
    lines: lines.map((line) => ({
      itemId: line.product_id,
      description: line.description,
      quantity: line.quantity,
      unitPt: line.unit_pt,
      linePt: line.line_pt,
    })),
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
