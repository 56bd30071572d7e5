interface Timed {
  /** Milliseconds; missing if the courier's time is unreadable. */
  at: number | undefined;
}

/**
 * Sorts events newest first; those of the same time keep their chronological order, as far as the list shows it. Events
 * without a time come last.
 */
export function newestFirst<T extends Timed>(events: readonly T[]): T[] {
  const times = events.flatMap(({ at }) => at ?? []);
  const isOldestFirst = (times[0] ?? 0) < (times.at(-1) ?? 0);
  const inOrder = isOldestFirst ? [...events].reverse() : [...events];
  return inOrder.sort((a, b) => (b.at ?? -Infinity) - (a.at ?? -Infinity) || 0);
}
