import { RecordError } from '@/lib/records/record-error';
import { seconds } from '@/lib/time';

// Nobody looks at a spinner for longer, however often something is asked meanwhile.
const longest = seconds(10);

type Patience = {
  /** How often to ask again after a failure. */
  retries: number;
  /** Milliseconds before the next time; `failed` counts the failures before the last one. */
  wait: (failed: number) => number;
};

/** One second, then two, then three. */
export const backoff = (failed: number): number => Math.min(1000 * 2 ** failed, 3000);

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

/**
 * What `ask` answers, asked again when it fails; the last failure when all have failed, the time is over, or the session.
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
