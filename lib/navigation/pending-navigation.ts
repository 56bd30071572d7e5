/** Where the shopper is being taken; null while nothing is under way. */
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

/** Says that the page at `href` has been asked for. Returns what says that it has come, or was overtaken. */
export function beginNavigation(href: string): () => void {
  const begun = { href };
  change(begun);
  return () => {
    if (current === begun) change(null);
  };
}
