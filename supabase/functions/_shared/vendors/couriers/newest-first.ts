interface Timed {
  /** Milliseconds; absent when the courier's own time cannot be read. */
  at: number | undefined;
}

/**
 * Events newest first, in whatever order they came; those of one moment in the order in which they happened, as far as
 * the list shows it. What has no time comes last.
 */
export function newestFirst<T extends Timed>(events: readonly T[]): T[] {
  const times = events.flatMap(({ at }) => at ?? []);
  const isOldestFirst = (times[0] ?? 0) < (times.at(-1) ?? 0);
  const inOrder = isOldestFirst ? [...events].reverse() : [...events];
  return inOrder.sort((a, b) => (b.at ?? -Infinity) - (a.at ?? -Infinity) || 0);
}
