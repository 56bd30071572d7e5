interface Options {
  backendUrl: string;
  /** The function to call. */
  name: string;
  /** The work that is not done while the function fails. */
  duty: string;
  secret: string;
  everyMs: number;
}

/** Maximum duration of a call; the functions' own limits are far below. */
const callMs = 60_000;

/**
 * Calls a scheduled function repeatedly, as `pg_cron` does in production; the next call starts a while after the last
 * one has ended. Returns a function that stops it.
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
    // Provider failures are part of a successful answer; this is a failure of the function itself, and is logged once.
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
    // Tests serve functions other than the shop's.
    return answer.ok || answer.status === 404 ? undefined : `status ${answer.status}`;
  }

  return () => {
    stopping.abort();
    clearTimeout(timer);
  };
}
