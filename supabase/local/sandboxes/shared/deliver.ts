import { type Delivery } from './common-state.ts';

// An assumption: the providers do not document their retries.
const delaysMs = [5_000, 30_000, 120_000];
const timeoutMs = 10_000;
const again = new Set([408, 425, 429]);

/** Posts a message once. Returns the status, or that there was no answer in time. */
export async function attempt(
  fetch: typeof globalThis.fetch,
  { url, body }: Pick<Delivery, 'url' | 'body'>,
  headers: Record<string, string> = {},
): Promise<number | 'no-connection'> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    await answer.arrayBuffer();
    return answer.status;
  } catch {
    // Down, restarting or too slow: retried later in any case.
    return 'no-connection';
  }
}

/** When to retry after `attempts` attempts, or the final result. */
export function retryDelayMs(
  outcome: number | 'no-connection',
  attempts: number,
): number | 'delivered' | 'given-up' {
  if (typeof outcome === 'number' && outcome >= 200 && outcome < 300) return 'delivered';
  const isWorthIt = outcome === 'no-connection' || outcome >= 500 || again.has(outcome);
  return (isWorthIt ? delaysMs[attempts - 1] : undefined) ?? 'given-up';
}
