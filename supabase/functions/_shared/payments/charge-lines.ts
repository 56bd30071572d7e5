import { type StartedPayment } from '../backend/start-payment.ts';

/** The line that stands for shipping and service fee (spec §9: itemId "ord_trans"). */
const shippingItem = { itemId: 'ord_trans', description: 'Shipping', quantity: 1 };

/** What the payment is for, as Fawry lists it. The discount is not in it: it has no line of its own there. */
export function chargeLines({ lines, shipping_pt, fee_pt }: StartedPayment) {
  const products = lines.map((line) => ({
    itemId: line.product_id,
    description: line.description,
    quantity: line.quantity,
    unitPt: line.unit_pt,
    linePt: line.line_pt,
  }));
  const shippingPt = shipping_pt + fee_pt;
  return shippingPt === 0
    ? products
    : [...products, { ...shippingItem, unitPt: shippingPt, linePt: shippingPt }];
}
