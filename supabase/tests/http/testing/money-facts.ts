import { type CheckoutShop } from './checkout-shop.ts';
import { type PaymentRow } from './payer.ts';

interface OrderSums {
  status: string;
  refund_due: boolean;
  subtotal_pt: number;
  shipping_pt: number;
  fee_pt: number;
  discount_pt: number;
  total_pt: number;
}

export interface MoneyFacts {
  order: OrderSums;
  lines: { unit_pt: number; quantity: number }[];
  payments: (PaymentRow & { settles: boolean; history: string[] })[];
}

/** All amounts that the shop has recorded for an order, in piastres. */
export async function moneyFacts(shop: CheckoutShop, orderId: string): Promise<MoneyFacts> {
  const mine = `order_id=eq.${orderId}`;
  const [order] = (await shop.asServer(`orders?select=*&${mine}`)) as OrderSums[];
  if (!order) throw new Error(`There is no order ${orderId}.`);
  const lines = await shop.asServer(`order_products?select=unit_pt,quantity&${mine}`);
  const rows = (await shop.asServer(
    `order_payment?select=*,payment_status(status)&${mine}&order=created_at`,
  )) as (PaymentRow & { settles: boolean })[];
  return {
    order,
    lines: lines as MoneyFacts['lines'],
    payments: rows.map((row) => ({
      ...row,
      history: row.payment_status.map(({ status }) => status),
    })),
  };
}

interface Books {
  takenPt: number;
  givenBackPt: number;
}

interface FawryPayment {
  paidAt?: number;
  charge: { totalPt: number };
  refundedPt: number;
}

interface PaymobTransaction {
  orderId: number;
  success: boolean;
  parentId: number | null;
  amountCents: number;
  refundedCents: number;
  isVoided: boolean;
}

/** What the providers have charged and refunded for these attempts, in piastres, without their own fees. */
export async function providerBooks(shop: CheckoutShop, tries: PaymentRow[]): Promise<Books> {
  const refs = tries.map(({ merchant_ref }) => merchant_ref);
  const stateOf = async (sandbox: string) =>
    (await shop.gateway.call(`/sandbox/${sandbox}/__sim/state`)).json() as Promise<unknown>;
  const fawry = (await stateOf('fawry')) as { payments: Record<string, FawryPayment> };
  const paymob = (await stateOf('paymob')) as {
    orders: Record<string, { merchantOrderId: string }>;
    transactions: Record<string, PaymobTransaction>;
  };
  const books: Books = { takenPt: 0, givenBackPt: 0 };
  for (const [ref, { paidAt, charge, refundedPt }] of Object.entries(fawry.payments)) {
    if (!refs.includes(ref)) continue;
    if (paidAt !== undefined) books.takenPt += charge.totalPt;
    books.givenBackPt += refundedPt;
  }
  for (const each of Object.values(paymob.transactions)) {
    const { orderId, success, parentId, amountCents, refundedCents, isVoided } = each;
    const ref = paymob.orders[orderId]?.merchantOrderId ?? '';
    if (!refs.includes(ref) || parentId !== null) continue;
    if (success) books.takenPt += amountCents;
    books.givenBackPt += isVoided ? amountCents : refundedCents;
  }
  return books;
}
