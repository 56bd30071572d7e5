import { RecordError } from '@/lib/records/record-error';
import { requestTimeout } from '@/lib/supabase/bounded-fetch';

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
 * Repeats `request` until it succeeds; each attempt has a time limit, so that one that hangs does not use up the
 * others. Rejects with the last failure when the retries are used up or the session has ended.
 */
export async function withRetries<T>(
  request: (signal: AbortSignal) => Promise<T>,
  { retries, wait }: Patience,
): Promise<T> {
  for (let failed = 0; ; failed += 1) {
    try {
      return await request(AbortSignal.timeout(requestTimeout));
    } catch (error) {
      const isOver = error instanceof RecordError && error.code === 'unauthorized';
      if (failed >= retries || isOver) throw error;
    }
    await pause(wait(failed));
  }
}
