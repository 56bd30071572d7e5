import { useSyncExternalStore } from 'react';
import {
  countItems,
  editCart,
  limitError,
  quantityOf,
  type CartEdit,
  type CartLine,
  type LimitError,
} from './cart';
import { notifyShopper } from './cart-notices';
import { readCart, writeCart } from './cart-storage';
import { cartStorageKey } from './empty-cart-script.mjs';

// Milliseconds within which several quantity changes become one edit.
const quantityDelay = 500;

export type Cart = {
  /** As stored, and the same in every tab. */
  stored: readonly CartLine[];
  /** As shown in this tab, including edits that are not stored yet. */
  lines: readonly CartLine[];
  /** Storage is not available: the cart is lost with the page. */
  blocked: boolean;
};

const listeners = new Set<() => void>();
const pendingEdits = new Map<string, { delta: number; timer: number }>();
let snapshot: Cart | null = null;

function withPendingEdits(stored: readonly CartLine[]): readonly CartLine[] {
  let lines = stored;
  for (const [product_id, { delta }] of pendingEdits) {
    const result = editCart(lines, { type: 'change', product_id, delta });
    if (result.ok) lines = result.lines;
  }
  return lines;
}

function currentCart(): Cart {
  if (!snapshot) {
    const { lines, blocked } = readCart();
    snapshot = { stored: lines, lines: withPendingEdits(lines), blocked };
  }
  return snapshot;
}

function readAgain() {
  snapshot = null;
  for (const listener of listeners) listener();
}

/** Stores a cart that exceeded the limit, trimmed, and shows a notice. */
function trimCart() {
  const { lines, trimmed } = readCart();
  if (!trimmed) return;
  writeCart(lines);
  notifyShopper({ type: 'trimmed' });
}

function onStorage(event: StorageEvent) {
  // A null key means that all storage was cleared.
  if (event.key !== null && event.key !== cartStorageKey) return;
  trimCart();
  readAgain();
}

function onPageShow(event: PageTransitionEvent) {
  // A page restored from the back/forward cache has missed the writes of other tabs.
  if (event.persisted) readAgain();
}

function onVisibilityChange() {
  // A hidden page may be discarded without further events.
  if (document.visibilityState === 'hidden') storePendingEdits();
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    trimCart();
    snapshot = null;
    window.addEventListener('storage', onStorage);
    window.addEventListener('pageshow', onPageShow);
    window.addEventListener('pagehide', storePendingEdits);
    document.addEventListener('visibilitychange', onVisibilityChange);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', onStorage);
    window.removeEventListener('pageshow', onPageShow);
    window.removeEventListener('pagehide', storePendingEdits);
    document.removeEventListener('visibilitychange', onVisibilityChange);
  };
}

/** Applies the edit to the stored cart: another tab may have changed it, and its event may not have arrived. */
function store(edit: CartEdit): boolean {
  const before = readCart().lines;
  const result = editCart(before, edit);
  // A line that another tab has removed in the meantime needs no change.
  const error = result.ok ? null : result.error;
  const saved = !result.ok || result.lines === before || writeCart(result.lines);
  readAgain();
  if (error && error !== 'not-in-cart') notifyShopper({ type: error });
  if (!saved) notifyShopper({ type: 'save-failed' });
  return result.ok && saved;
}

function storePendingEdit(product_id: string) {
  const edit = pendingEdits.get(product_id);
  if (!edit) return;
  window.clearTimeout(edit.timer);
  pendingEdits.delete(product_id);
  if (edit.delta === 0) readAgain();
  else store({ type: 'change', product_id, delta: edit.delta });
}

function storePendingEdits() {
  for (const productId of [...pendingEdits.keys()]) storePendingEdit(productId);
}

function forgetPendingEdits(productIds: Iterable<string>) {
  for (const productId of productIds) {
    window.clearTimeout(pendingEdits.get(productId)?.timer);
    pendingEdits.delete(productId);
  }
}

/** Why one more copy of a product does not fit into the cart; null if it does. */
export function noRoomFor(productId: string): LimitError | null {
  return limitError(withPendingEdits(readCart().lines), productId);
}

/** Adds one copy of a product. Returns false if it did not fit or could not be stored; a notice was shown. */
export function putIntoCart(productId: string): boolean {
  storePendingEdits();
  return store({ type: 'add', product_id: productId });
}

/**
 * Changes a line's quantity by `delta`: on the screen at once, in storage half a second after the last change to the
 * line, as one edit. The quantity never falls below 1. Beyond the limit the change is refused with a notice.
 */
export function changeQuantity(productId: string, delta: number): void {
  const line = currentCart().lines.find(({ product_id }) => product_id === productId);
  if (!line || line.quantity + delta < 1) return;
  const error = delta > 0 ? noRoomFor(productId) : null;
  if (error) {
    notifyShopper({ type: error });
    return;
  }
  const pending = pendingEdits.get(productId);
  window.clearTimeout(pending?.timer);
  pendingEdits.set(productId, {
    delta: (pending?.delta ?? 0) + delta,
    timer: window.setTimeout(() => storePendingEdit(productId), quantityDelay),
  });
  readAgain();
}

export function removeFromCart(productIds: readonly string[]): boolean {
  forgetPendingEdits(productIds);
  return store({ type: 'remove', product_ids: productIds });
}

/** Removes one copy of a product, and its line with the last copy. */
export function takeOneFromCart(productId: string): boolean {
  storePendingEdits();
  return store({ type: 'change', product_id: productId, delta: -1 });
}

/** A removed line and its position in the cart. */
export type TakenLine = { line: CartLine; index: number };

/** Removes a line and its pending quantity changes. Null if that failed. */
export function takeFromCart(productId: string): TakenLine | null {
  const { lines } = currentCart();
  const index = lines.findIndex(({ product_id }) => product_id === productId);
  const line = lines[index];
  return line && removeFromCart([productId]) ? { line, index } : null;
}

/** Undoes `takeFromCart`. Returns false if there is no room or storage failed; a notice was shown. */
export function addOrderToCart({ line, index }: TakenLine): boolean {
  storePendingEdits();
  return store({ type: 'put-back', line, index });
}

export function clearCart(): boolean {
  forgetPendingEdits([...pendingEdits.keys()]);
  return store({ type: 'clear' });
}

/** The cart; null on the server and until hydration. */
export function useCart(): Cart | null {
  return useSyncExternalStore(subscribe, currentCart, () => null);
}

/** The number of copies of a product in the cart; 0 on the server and until hydration. */
export function useQuantityInCart(productId: string): number {
  return useSyncExternalStore(
    subscribe,
    () => quantityOf(currentCart().lines, productId),
    () => 0,
  );
}

/** The number of items in the cart; 0 on the server and until hydration, so cached pages are the same for everyone. */
export function useCartCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => countItems(currentCart().lines),
    () => 0,
  );
}
