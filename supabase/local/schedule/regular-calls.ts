interface Options {
  backendUrl: string;
  /** The function that is called. */
  name: string;
  /** What is left undone while it cannot be. */
  duty: string;
  secret: string;
  everyMs: number;
}

/** The longest that a call may take: its function's own limits are far below. */
const callMs = 60_000;

/**
 * Calls a function of the schedule again and again, as `pg_cron` does in production; the next call is due a while after
 * the last one has ended. Returns what stops it.
 */
export function startRegularCalls(options: Options): () => void {
  const { backendUrl, name, duty, secret, everyMs } = options;
  const stopping = new AbortController();
  let complained = false;
  let timer = setTimeout(() => void call(), everyMs);
  timer.unref();

  async function call(): Promise<void> {
    const problem = await callOnce().catch((error: unknown) => String(error));
    if (stopping.signal.aborted) return;
    // A vendor that is away fails inside the answer; this is the function itself, and once is enough.
    if (problem && !complained) console.warn(`${duty}: ${problem}`);
    complained = problem !== undefined;
    timer = setTimeout(() => void call(), everyMs);
    timer.unref();
  }

  async function callOnce(): Promise<string | undefined> {
    const answer = await fetch(`${backendUrl}/functions/v1/${name}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.any([stopping.signal, AbortSignal.timeout(callMs)]),
    });
    await answer.arrayBuffer();
    // Tests serve other functions than the shop's.
    return answer.ok || answer.status === 404 ? undefined : `status ${answer.status}`;
  }

  return () => {
    stopping.abort();
    clearTimeout(timer);
  };
}
