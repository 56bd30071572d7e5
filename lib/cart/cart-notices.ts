import type { LimitError } from './cart';

/** Notices about the cart, shown on any page. */
export type CartNotice =
  | { type: 'added'; title: string }
  | { type: 'add-failed' | 'save-failed' | 'trimmed' | 'unavailable' | 'withdrawn' }
  | { type: LimitError }
  | { type: 'not-found'; sku: string };

type Listener = (notice: CartNotice) => void;

let listener: Listener | null = null;
// The cart may be trimmed before anything can show the notice.
let waiting: CartNotice[] = [];

export function notifyShopper(notice: CartNotice): void {
  if (listener) listener(notice);
  else waiting.push(notice);
}

/** Registers the one component that shows the notices. */
export function listenToCart(show: Listener): () => void {
  listener = show;
  for (const notice of waiting) show(notice);
  waiting = [];
  return () => {
    if (listener === show) listener = null;
  };
}
