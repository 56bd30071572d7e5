import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { seed } from '../../../scripts/test/seed.mjs';
import {
  type CheckoutShop,
  openCheckoutShop,
  type ShopResponse,
} from '../http/testing/checkout-shop';
import { fawryPayer } from '../http/testing/fawry-payer';
import { seededRandom } from '../seeded-random';

const kills = 4;
const shoppersAtOnce = 2;
const longestLifeMs = 700;
const random = seededRandom(seed);

let shop: CheckoutShop;

beforeAll(async () => {
  shop = await openCheckoutShop();
});

afterAll(() => shop.close());

interface Purchase {
  key: string;
  /** Set once the shop has confirmed the order. */
  orderId?: string;
  isDone?: boolean;
}

/** From the cart to the payment, continuing from the purchase's current step. */
async function buy(purchase: Purchase): Promise<void> {
  const { order_id: orderId } = await shop.order({ idempotency_key: purchase.key });
  expect(purchase.orderId ?? orderId).toBe(orderId);
  purchase.orderId = orderId;
  const response = await shop.invoke('make_charge_request_v2', { order_id: orderId }, shop.mona);
  // Settled already, and the response was lost.
  if (response.status !== 409) await pay(response);
  purchase.isDone = true;
}

async function pay(response: ShopResponse): Promise<void> {
  const charged = response.body['chargeRequest'];
  const fawry = fawryPayer(shop);
  await fawry.pay(charged as Parameters<typeof fawry.pay>[0]);
}

/** Shoppers buy one book after the other until requests fail. */
async function buyUntilKilled(): Promise<Purchase[]> {
  const begun: Purchase[] = [];
  const shopper = async () => {
    for (;;) {
      const purchase: Purchase = { key: randomUUID() };
      begun.push(purchase);
      await buy(purchase);
    }
  };
  const death = new Promise((resolve) => setTimeout(resolve, random() * longestLifeMs));
  const buying = Promise.allSettled(Array.from({ length: shoppersAtOnce }, shopper));
  await death;
  await shop.kill();
  await buying;
  return begun;
}

interface SandboxPayment {
  merchantRefNumber: string;
  status: string;
}

/** The merchant references that Fawry has charged. */
async function paidAtFawry(): Promise<string[]> {
  const answer = await shop.gateway.call('/sandbox/fawry/__sim/state');
  const { payments } = (await answer.json()) as { payments: Record<string, SandboxPayment> };
  return Object.values(payments).flatMap(({ status, merchantRefNumber }) =>
    status === 'PAID' ? [merchantRefNumber] : [],
  );
}

test(`kill -9 at ${kills} moments of buying: keeps every order, and settles every payment once`, async () => {
  const purchases: Purchase[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    purchases.push(...(await buyUntilKilled()));
    await shop.restart();
    // Like every shopper whose page has stopped responding: repeat the step.
    for (const purchase of purchases.filter(({ isDone }) => !isDone)) await buy(purchase);
    await shop.reconcile();
  }

  const orders = (await shop.asServer(
    'orders?select=order_id,status,refund_due,order_payment(merchant_ref,status)',
  )) as {
    order_id: string;
    status: string;
    refund_due: boolean;
    order_payment: { merchant_ref: string; status: string }[];
  }[];
  const paid = new Set(await paidAtFawry());
  console.log(`${purchases.length} purchases, ${kills} kills, ${paid.size} payments`);

  expect(orders.map(({ order_id }) => order_id).sort()).toEqual(
    purchases.map(({ orderId }) => orderId).sort(),
  );
  for (const { order_payment: tries, ...order } of orders) {
    const charged = tries.filter(({ merchant_ref }) => paid.has(merchant_ref));
    const settled = tries.filter(({ status }) => status === 'PAID');
    expect(settled).toEqual(charged);
    expect([charged.length, order.status, order.refund_due]).toEqual([1, 'processing', false]);
  }
});
