const mostWaiting = 100;

/** What nobody has looked at yet: the script that sends it comes late, and in some browsers never. */
export const waiting: unknown[] = [];

/**
 * Notes what was thrown, an event that tells of it, or what `record` makes. Part of every page's first scripts, so there
 * is no more to it.
 */
export function note(told: unknown): void {
  if (waiting.push(told) > mostWaiting) waiting.shift();
}
