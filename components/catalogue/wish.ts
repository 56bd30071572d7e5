/** Something that is asked for once, perhaps before anybody listens: a store for `useSyncExternalStore`. */
export function createWish() {
  let isMade = false;
  const listeners = new Set<() => void>();
  return {
    make: () => {
      isMade = true;
      for (const listener of listeners) listener();
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isMade: () => isMade,
  };
}

export type Wish = ReturnType<typeof createWish>;
