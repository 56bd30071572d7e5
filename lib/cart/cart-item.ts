import * as z from 'zod/mini';
import { catalogueProductSchema } from '@/lib/catalogue/product';
import type { CartLine } from './cart';
import { piastres } from '@/lib/money';

// Missing in data stored by older versions of the shop.
const notes = z._default(z.nullable(z.string()), null);

/** The product data that the cart and the checkout show. */
export const cartProductSchema = z.extend(
  z.pick(catalogueProductSchema, {
    product_id: true,
    sku: true,
    product_name: true,
    name_en: true,
    product_owner_name: true,
    product_owner_name_en: true,
    subject_name: true,
    subject_name_en: true,
    retail_price: true,
    available: true,
    image_url: true,
  }),
  { notes, notes_en: notes },
);
export type CartProduct = z.infer<typeof cartProductSchema>;
export type CartItem = CartProduct & { quantity: number };

/** The lines with their products, in the order of the cart, without lines whose product no longer exists. */
export function cartItems(
  lines: readonly CartLine[],
  products: readonly CartProduct[],
): CartItem[] {
  const byId = new Map(products.map((product) => [product.product_id, product]));
  return lines.flatMap(({ product_id, quantity }) => {
    const product = byId.get(product_id);
    return product ? [{ ...product, quantity }] : [];
  });
}

/** In pounds. Computed in whole piastres to avoid floating-point errors. */
export function lineTotal(item: Pick<CartItem, 'quantity' | 'retail_price'>): number {
  return (piastres(item.retail_price) * item.quantity) / 100;
}

/** In pounds, without delivery. */
export function cartTotal(items: readonly CartItem[]): number {
  return items.reduce((sum, item) => sum + piastres(lineTotal(item)), 0) / 100;
}
