/** The page that is loading; null if none is. */
export type Navigation = { href: string } | null;

let current: Navigation = null;
const listeners = new Set<() => void>();

function change(next: Navigation) {
  current = next;
  for (const listener of listeners) listener();
}

export const currentNavigation = () => current;

export const subscribeToNavigation = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Reports that the page at `href` is loading. Returns a function that reports its end or cancellation. */
export function beginNavigation(href: string): () => void {
  const begun = { href };
  change(begun);
  return () => {
    if (current === begun) change(null);
  };
}
