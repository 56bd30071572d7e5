import { setTimeout as sleep } from 'node:timers/promises';

const tickMs = 2;

/**
 * Lets visitors arrive at random, `rate` a second on average, for `seconds`, whether or not those before have been
 * served. `visit(since)` gets the time of arrival, so that waiting for a busy generator counts, too. Gives up early
 * when more than `mostInside` are waiting. Resolves when all have been served.
 *
 * @param {{ rate: number, seconds: number, visit: (since: number) => Promise<unknown>, random: () => number,
 *   mostInside?: number, signal?: AbortSignal }} plan
 */
export async function arrivals({ rate, seconds, visit, random, mostInside = 2_000, signal }) {
  const inside = new Set();
  const began = performance.now();
  const until = began + seconds * 1_000;
  const nextGap = () => (-Math.log(1 - random()) * 1_000) / rate;
  let next = began + nextGap();
  let arrived = 0;
  let isOverrun = false;
  while (next < until && !isOverrun && !signal?.aborted) {
    const wait = next - performance.now();
    if (wait > 0) await sleep(Math.max(tickMs, wait));
    for (; next <= performance.now() && next < until; next += nextGap()) {
      const one = visit(next).finally(() => inside.delete(one));
      inside.add(one);
      arrived += 1;
    }
    isOverrun = inside.size > mostInside;
  }
  await Promise.all(inside);
  return { arrived, isOverrun, seconds: (performance.now() - began) / 1_000 };
}
