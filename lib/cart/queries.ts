import type { ShopClient } from '@/lib/supabase/shop-client';
import { z } from 'zod';
import { columnsOf } from '@/lib/supabase/columns-of';
import { cartProductSchema, type CartProduct } from './cart-item';

// `retry(false)` below: the client would go on asking for seven seconds, and those who ask know better what to do
// without an answer.
const columns = columnsOf(cartProductSchema);

// The database refuses the whole question for one id that is none, and a cart may hold anything.
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The products of all lines in one request; what is no longer sold is not among them. */
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
 * The product is null for a sku that the shop does not sell. `refused`: an answer, but none of that kind. Throws when
 * there is no answer, and when the backend says that it failed.
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
