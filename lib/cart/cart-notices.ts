import type { LimitError } from './cart';

/** What the shopper is told about the cart, wherever on the page it happened. */
export type CartNotice =
  | { type: 'added' | 'add-failed' | 'save-failed' | 'trimmed' | 'unavailable' | 'withdrawn' }
  | { type: LimitError }
  | { type: 'not-found'; sku: string };

type Listener = (notice: CartNotice) => void;

let listener: Listener | null = null;
// A cart may be trimmed before anybody is there to say so.
let untold: CartNotice[] = [];

export function tellShopper(notice: CartNotice): void {
  if (listener) listener(notice);
  else untold.push(notice);
}

/** One listener at a time: whoever shows the notices. */
export function listenToCart(hear: Listener): () => void {
  listener = hear;
  for (const notice of untold) hear(notice);
  untold = [];
  return () => {
    if (listener === hear) listener = null;
  };
}
