import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fc } from '../../../scripts/test/fast-check.mjs';
import { volume } from '../../../scripts/test/volume.mjs';
import { anyPurchase, anyShop, priceOf, type Purchase, type Shop } from '../quote-truth';
import { type CheckoutShop, openCheckoutShop } from './testing/checkout-shop';
import { fawryPayer } from './testing/fawry-payer';
import { payments } from './testing/payer';
import { paymobPayer } from './testing/paymob-payer';
import { furnish, offer, requestsOf } from './testing/priced-shop';

let shop: CheckoutShop;

beforeAll(async () => {
  shop = await openCheckoutShop();
});

afterAll(() => shop.close());

type State = { deliveries: { ref: string; body: string }[] };
const stateOf = async (sandbox: string) =>
  (await (await shop.gateway.call(`/sandbox/${sandbox}/__sim/state`)).json()) as State & {
    orders: Record<string, { amountCents: number; merchantOrderId: string }>;
  };
const pt = (pounds: unknown) => Math.round(Number(pounds) * 100);

/** The amounts of the request to the provider and of its notification, in piastres. */
type Paid = { requested: number; notified: number };

async function byFawry(orderId: string): Promise<Paid> {
  const fawry = fawryPayer(shop);
  const charged = await fawry.charge(orderId);
  const requested = charged.chargeItems.reduce(
    (sum, { price, quantity }) => sum + pt(price) * quantity,
    0,
  );
  await fawry.pay(charged);
  const { deliveries } = await stateOf('fawry');
  const { body } = deliveries.findLast(({ ref }) => ref === charged.merchantRefNum)!;
  return { requested, notified: pt((JSON.parse(body) as { orderAmount: number }).orderAmount) };
}

async function byPaymob(orderId: string, method: 'card' | 'kiosk'): Promise<Paid> {
  const paymob = paymobPayer(shop);
  const begun = await paymob.begin(orderId, method);
  if (begun.status !== 200) throw new Error(JSON.stringify(begun));
  if (method === 'card') await paymob.payByCard(begun);
  else await paymob.payAtKiosk(String(begun.body['reference_number']));
  const { payments: tries } = await payments(shop, orderId);
  const { merchant_ref: reference } = tries[0]!;
  const { orders, deliveries } = await stateOf('paymob');
  const charged = Object.values(orders).find((order) => order.merchantOrderId === reference);
  const { body } = deliveries.findLast(({ ref }) => ref === reference)!;
  const notification = JSON.parse(body) as { obj: { amount_cents: number } };
  return { requested: charged!.amountCents, notified: notification.obj.amount_cents };
}

const ways = {
  fawry: byFawry,
  'paymob card': (orderId: string) => byPaymob(orderId, 'card'),
  'paymob kiosk': (orderId: string) => byPaymob(orderId, 'kiosk'),
};

async function buy(prices: Shop, purchase: Purchase, way: keyof typeof ways) {
  const truth = priceOf(prices, purchase);
  await offer(shop, purchase.promo);
  const { quote, order } = await requestsOf(shop, purchase);

  const shown = await shop.invoke('calculate_prices', quote, shop.mona);
  const { subtotal, shipping, extra_fee: fee, totals, promo } = shown.body as Record<string, never>;
  const onScreen = {
    subtotal_pt: pt(subtotal),
    shipping_pt: pt(shipping?.['before']),
    fee_pt: pt(fee?.['before']),
    discount_pt: pt(promo?.['amount']),
    total_before_pt: pt(totals?.['before']),
    total_pt: pt(totals?.['after']),
  };
  const { promo: promised, ...amounts } = truth;
  expect({ purchase, prices, onScreen }).toEqual({ purchase, prices, onScreen: amounts });

  // An invalid promo code rejects the order: the shopper buys without it.
  const promo_value = promised?.valid ? order.promo_value : null;
  const expected_total = totals?.['after'];
  const placed = await shop.order({ ...order, promo_value, expected_total });
  const paid = await ways[way](placed.order_id);
  const { order: kept, payments: tries } = await payments(shop, placed.order_id);
  expect({ purchase, prices, ...paid, kept, paid: tries.map((row) => row.paid_pt) }).toMatchObject({
    requested: truth.total_pt,
    notified: truth.total_pt,
    kept: { total_pt: truth.total_pt, status: 'processing', refund_due: false },
    paid: [truth.total_pt],
  });
}

test('uses one amount from the screen to the payment for every cart, place, promo and provider', async () => {
  const names = Object.keys(ways) as (keyof typeof ways)[];
  const table = fc.record({
    prices: anyShop,
    purchases: fc.array(anyPurchase, { minLength: 6, maxLength: 6 }),
  });
  const property = fc.asyncProperty(table, async ({ prices, purchases }) => {
    await shop.cancelPendingOrders();
    await furnish(shop, prices);
    for (const [at, purchase] of purchases.entries())
      await buy(prices, purchase, names[at % names.length]!);
  });
  await fc.assert(property, { numRuns: volume(1, 4), endOnFailure: true });
});
