import { importCatalogue } from '../../../../scripts/catalogue-import/import-catalogue.ts';
import { areas, type Promo, promoCode, type Purchase, type Shop } from '../../quote-truth.ts';
import { type CheckoutShop } from './checkout-shop.ts';

const france = '00000000-0000-4000-8001-000000004652';
const skuOf = (number: number) => `TRUTH-${number}`;
const everyRow = (column: string) => `${column}=not.is.null`;

/** Sets prices and rates as staff do: the books by an import, the rates in their tables. */
export async function furnish(shop: CheckoutShop, wanted: Shop): Promise<void> {
  const { url, keys } = shop.gateway;
  const rows = wanted.prices.map(
    (price, number) => `${skuOf(number)},كتاب ${number},كتب,دار,publisher,${price / 100}`,
  );
  const header = 'sku,product_name,category,owner,owner_kind,retail_price';
  const csv = new TextEncoder().encode([header, ...rows].join('\n'));
  await importCatalogue({ url, secretKey: keys.secretKey, csv });

  const change = async (path: string, method: string, json?: object) => {
    const headers = { prefer: 'return=minimal' };
    const init = { method, headers, key: keys.secretKey, ...(json && { json }) };
    const answer = await shop.gateway.call(`/rest/v1/${path}`, init);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  };
  await change(`pricing_settings?${everyRow('abroad_shipping_pt')}`, 'PATCH', {
    abroad_shipping_pt: wanted.abroad,
    unlisted_shipping_pt: wanted.unlisted,
    fee_fixed_pt: wanted.feeFixed,
    fee_basis_points: wanted.feeBasisPoints,
  });
  await change(`shipping_city_rates?${everyRow('city_id')}`, 'DELETE');
  await change(`shipping_area_rates?${everyRow('area_id')}`, 'DELETE');
  for (const [at, { city, area }] of areas.entries()) {
    const cityRate = at % 2 === 0 ? wanted.cityRates[at / 2] : null;
    if (cityRate != null)
      await change('shipping_city_rates', 'POST', { city_id: city, amount_pt: cityRate });
    const areaRate = wanted.areaRates[at];
    if (areaRate != null)
      await change('shipping_area_rates', 'POST', { area_id: area, amount_pt: areaRate });
  }
}

/** Makes `promo` the only promo code with its name. */
export async function offer(shop: CheckoutShop, promo: Promo | null): Promise<void> {
  const { secretKey: key } = shop.gateway.keys;
  const path = `/rest/v1/promos?code=eq.${promoCode}`;
  // A used code belongs to its orders, so it is renamed instead of deleted.
  const retired = { code: `OLD${Date.now()}`, active: false };
  await shop.gateway.call(path, { method: 'PATCH', key, json: retired });
  if (!promo) return;
  const { worth, minimum } = promo;
  const value =
    'pt' in worth
      ? { kind: 'amount', amount_pt: worth.pt }
      : { kind: 'percent', basis_points: worth.basisPoints };
  const json = { code: promoCode, minimum_pt: minimum, ...value };
  const answer = await shop.gateway.call('/rest/v1/promos', { key, json });
  if (!answer.ok) throw new Error(await answer.text());
}

/** The requests of the two checkout functions for a purchase. */
export async function requestsOf(shop: CheckoutShop, { cart, place, promo }: Purchase) {
  const skus = cart.map(([number]) => skuOf(number));
  const found = (await shop.asServer(
    `products?select=sku,product_id&sku=in.(${skus.join(',')})`,
  )) as { sku: string; product_id: string }[];
  const idOf = (number: number) =>
    found.find(({ sku }) => sku === skuOf(number))?.product_id ?? skuOf(number);
  const where = {
    country_id: place === 'abroad' ? france : shop.egypt,
    shipping_area_id:
      place === 'abroad' ? '00000000-0000-4000-8000-0000000000a0' : areas[place]?.area,
    promo_value: promo && promoCode,
  };
  return {
    quote: { ...where, items: cart.map(([number, qty]) => ({ id: idOf(number), qty })) },
    order: {
      ...where,
      items: cart.map(([number, quantity]) => ({ product_id: idOf(number), quantity })),
    },
  };
}
