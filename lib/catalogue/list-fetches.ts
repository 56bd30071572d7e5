import { seconds } from '@/lib/time';

// Minimum time between two list requests: nobody reads a list faster.
const leastInterval = seconds(1);

let last = { address: '', at: -Infinity };

/** Milliseconds to wait before a list may be requested; null if this list was just requested. */
export function waitBefore(address: string): number | null {
  const wait = last.at + leastInterval - performance.now();
  if (wait <= 0) return 0;
  return last.address === address ? null : wait;
}

/** Records that a list is requested now. */
export function noteFetch(address: string): void {
  last = { address, at: performance.now() };
}
