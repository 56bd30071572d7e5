import { act, cleanup, renderHook } from '@testing-library/react';
import { listenToCart, type CartNotice } from './cart-notices';
import { clearCart, useCart } from './cart-store';

/** Product and quantity of a line, the short form used in tests. */
export type ShortLine = [product_id: string, quantity: number];

export function storeCart(...lines: ShortLine[]): void {
  const long = lines.map(([product_id, quantity]) => ({ product_id, quantity }));
  localStorage.setItem('cart-items', JSON.stringify(long));
}

export function storedCart(): ShortLine[] {
  const lines = JSON.parse(localStorage.getItem('cart-items') ?? '[]') as {
    product_id: string;
    quantity: number;
  }[];
  return lines.map(({ product_id, quantity }) => [product_id, quantity]);
}

/** Simulates a write by another tab, with its storage event. */
export function storeInAnotherTab(...lines: ShortLine[]): void {
  storeCart(...lines);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'cart-items' }));
  });
}

/** Empties the cart while it is still rendered, and then removes the components. For the end of each test. */
export function leaveCart(): void {
  act(() => {
    clearCart();
  });
  cleanup();
}

/** Renders the cart with the hook that pages use. */
export function openCartPage() {
  const { result, unmount } = renderHook(() => useCart());
  const shown = () => result.current?.lines.map((line) => [line.product_id, line.quantity]);
  return { shown, isBlocked: () => result.current?.blocked, close: unmount };
}

/** Collects all notices from now on. */
export function recordNotices() {
  const notices: CartNotice[] = [];
  const stop = listenToCart((notice) => notices.push(notice));
  return { notices, stop };
}
