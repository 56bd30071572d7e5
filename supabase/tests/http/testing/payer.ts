import { expect } from '@jest/globals';
import { type PaymentProvider } from '../../../functions/_shared/contracts/payment-providers.mjs';
import { type Courier } from '../../../functions/_shared/contracts/track-shipments.ts';
import { type CheckoutShop } from './checkout-shop.ts';
import { until } from '../../../local/testing/until.ts';

export interface PaymentRow {
  order_payment_id: string;
  provider: string;
  merchant_ref: string;
  provider_order_id: string | null;
  provider_reference: string | null;
  status: string;
  paid_pt: number;
  expected_pt: number;
  reference: string | null;
  reference_expires_at: string | null;
  review_reason: string | null;
  payment_status: { status: string }[];
}

/** The database's data about an order and all its payment attempts, oldest first. */
export async function payments(shop: CheckoutShop, orderId: string) {
  const orders = await shop.asServer(
    `orders?select=status,total_pt,refund_due,expires_at&order_id=eq.${orderId}`,
  );
  const rows = await shop.asServer(
    `order_payment?select=*,payment_status(status)&order_id=eq.${orderId}&order=created_at`,
  );
  const [order] = orders as {
    status: string;
    total_pt: number;
    refund_due: boolean;
    expires_at: string;
  }[];
  if (!order) throw new Error(`There is no order ${orderId}.`);
  return { order, payments: rows as PaymentRow[] };
}

/** The order's status, and for every attempt its review reason or status. */
export async function paymentFacts(shop: CheckoutShop, orderId: string) {
  const { order, payments: rows } = await payments(shop, orderId);
  return { ...order, tries: rows.map(({ status, review_reason: review }) => review ?? status) };
}

/** What has been recorded about an order before its provider is queried; the end of a path would not show it. */
export async function expectTries(
  shop: CheckoutShop,
  orderId: string,
  status: string,
  tries: string[],
) {
  expect(await paymentFacts(shop, orderId)).toMatchObject({ status, tries });
}

/** All statuses of each attempt. */
export async function paymentHistory(shop: CheckoutShop, orderId: string): Promise<string[][]> {
  const { payments: rows } = await payments(shop, orderId);
  return rows.map(({ payment_status: all }) => all.map(({ status }) => status));
}

/** Waits until every due notification has been delivered or given up. */
export async function delivered(shop: CheckoutShop, sandbox: 'fawry' | 'paymob'): Promise<void> {
  await until('every notification is delivered', async () => {
    const answer = await shop.gateway.call(`/sandbox/${sandbox}/__sim/state`);
    const { now, deliveries } = (await answer.json()) as {
      now: number;
      deliveries: { state: string; dueAt: number }[];
    };
    return !deliveries.some(({ state, dueAt }) => state === 'waiting' && dueAt <= now);
  });
}

/** The exact notifications that a sandbox has sent about a payment. */
export async function notifications(
  shop: CheckoutShop,
  sandbox: 'fawry' | 'paymob',
  ref: string,
): Promise<{ url: string; body: string }[]> {
  const answer = await shop.gateway.call(`/sandbox/${sandbox}/__sim/state`);
  const { deliveries } = (await answer.json()) as {
    deliveries: { ref: string; url: string; body: string }[];
  };
  return deliveries.filter((delivery) => delivery.ref === ref);
}

/** Calls a sandbox's control API. */
export async function control(
  shop: CheckoutShop,
  sandbox: PaymentProvider | Courier,
  path: string,
  json: object,
): Promise<Record<string, unknown>> {
  const answer = await shop.gateway.call(`/sandbox/${sandbox}/__sim/${path}`, { json });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

/** Makes the order expire. */
export const expire = (shop: CheckoutShop, orderId: string) =>
  shop.asServer(`orders?order_id=eq.${orderId}`, {
    method: 'PATCH',
    json: { expires_at: new Date(Date.now() - 1_000).toISOString() },
    headers: { prefer: 'return=representation' },
  });
