import { visitorClient } from '@/lib/supabase/visitor-client';
import { rememberProducts } from './product-memory';
import { readCartProduct } from './queries';

export type Lookup =
  | { status: 'found'; product_id: string; available: boolean }
  | { status: 'unknown' }
  /** The shop responded, but not with a product that is for sale. */
  | { status: 'refused' }
  /** The network or the backend failed. */
  | { status: 'unanswered' };

/** Looks a product up before it is added. Load on demand: it imports the database client. */
export async function lookUpProduct(sku: string): Promise<Lookup> {
  try {
    const answer = await readCartProduct(visitorClient(), sku);
    if (answer === 'refused') return { status: 'refused' };
    const { product } = answer;
    if (!product) return { status: 'unknown' };
    rememberProducts([product]);
    return { status: 'found', product_id: product.product_id, available: product.available };
  } catch {
    return { status: 'unanswered' };
  }
}
