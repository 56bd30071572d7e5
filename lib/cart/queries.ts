import type { ShopClient } from '@/lib/supabase/shop-client';
import { z } from 'zod';
import { columnsOf } from '@/lib/supabase/columns-of';
import { cartProductSchema, type CartProduct } from './cart-item';

// `retry(false)`: by default the client retries for seven seconds, but the callers handle failures themselves.
const columns = columnsOf(cartProductSchema);

// One malformed id makes the database reject the whole query, and stored carts may contain anything.
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The products of all lines in one request, without those that are no longer sold. */
export async function readCartProducts(
  client: ShopClient,
  productIds: readonly string[],
): Promise<CartProduct[]> {
  const ids = productIds.filter((id) => uuid.test(id));
  if (ids.length === 0) return [];
  const response = await client
    .from('shop_products_view')
    .select(columns)
    .in('product_id', ids)
    .retry(false)
    .throwOnError();
  return z.array(cartProductSchema).parse(response.data);
}

/**
 * The product is null for an unknown SKU. `refused`: the answer is invalid. Throws if there is no answer or the backend
 * reports a failure.
 */
export async function readCartProduct(
  client: ShopClient,
  sku: string,
): Promise<{ product: CartProduct | null } | 'refused'> {
  const { data, error, status } = await client
    .from('shop_products_view')
    .select(columns)
    .eq('sku', sku)
    .limit(1)
    .retry(false);
  if (error && (status < 400 || status >= 500)) throw new Error(error.message, { cause: error });
  const products = z.array(cartProductSchema).safeParse(data);
  return error || !products.success ? 'refused' : { product: products.data[0] ?? null };
}
