import type { LimitError } from './cart';

/** What the shopper is told about the cart, wherever on the page it happened. */
export type CartNotice =
  | { type: 'added' | 'add-failed' | 'save-failed' | 'trimmed' | 'unavailable' | 'withdrawn' }
  | { type: LimitError }
  | { type: 'not-found'; sku: string };

type Listener = (notice: CartNotice) => void;

let listener: Listener | null = null;
// A cart may be trimmed before anybody is there to say so.
let waiting: CartNotice[] = [];

export function tellShopper(notice: CartNotice): void {
  if (listener) listener(notice);
  else waiting.push(notice);
}

/** One listener at a time: whoever shows the notices. */
export function listenToCart(show: Listener): () => void {
  listener = show;
  for (const notice of waiting) show(notice);
  waiting = [];
  return () => {
    if (listener === show) listener = null;
  };
}
