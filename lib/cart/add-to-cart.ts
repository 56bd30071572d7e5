import { seconds } from '@/lib/time';
import { tellShopper, type CartNotice } from './cart-notices';
import { noRoomFor, putIntoCart } from './cart-store';
import type { Lookup } from './look-up-product';

// Beyond this a shopper with a slow connection is served from what the page knows.
const longestLookup = seconds(4);

const loadLookup = () => import('./look-up-product');

/** Fetches the script of the lookup ahead of a click that is likely to come. */
export function prepareToAdd(): void {
  // Without it the click itself will try again.
  loadLookup().catch(() => undefined);
}

async function lookUp(sku: string): Promise<Lookup> {
  if (!navigator.onLine) return { status: 'unanswered' };
  try {
    const tooLate = new Promise<Lookup>((resolve) => {
      setTimeout(() => resolve({ status: 'unanswered' }), longestLookup);
    });
    const answer = loadLookup().then(({ lookUpProduct }) => lookUpProduct(sku));
    return await Promise.race([answer, tooLate]);
  } catch {
    // The script of the lookup did not arrive.
    return { status: 'unanswered' };
  }
}

/** What the shopper is told; nothing when the cart itself has said what was wrong. */
async function add(sku: string, knownId: string): Promise<CartNotice | null> {
  const error = noRoomFor(knownId);
  if (error) return { type: error };
  const lookup = await lookUp(sku);
  if (lookup.status === 'unknown') return { type: 'not-found', sku };
  if (lookup.status === 'refused') return { type: 'add-failed' };
  if (lookup.status === 'found' && !lookup.available) return { type: 'unavailable' };
  const added = putIntoCart(lookup.status === 'found' ? lookup.product_id : knownId);
  return added ? { type: 'added' } : null;
}

/**
 * Adds one of a product and tells the shopper how it went (spec §4 Cart). The product is looked up first, as the page may
 * be older than the shop; without an answer the page's own word is taken. `product_id`: the page's own.
 */
export async function addToCart({ sku, product_id }: { sku: string; product_id: string }) {
  try {
    const notice = await add(sku, product_id);
    if (notice) tellShopper(notice);
  } catch (error) {
    tellShopper({ type: 'add-failed' });
    throw error;
  }
}
