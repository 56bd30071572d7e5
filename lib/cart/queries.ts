import type { ShopClient } from '@/lib/supabase/shop-client';
import { $ZodError } from 'zod/v4/core';
import { RecordError } from '@/lib/records/record-error';
import { readRecords } from '@/lib/records/records';
import { cartProductSchema, type CartProduct } from './cart-item';

const columns =
  'product_id,sku,product_name,name_en,product_owner_name,product_owner_name_en,subject_name,subject_name_en,retail_price,available,image_url,notes,notes_en';

// One malformed id makes the database reject the whole query, and stored carts may contain anything.
const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The products of all lines in one request, without those that are no longer sold. */
export async function readCartProducts(
  client: ShopClient,
  productIds: readonly string[],
): Promise<CartProduct[]> {
  const ids = productIds.filter((id) => uuid.test(id));
  if (ids.length === 0) return [];
  const question = client.from('shop_products_view').select(columns).in('product_id', ids);
  return readRecords(question, cartProductSchema);
}

/**
 * The product is null for an unknown SKU. `refused`: the response is invalid. Throws if there is no response or the
 * backend reports a failure.
 */
export async function readCartProduct(
  client: ShopClient,
  sku: string,
): Promise<{ product: CartProduct | null } | 'refused'> {
  const question = client.from('shop_products_view').select(columns).eq('sku', sku).limit(1);
  try {
    const [product = null] = await readRecords(question, cartProductSchema);
    return { product };
  } catch (error) {
    const isAnswer =
      error instanceof RecordError
        ? error.status >= 400 && error.status < 500
        : error instanceof $ZodError;
    if (isAnswer) return 'refused';
    throw error;
  }
}
