import type { CartLine } from './cart';
import { parseCart } from './stored-cart';

export const cartStorageKey = 'cart-items';

// Where storage is blocked by a setting of the browser, the cart lives here, for as long as the page does.
let blockedCart: readonly CartLine[] = [];

/** What storage holds, made sense of. `blocked`: it is out of reach, and the cart will not outlive the page. */
export function readCart(): { lines: readonly CartLine[]; trimmed: boolean; blocked: boolean } {
  try {
    return { ...parseCart(localStorage.getItem(cartStorageKey)), blocked: false };
  } catch {
    return { lines: blockedCart, trimmed: false, blocked: true };
  }
}

/** Whether the lines are kept now. */
export function writeCart(lines: readonly CartLine[]): boolean {
  let storage: Storage;
  try {
    storage = localStorage;
    storage.getItem(cartStorageKey);
  } catch {
    blockedCart = lines;
    return true;
  }
  try {
    storage.setItem(cartStorageKey, JSON.stringify(lines));
    return true;
  } catch {
    // Storage is full.
    return false;
  }
}
