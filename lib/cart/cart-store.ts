import { useSyncExternalStore } from 'react';
import { addItem, cartStorageKey, countItems, parseCart, type CartLine } from './cart';

const noLines: readonly CartLine[] = [];

const listeners = new Set<() => void>();
let lines: readonly CartLine[] | null = null;
// While storage is out of reach the cart lives here, for as long as the page does.
let storageWorks = true;

function readStorage(): readonly CartLine[] {
  try {
    return parseCart(localStorage.getItem(cartStorageKey));
  } catch {
    // Storage is blocked by a setting of the browser.
    storageWorks = false;
    return noLines;
  }
}

function currentLines(): readonly CartLine[] {
  lines ??= readStorage();
  return lines;
}

function announceChange() {
  for (const listener of listeners) listener();
}

function readAgain() {
  if (storageWorks) lines = null;
  announceChange();
}

function onStorage(event: StorageEvent) {
  // A null key: all of storage was cleared.
  if (event.key === null || event.key === cartStorageKey) readAgain();
}

function onPageShow(event: PageTransitionEvent) {
  // A page that comes back from the back/forward cache has missed what other tabs wrote.
  if (event.persisted) readAgain();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    if (storageWorks) lines = null;
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
  };
}

export type AddToCartResult = { ok: true } | { ok: false; error: 'limit-reached' | 'save-failed' };

/**
 * Adds one of a product to the cart in browser storage, seen at once by this tab and by the others.
 * `save-failed`: storage is full; nothing was added.
 */
export function addToCart(productId: string): AddToCartResult {
  // Read again: another tab may have written since, and its event may still be on the way.
  const current = storageWorks ? readStorage() : currentLines();
  const result = addItem(current, productId);
  if (!result.ok) return result;
  if (storageWorks) {
    try {
      localStorage.setItem(cartStorageKey, JSON.stringify(result.lines));
    } catch {
      return { ok: false, error: 'save-failed' };
    }
  }
  lines = result.lines;
  announceChange();
  return { ok: true };
}

/** How many items are in the cart; 0 on the server and until hydration, so that a cached page fits everyone. */
export function useCartCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => countItems(currentLines()),
    () => 0,
  );
}
