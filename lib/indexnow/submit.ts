import type { IndexNowSettings } from '@/lib/env/indexnow';
import { siteUrl } from '@/lib/env/site-url';
import { minutes, seconds } from '@/lib/time';

/** The protocol's limit of addresses in one request. */
const mostAddresses = 10_000;

/** Before the second, third and fourth attempt. */
const pauses = [seconds(5), seconds(30), minutes(2)];
const longestPause = minutes(5);
const requestTimeout = seconds(10);

export type Sleep = (milliseconds: number) => Promise<unknown>;

/** Too many requests, or a server error; any other error would recur. */
const isTemporary = (status: number) => status === 429 || status >= 500;

async function post(settings: IndexNowSettings, urlList: readonly string[]) {
  const { key, endpoint } = settings;
  const body = {
    host: new URL(siteUrl()).host,
    key,
    keyLocation: `${siteUrl()}/${key}.txt`,
    urlList,
  };
  const response = await fetch(endpoint, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(requestTimeout),
    // Prevents caching by the framework's `fetch`.
    cache: 'no-store',
  });
  await response.body?.cancel();
  return response;
}

/** Submits one batch, in up to four attempts. Throws if it was not accepted. */
async function submitBatch(settings: IndexNowSettings, batch: readonly string[], sleep: Sleep) {
  for (const pause of [...pauses, null]) {
    const response = await post(settings, batch).catch(() => null);
    if (response?.ok) return;
    const status = response?.status ?? null;
    if (pause === null || (status !== null && !isTemporary(status)))
      throw new Error(`IndexNow did not accept changed addresses: ${status ?? 'no response'}.`);
    const wish = seconds(Number(response?.headers.get('retry-after')) || 0);
    await sleep(Math.min(Math.max(pause, wish), longestPause));
  }
}

/** Submits addresses to IndexNow in batches, one after the other. Throws at the first batch that is not accepted. */
export async function submitAddresses(
  settings: IndexNowSettings,
  addresses: AsyncIterable<string>,
  sleep: Sleep,
): Promise<void> {
  let batch: string[] = [];
  for await (const address of addresses) {
    batch.push(address);
    if (batch.length < mostAddresses) continue;
    await submitBatch(settings, batch, sleep);
    batch = [];
  }
  if (batch.length > 0) await submitBatch(settings, batch, sleep);
}
