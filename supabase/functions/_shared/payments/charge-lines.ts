import { type StartedPayment } from '../backend/start-payment.ts';
import { type Line } from '../vendors/spread-discount.ts';

export function productLines({ lines }: StartedPayment): Line[] {
  return lines.map((line) => ({
    itemId: line.product_id,
    description: line.description,
    quantity: line.quantity,
    unitPt: line.unit_pt,
    linePt: line.line_pt,
  }));
}

/** The line that stands for shipping and service fee. */
const shippingItem = { itemId: 'ord_trans', description: 'Shipping', quantity: 1 };

/** What the payment is for, as Fawry lists it. The discount is not in it: it has no line of its own there. */
export function chargeLines(payment: StartedPayment): Line[] {
  const shippingPt = payment.shipping_pt + payment.fee_pt;
  if (shippingPt === 0) return productLines(payment);
  const shipping = { ...shippingItem, unitPt: shippingPt, linePt: shippingPt };
  return [...productLines(payment), shipping];
}
