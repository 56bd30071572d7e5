import { RecordError } from '@/lib/records/record-error';
import { seconds } from '@/lib/time';

// Maximum total time, however often a request is repeated: nobody watches a spinner for longer.
const longest = seconds(10);

type Patience = {
  /** How often to retry after a failure. */
  retries: number;
  /** Milliseconds before the next attempt; `failed` counts the earlier failures. */
  wait: (failed: number) => number;
};

/** One second, then two, then three. */
export const backoff = (failed: number): number => Math.min(1000 * 2 ** failed, 3000);

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * Repeats `ask` until it succeeds. Rejects with the last failure when the retries or the time are used up, or the
 * session has ended.
 */
export async function askAgain<T>(
  ask: (signal: AbortSignal) => Promise<T>,
  { retries, wait }: Patience,
): Promise<T> {
  const signal = AbortSignal.timeout(longest);
  for (let failed = 0; ; failed += 1) {
    try {
      return await ask(signal);
    } catch (error) {
      const isOver = error instanceof RecordError && error.code === 'unauthorized';
      if (failed >= retries || signal.aborted || isOver) throw error;
    }
    await pause(wait(failed));
  }
}
