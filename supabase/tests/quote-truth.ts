import { fc } from '../../scripts/test/fast-check.mjs';
import { type TestDatabase } from './engines/engine';

/** A shop's prices and fees, as staff may set them. Amounts are whole piastres. */
export interface Shop {
  prices: number[];
  cityRates: (number | null)[];
  areaRates: (number | null)[];
  abroad: number;
  unlisted: number;
  feeFixed: number;
  feeBasisPoints: number;
}

export interface Promo {
  worth: { pt: number } | { basisPoints: number };
  minimum: number;
}

export interface Purchase {
  /** Product numbers with quantities; a product may come twice. */
  cart: [product: number, quantity: number][];
  /** The number of an area in Egypt, or abroad. */
  place: number | 'abroad';
  promo: Promo | null;
}

/** Two areas in each of three governorates. */
export const areas = [1, 2, 3].flatMap((city) =>
  [1, 2].map((area) => ({
    city: `00000000-0000-4000-8002-00000000000${String(city)}`,
    area: `00000000-0000-4000-8003-00000${String(city)}00000${String(area)}`,
  })),
);
export const productOf = (number: number) => `f0000000-0000-4000-8000-00000000000${String(number)}`;
export const promoCode = 'TRUTH';

const pt = fc.integer({ min: 0, max: 20_000 });
const basisPoints = fc.oneof(
  fc.constantFrom(0, 1, 50, 3_333, 9_999, 10_000),
  fc.nat({ max: 10_000 }),
);
const products = 4;

export const anyShop: fc.Arbitrary<Shop> = fc.record({
  prices: fc.array(fc.integer({ min: 1, max: 99_999 }), {
    minLength: products,
    maxLength: products,
  }),
  cityRates: fc.array(fc.option(pt), { minLength: 3, maxLength: 3 }),
  areaRates: fc.array(fc.option(pt), { minLength: 6, maxLength: 6 }),
  abroad: pt,
  unlisted: pt,
  feeFixed: fc.oneof(fc.constant(0), pt),
  feeBasisPoints: basisPoints,
});

export const anyPurchase: fc.Arbitrary<Purchase> = fc.record({
  cart: fc
    .array(fc.tuple(fc.nat({ max: products - 1 }), fc.integer({ min: 1, max: 10 })), {
      minLength: 1,
      maxLength: 6,
    })
    .filter((lines) => lines.reduce((sum, [, quantity]) => sum + quantity, 0) <= 10),
  place: fc.oneof({ weight: 5, arbitrary: fc.nat({ max: 5 }) }, fc.constant('abroad' as const)),
  promo: fc.option(
    fc.record({
      worth: fc.oneof(
        fc.integer({ min: 1, max: 300_000 }).map((amount) => ({ pt: amount })),
        basisPoints.filter((share) => share > 0).map((share) => ({ basisPoints: share })),
      ),
      minimum: fc.oneof(fc.constant(0), fc.nat({ max: 200_000 })),
    }),
  ),
});

/** A share in hundredths of a percent, by long division: half a piastre is rounded up. */
function share(amount: number, points: number): number {
  const whole = Math.floor((amount * points) / 10_000);
  const rest = amount * points - whole * 10_000;
  return rest >= 5_000 ? whole + 1 : whole;
}

/** The amounts of a purchase, worked out without the database. */
export function priceOf(shop: Shop, { cart, place, promo }: Purchase) {
  const subtotal = cart.reduce((sum, [product, quantity]) => {
    for (let copy = 0; copy < quantity; copy += 1) sum += shop.prices[product] ?? Number.NaN;
    return sum;
  }, 0);
  const shipping =
    place === 'abroad'
      ? shop.abroad
      : (shop.areaRates[place] ?? shop.cityRates[Math.floor(place / 2)] ?? shop.unlisted);
  const fee = shop.feeFixed + share(subtotal, shop.feeBasisPoints);
  const before = subtotal + shipping + fee;
  const valid = promo !== null && subtotal >= promo.minimum;
  const worth = !valid
    ? 0
    : 'pt' in promo.worth
      ? promo.worth.pt
      : share(subtotal, promo.worth.basisPoints);
  // At most the price of the books, and at least one piastre remains to pay.
  const discount = Math.min(worth, subtotal, before - 1);
  return {
    subtotal_pt: subtotal,
    shipping_pt: shipping,
    fee_pt: fee,
    discount_pt: discount,
    total_before_pt: before,
    total_pt: before - discount,
    promo: promo && { valid, reason: valid ? null : 'below_minimum', amount_pt: discount },
  };
}

/** Applies these settings to the database. */
export async function furnish(database: TestDatabase, shop: Shop): Promise<void> {
  await database.query(
    `update public.pricing_settings set abroad_shipping_pt = $1, unlisted_shipping_pt = $2, fee_fixed_pt = $3, fee_basis_points = $4`,
    [shop.abroad, shop.unlisted, shop.feeFixed, shop.feeBasisPoints],
  );
  await database.exec(
    'delete from public.shipping_city_rates; delete from public.shipping_area_rates',
  );
  for (const [at, { city, area }] of areas.entries()) {
    const cityRate = at % 2 === 0 ? shop.cityRates[at / 2] : null;
    if (cityRate != null)
      await database.query(
        'insert into public.shipping_city_rates (city_id, amount_pt) values ($1, $2)',
        [city, cityRate],
      );
    const areaRate = shop.areaRates[at];
    if (areaRate != null)
      await database.query(
        'insert into public.shipping_area_rates (area_id, amount_pt) values ($1, $2)',
        [area, areaRate],
      );
  }
  for (const [at, price] of shop.prices.entries())
    await database.query(
      `insert into public.products (product_id, sku, product_name, category_id, owner_id, retail_price_pt)
       select $1, $2, 'كتاب', category_id, owner_id, $3 from public.categories, public.owners limit 1
       on conflict (product_id) do update set retail_price_pt = excluded.retail_price_pt`,
      [productOf(at), `TRUTH-${String(at)}`, price],
    );
}

export async function offer(database: TestDatabase, promo: Promo | null): Promise<void> {
  await database.query('delete from public.promos where code = $1', [promoCode]);
  if (!promo) return;
  const { worth, minimum } = promo;
  const values = 'pt' in worth ? ['amount', worth.pt, null] : ['percent', null, worth.basisPoints];
  await database.query(
    'insert into public.promos (code, kind, amount_pt, basis_points, minimum_pt) values ($1, $2, $3, $4, $5)',
    [promoCode, ...values, minimum],
  );
}
