import { randomUUID } from 'node:crypto';
import { byPopularity, shuffled } from './statistics.mjs';

const mostLines = 3;

/** Reads the data of orders: books, the most popular first, and addresses. */
export async function orderFacts(call, keys, { books = 30, areas = 50 } = {}) {
  const key = keys.secretKey;
  const products = `select=product_id,sku&available=is.true&published=is.true&order=sku&limit=${books}`;
  const places = `select=id,cities!inner(country_id)&order=id&limit=${areas}`;
  return {
    products: (await call(`/rest/v1/products?${products}`, { key })).json(),
    // The entry for addresses abroad belongs to no country.
    areas: (await call(`/rest/v1/areas?${places}`, { key }))
      .json()
      .filter(({ cities }) => cities.country_id),
  };
}

/** Sets the books' stock: with counted stock, orders of the same book wait for each other. */
export async function stockUp(call, keys, products, copies) {
  const body = products.map(({ product_id }) => ({ product_id, on_hand: copies }));
  await call('/rest/v1/inventory?on_conflict=product_id', {
    key: keys.secretKey,
    body,
    prefer: 'resolution=merge-duplicates',
  });
}

/** Cancels unpaid orders, as staff: an account may have only ten of them. */
export const cancelUnpaid = (call, keys) =>
  call('/rest/v1/orders?status=eq.pending', {
    method: 'PATCH',
    key: keys.secretKey,
    body: { status: 'cancelled' },
  });

/** Generates realistic carts: one to three popular books in any order, and an address. */
export function cartMaker({ products, areas }, random) {
  const popular = byPopularity(products, random);
  return () => {
    const chosen = new Set();
    const lines = 1 + Math.floor(random() * mostLines);
    while (chosen.size < lines) chosen.add(popular().product_id);
    const area = areas[Math.floor(random() * areas.length)];
    return {
      items: shuffled([...chosen], random).map((product_id) => ({ product_id, quantity: 1 })),
      country_id: area.cities.country_id,
      shipping_area_id: area.id,
    };
  };
}

/** The request for a cart's price, as the checkout sends it. */
export const quoteBody = ({ items, country_id, shipping_area_id }) => ({
  items: items.map(({ product_id, quantity }) => ({ id: product_id, qty: quantity })),
  country_id,
  shipping_area_id,
});

/** The order of a quoted cart with its own key, as the checkout sends it. */
export const orderBody = (cart, quote) => ({
  ...cart,
  idempotency_key: randomUUID(),
  shipping_address: '5 شارع الهرم',
  contact: { first_name: 'منى', last_name: 'علي', phone: '01012345678' },
  ...(quote && { expected_total: quote.totals.after }),
});
