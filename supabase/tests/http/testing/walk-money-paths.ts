import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { volume } from '../../../../scripts/test/volume.mjs';
import { importCatalogue } from '../../../../scripts/catalogue-import/import-catalogue.ts';
import { type CheckoutShop, openCheckoutShop } from './checkout-shop.ts';
import { type MoneyPath } from './money-path.ts';
import { type MoneyFacts, moneyFacts, providerBooks } from './money-facts.ts';
import { control, delivered } from './payer.ts';

const copies = 2;
const stocked = 500;
let shop: CheckoutShop;
let orderId: string;
let before: { left: number; held: number };

async function onHand(): Promise<{ product_id: string; left: number; held: number }> {
  const [product] = (await shop.asServer('products?select=product_id&sku=eq.SUM-1')) as {
    product_id: string;
  }[];
  const product_id = product?.product_id ?? '';
  const [row] = (await shop.asServer(
    `inventory?select=on_hand,reserved&product_id=eq.${product_id}`,
  )) as { on_hand: number; reserved: number }[];
  return { product_id, left: row?.on_hand ?? NaN, held: row?.reserved ?? NaN };
}

/** The invariants after every path: every amount is the same everywhere, and every book is sold once. */
async function expectAgreement(path: MoneyPath, facts: MoneyFacts): Promise<void> {
  const { order, payments, lines } = facts;
  const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);
  expect(sum(lines.map(({ unit_pt, quantity }) => unit_pt * quantity))).toBe(order.subtotal_pt);
  expect(order.subtotal_pt + order.shipping_pt + order.fee_pt - order.discount_pt).toBe(
    order.total_pt,
  );
  expect(payments.map(({ expected_pt }) => expected_pt)).toEqual(
    payments.map(() => order.total_pt),
  );
  const settled = payments.filter(({ settles }) => settles);
  expect(settled.length).toBeLessThanOrEqual(1);
  expect(order.status === 'processing').toBe(settled.length === 1);
  for (const { paid_pt } of settled) expect(paid_pt).toBe(order.total_pt);
  for (const { history } of payments)
    expect(history.filter((status) => status === 'PAID').length).toBeLessThanOrEqual(1);

  const books = await providerBooks(shop, payments);
  expect(books).toEqual({
    takenPt: (path.charges ?? settled.length) * order.total_pt - (path.shortPt ?? 0),
    givenBackPt: path.givenBack === 'all' ? order.total_pt : (path.givenBack ?? 0),
  });

  await delivered(shop, path.provider);
  const { left, held } = await onHand();
  const sold = order.status === 'processing' ? copies : 0;
  const reserved = order.status === 'pending' ? copies : 0;
  expect({ left, held }).toEqual({ left: before.left - sold, held: before.held + reserved });
}

/** Tests of a file: every path of a provider is walked, and every scenario of its sandbox is in one of them. */
export function walkMoneyPaths(
  provider: MoneyPath['provider'],
  paths: readonly MoneyPath[],
  scenarios: readonly { id: string }[],
): void {
  beforeAll(async () => {
    shop = await openCheckoutShop();
    const { url, keys } = shop.gateway;
    const csv = new TextEncoder().encode(
      `sku,product_name,category,owner,owner_kind,retail_price,stock,available\nSUM-1,جمع,كتب,دار,publisher,33.33,${stocked},yes\n`,
    );
    await importCatalogue({ url, secretKey: keys.secretKey, csv });
  });

  afterAll(() => shop.close());

  beforeEach(async () => {
    for (const sandbox of ['fawry', 'paymob'] as const) await control(shop, sandbox, 'clear', {});
    await shop.cancelPendingOrders();
    const { product_id, ...stock } = await onHand();
    before = stock;
    orderId = (await shop.order({ items: [{ product_id, quantity: copies }] })).order_id;
  });

  test('covers every scenario of the sandbox', () => {
    const known = paths.map(({ scenario }) => scenario);
    expect(scenarios.map(({ id }) => id).filter((id) => !known.includes(id))).toEqual([]);
  });

  // Time limits are also covered by the functions' own tests.
  const walked = volume(
    paths.filter(({ isSlow }) => !isSlow),
    paths,
  );

  test.each(walked.map((path) => [path.scenario, path.title ?? '', path] as const))(
    '%s %s',
    async (_, __, path) => {
      const isListed = scenarios.some(({ id }) => id === path.scenario);
      const arrange = async (times = 1) => {
        if (isListed) await control(shop, provider, 'scenario', { scenario: path.scenario, times });
      };
      await path.walk({ shop, orderId, arrange });
      const facts = await moneyFacts(shop, orderId);
      expect({
        order: facts.order.status,
        refundDue: facts.order.refund_due,
        tries: facts.payments.map(({ review_reason, status }) => review_reason ?? status),
      }).toEqual({ refundDue: false, ...path.ends });
      await expectAgreement(path, facts);
    },
  );
}
