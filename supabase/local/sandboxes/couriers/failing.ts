const slowMs = 15_000;
/** Longer than any client waits. */
const silentMs = 60_000;
const page = '<!doctype html><title>Service unavailable</title><h1>Server Error</h1>';

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

export type Failing = '5xx' | 'html' | 'slow' | 'timeout';

/** Simulates a courier's failure; undefined if an answer follows, possibly late. */
export async function failAs(failing: Failing | undefined): Promise<Response | undefined> {
  if (failing === undefined) return undefined;
  const headers = { 'content-type': 'text/html' };
  if (failing === '5xx') return new Response(page, { status: 500, headers });
  if (failing === 'html') return new Response(page, { headers });
  await sleep(failing === 'slow' ? slowMs : silentMs);
  return failing === 'slow' ? undefined : new Response(null, { status: 504 });
}
