import { useSyncExternalStore } from 'react';
import {
  addItem,
  cartStorageKey,
  countItems,
  parseCart,
  removeLine,
  setQuantity,
  type CartLine,
} from './cart';

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

export type CartChange = { ok: true } | { ok: false; error: 'limit-reached' | 'save-failed' };

function latestLines(): readonly CartLine[] {
  // Read again: another tab may have written since, and its event may still be on the way.
  return storageWorks ? readStorage() : currentLines();
}

function save(changed: readonly CartLine[]): CartChange {
  if (storageWorks) {
    try {
      localStorage.setItem(cartStorageKey, JSON.stringify(changed));
    } catch {
      return { ok: false, error: 'save-failed' };
    }
  }
  lines = changed;
  announceChange();
  return { ok: true };
}

/**
 * Adds one of a product to the cart in browser storage, seen at once by this tab and by the others.
 * `save-failed`: storage is full; nothing was added.
 */
export function addToCart(productId: string): CartChange {
  const result = addItem(latestLines(), productId);
  return result.ok ? save(result.lines) : result;
}

/** Gives a line another quantity, within the limit. */
export function changeQuantity(productId: string, quantity: number): CartChange {
  return save(setQuantity(latestLines(), productId, quantity));
}

export function removeFromCart(productId: string): CartChange {
  return save(removeLine(latestLines(), productId));
}

/** The lines of the cart; null on the server and until hydration, when nobody can know them. */
export function useCartLines(): readonly CartLine[] | null {
  return useSyncExternalStore(subscribe, currentLines, () => null);
}

/** How many items are in the cart; 0 on the server and until hydration, so that a cached page fits everyone. */
export function useCartCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => countItems(currentLines()),
    () => 0,
  );
}
