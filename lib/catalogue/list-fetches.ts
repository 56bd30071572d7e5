import { seconds } from '@/lib/time';

// Nobody reads a list in less.
const leastInterval = seconds(1);

let last = { address: '', at: -Infinity };

/** How long, in milliseconds, to leave the shop alone before a list is asked for; null: this one was just asked for. */
export function waitBefore(address: string): number | null {
  const wait = last.at + leastInterval - performance.now();
  if (wait <= 0) return 0;
  return last.address === address ? null : wait;
}

/** Notes that a list is asked for now. */
export function noteFetch(address: string): void {
  last = { address, at: performance.now() };
}
