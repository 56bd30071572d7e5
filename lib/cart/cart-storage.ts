import type { CartLine } from './cart';
import { cartStorageKey } from './empty-cart-script.mjs';
import { parseCart } from './stored-cart';

// If the browser blocks storage, the cart is kept here as long as the page is open.
let blockedCart: readonly CartLine[] = [];

/** Reads and validates the stored cart. `blocked`: storage is not available, so the cart is lost with the page. */
export function readCart(): { lines: readonly CartLine[]; trimmed: boolean; blocked: boolean } {
  try {
    return { ...parseCart(localStorage.getItem(cartStorageKey)), blocked: false };
  } catch {
    return { lines: blockedCart, trimmed: false, blocked: true };
  }
}

/** Returns whether the lines were stored. */
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
