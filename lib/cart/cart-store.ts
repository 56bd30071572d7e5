import { useSyncExternalStore } from 'react';
import {
  countItems,
  editCart,
  limitError,
  type CartEdit,
  type CartLine,
  type LimitError,
} from './cart';
import { tellShopper } from './cart-notices';
import { cartStorageKey, readCart, writeCart } from './cart-storage';

// Several steps of a quantity become one edit.
const quantityDelay = 500;

export type Cart = {
  /** As storage keeps them, the same in every tab. */
  stored: readonly CartLine[];
  /** As this tab shows them: with the edits that are still on their way to storage. */
  lines: readonly CartLine[];
  /** Storage is out of reach: the cart will not outlive the page. */
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

/** Writes a cart back that was over the limit, and says so. */
function trimCart() {
  const { lines, trimmed } = readCart();
  if (!trimmed) return;
  writeCart(lines);
  tellShopper({ type: 'trimmed' });
}

function onStorage(event: StorageEvent) {
  // A null key: all of storage was cleared.
  if (event.key !== null && event.key !== cartStorageKey) return;
  trimCart();
  readAgain();
}

function onPageShow(event: PageTransitionEvent) {
  // A page that comes back from the back/forward cache has missed what other tabs wrote.
  if (event.persisted) readAgain();
}

function onVisibilityChange() {
  // A hidden page may be ended without another word.
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

/** Edits what storage holds now: another tab may have written since, and its event may still be on the way. */
function store(edit: CartEdit): boolean {
  const before = readCart().lines;
  const result = editCart(before, edit);
  // A change to a line that another tab has removed meanwhile has nothing left to change.
  const error = result.ok ? null : result.error;
  const saved = !result.ok || result.lines === before || writeCart(result.lines);
  readAgain();
  if (error && error !== 'not-in-cart') tellShopper({ type: error });
  if (!saved) tellShopper({ type: 'save-failed' });
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

/** Why one more of a product would not fit into the cart; null when it would. */
export function noRoomFor(productId: string): LimitError | null {
  return limitError(withPendingEdits(readCart().lines), productId);
}

/** Puts one of a product into the cart. False: it did not fit or could not be kept, and the shopper was told. */
export function putIntoCart(productId: string): boolean {
  storePendingEdits();
  return store({ type: 'add', product_id: productId });
}

/**
 * Changes a line's quantity by `delta`: on the screen at once, in storage half a second after the last change to the
 * line, as one edit. Never below 1; beyond the limit it is refused, and the shopper is told.
 */
export function changeQuantity(productId: string, delta: number): void {
  const line = currentCart().lines.find(({ product_id }) => product_id === productId);
  if (!line || line.quantity + delta < 1) return;
  const error = delta > 0 ? noRoomFor(productId) : null;
  if (error) {
    tellShopper({ type: error });
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

/** Takes one of a product out again, and its line with the last one. */
export function takeOneFromCart(productId: string): boolean {
  storePendingEdits();
  return store({ type: 'change', product_id: productId, delta: -1 });
}

/** A line as it was in the cart before it was taken out. */
export type TakenLine = { line: CartLine; index: number };

/** Takes a line out, changes of its quantity that are still under way included. Null: it could not be done. */
export function takeFromCart(productId: string): TakenLine | null {
  const { lines } = currentCart();
  const index = lines.findIndex(({ product_id }) => product_id === productId);
  const line = lines[index];
  return line && removeFromCart([productId]) ? { line, index } : null;
}

/** Undoes `takeFromCart`. False: there is no room any more or it could not be kept, and the shopper was told. */
export function putBackIntoCart({ line, index }: TakenLine): boolean {
  storePendingEdits();
  return store({ type: 'put-back', line, index });
}

export function clearCart(): boolean {
  forgetPendingEdits([...pendingEdits.keys()]);
  return store({ type: 'clear' });
}

/** The cart; null on the server and until hydration, when nobody can know it. */
export function useCart(): Cart | null {
  return useSyncExternalStore(subscribe, currentCart, () => null);
}

/** How many items are in the cart; 0 on the server and until hydration, so that a cached page fits everyone. */
export function useCartCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => countItems(currentCart().lines),
    () => 0,
  );
}
