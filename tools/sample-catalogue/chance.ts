/**
 * A repeatable fraction in [0, 1) for a sku and a purpose: the same catalogue on every machine and
 * in every run, and adding a book leaves the others as they were.
 */
export function chance(sku: string, purpose: string): number {
  let hash = 0x811c9dc5;
  for (const char of `${purpose}:${sku}`) {
    hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  }
  // FNV alone leaves neighbours close together; one more mix spreads them.
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return ((hash ^ (hash >>> 16)) >>> 0) / 2 ** 32;
}

/** A repeatable multiple of `step` from `low` to `high`, both included. */
export function between(sku: string, purpose: string, low: number, high: number, step = 1): number {
  const steps = Math.floor((high - low) / step) + 1;
  return low + Math.floor(chance(sku, purpose) * steps) * step;
}
