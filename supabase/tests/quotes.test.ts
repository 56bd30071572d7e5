import { expect, test } from '@jest/globals';
import { fc } from '../../scripts/test/fast-check.mjs';
import { type TestDatabase } from './engines/engine';
import { sampleCatalogue, sampleShoppers } from './engines/migrations';
import { onEngines, rolledBack } from './on-engines';
import {
  anyPurchase,
  anyShop,
  areas,
  furnish,
  offer,
  priceOf,
  productOf,
  promoCode,
  type Purchase,
} from './quote-truth';

const egypt = '00000000-0000-4000-8000-0000000000e9';
const france = '00000000-0000-4000-8001-000000004652';

async function query(
  database: TestDatabase,
  purchase: Purchase,
  call: string,
): Promise<Record<string, unknown>> {
  const items = purchase.cart.map(([product, quantity]) => ({
    product_id: productOf(product),
    quantity,
  }));
  const abroad = purchase.place === 'abroad';
  const area = abroad ? null : areas[purchase.place as number]?.area;
  const [row] = await database.query<{ answer: Record<string, unknown> }>(
    `select ${call} as answer`,
    [JSON.stringify(items), area, abroad ? france : egypt, purchase.promo && promoCode],
  );
  if (!row) throw new Error('nothing was answered');
  return row.answer;
}

const quoteCall = 'public.quote_order($1::text::jsonb, $2, $3, $4)';
const placeCall = `public.place_order(gen_random_uuid(), $1::text::jsonb, $3, $2, p_promo => $4)`;

onEngines(
  (database) => {
    test('matches every quote and order to an independent calculation', async () => {
      const shops = fc.record({
        shop: anyShop,
        purchases: fc.array(anyPurchase, { minLength: 6, maxLength: 6 }),
      });
      const property = fc.asyncProperty(shops, ({ shop, purchases }) =>
        rolledBack(database(), async () => {
          await database().exec(
            `select set_config('request.jwt.claim.sub', 'd0000000-0000-4000-8000-000000000002', true)`,
          );
          await furnish(database(), shop);
          for (const purchase of purchases) {
            await offer(database(), purchase.promo);
            const truth = priceOf(shop, purchase);
            const quote = await query(database(), purchase, quoteCall);
            expect({ shop, purchase, quote }).toMatchObject({ shop, purchase, quote: truth });
          }
          // The last one is ordered, unless its promo code is invalid.
          const last = purchases.at(-1);
          const truth = last && priceOf(shop, last);
          if (!last || truth?.promo?.valid === false) return;
          expect(await query(database(), last, placeCall)).toMatchObject({
            total_pt: truth?.total_pt,
          });
          await database().exec('set constraints all immediate');
          const { subtotal_pt, shipping_pt, fee_pt, discount_pt, total_pt } = truth ?? {};
          const stored = await database().query(
            'select subtotal_pt::float8, shipping_pt::float8, fee_pt::float8, discount_pt::float8, total_pt::float8 from public.orders',
          );
          expect(stored).toEqual([{ subtotal_pt, shipping_pt, fee_pt, discount_pt, total_pt }]);
        }),
      );
      await fc.assert(property, { numRuns: 30 });
    });
  },
  async (database) => {
    await database.exec(sampleCatalogue);
    await database.exec(sampleShoppers);
  },
);
