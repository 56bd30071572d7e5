const longestQueue = 100;

/**
 * Recorded events that are not processed yet: the script that sends them is loaded late and, in some browsers, never.
 */
export const queue: unknown[] = [];

/**
 * Records an exception, an error event, or an event from `record`. Kept minimal because it is part of every page's
 * initial scripts.
 */
export function note(event: unknown): void {
  if (queue.push(event) > longestQueue) queue.shift();
}
