import { seconds } from '@/lib/time';
import { tellShopper, type CartNotice } from './cart-notices';
import { noRoomFor, putIntoCart, takeOneFromCart } from './cart-store';
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

function refusalOf(lookup: Lookup, sku: string): CartNotice | null {
  switch (lookup.status) {
    case 'unknown':
      return { type: 'not-found', sku };
    case 'refused':
      return { type: 'add-failed' };
    case 'found':
      return lookup.available ? null : { type: 'unavailable' };
    case 'unanswered':
      return null;
  }
}

/**
 * What the shopper is told; nothing when the cart itself has said what was wrong. The product is in the cart while the
 * shop is asked, so that leaving the page loses nothing, and goes out again when the shop says no.
 */
async function add(sku: string, knownId: string): Promise<CartNotice | null> {
  const error = noRoomFor(knownId);
  if (error) return { type: error };
  if (!putIntoCart(knownId)) return null;
  const lookup = await lookUp(sku).catch((fault: unknown) => {
    takeOneFromCart(knownId);
    throw fault;
  });
  const refusal = refusalOf(lookup, sku);
  // The page may also be older than the product that has this sku now.
  const isOther = lookup.status === 'found' && lookup.product_id !== knownId;
  if (refusal || isOther) takeOneFromCart(knownId);
  if (refusal) return refusal;
  return isOther && !putIntoCart(lookup.product_id) ? null : { type: 'added' };
}

/**
 * Adds one of a product and tells the shopper how it went. The shop is asked about the product before that is called a
 * success, as the page may be older than the shop; without an answer the page's own word is taken. `product_id`: the
 * page's own.
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
