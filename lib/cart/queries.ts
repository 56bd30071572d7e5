import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { cartProductSchema, type CartProduct } from './cart-item';

/** The products of all lines in one request. */
export async function readCartProducts(
  client: SupabaseClient,
  productIds: readonly string[],
): Promise<CartProduct[]> {
  const response = await client
    .from('shop_products_view')
    .select(Object.keys(cartProductSchema.shape).join(','))
    .in('product_id', productIds)
    .throwOnError();
  return z.array(cartProductSchema).parse(response.data);
}
