import { seconds } from '@/lib/time';
import { notifyShopper, type CartNotice } from './cart-notices';
import { noRoomFor, putIntoCart, takeOneFromCart } from './cart-store';
import type { Lookup } from './look-up-product';

// After this time, on a slow connection, the page's own data is used.
const longestLookup = seconds(4);

const loadLookup = () => import('./look-up-product');

/** Prefetches the lookup's script when a click is likely. */
export function prepareToAdd(): void {
  // The click will try again.
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
    // The lookup's script could not be loaded.
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

/** A product as its page or card shows it. */
export type ListedProduct = { sku: string; product_id: string; title: string };

/**
 * Returns the notice to show; null if the cart has already shown one. The product is in the cart while the shop checks
 * it, so that leaving the page loses nothing, and is removed if the shop rejects it.
 */
async function add({ sku, product_id: knownId, title }: ListedProduct): Promise<CartNotice | null> {
  const error = noRoomFor(knownId);
  if (error) return { type: error };
  if (!putIntoCart(knownId)) return null;
  const lookup = await lookUp(sku).catch((fault: unknown) => {
    takeOneFromCart(knownId);
    throw fault;
  });
  const refusal = refusalOf(lookup, sku);
  // The SKU may belong to another product by now.
  const isOther = lookup.status === 'found' && lookup.product_id !== knownId;
  if (refusal || isOther) takeOneFromCart(knownId);
  if (refusal) return refusal;
  return isOther && !putIntoCart(lookup.product_id) ? null : { type: 'added', title };
}

/**
 * Adds one copy of a product and shows the result. Because the page may be outdated, the product is looked up before
 * success is shown; without a response, the page's data is used. `product_id` and `title` come from the page.
 */
export async function addToCart(product: ListedProduct) {
  try {
    const notice = await add(product);
    if (notice) notifyShopper(notice);
  } catch (error) {
    notifyShopper({ type: 'add-failed' });
    throw error;
  }
}
