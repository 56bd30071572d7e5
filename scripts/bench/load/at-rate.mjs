import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Performs `work(count)` `perSecond` times a second, one after the other, until the signal aborts; `count` is the
 * number of times before. Resolves to how often.
 */
export async function atRate(work, perSecond, signal) {
  const began = performance.now();
  let count = 0;
  while (perSecond > 0 && !signal.aborted) {
    await work(count);
    count += 1;
    await sleep(Math.max(0, began + (count * 1_000) / perSecond - performance.now()));
  }
  return count;
}
