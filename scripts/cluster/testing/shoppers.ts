import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach } from '@jest/globals';

export interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

/** One request over a new connection, as from a new visitor. Rejects unless the complete response arrives. */
export async function visit(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const request = get(url, { agent: false, headers, timeout: 120_000 });
  request.once('timeout', () => request.destroy(new Error('No answer for 120 s.')));
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece as Buffer);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: Buffer.concat(pieces).toString(),
  };
}

/**
 * Concurrent visitors: enough for a request to be in progress whenever a server stops, and little load for a busy
 * machine.
 */
const atOnce = 2;

/** Ends the visits of a test that failed before it could. */
const leftOver = new Set<() => void>();
afterEach(() => {
  for (const end of leftOver) end();
  leftOver.clear();
});

/**
 * Visits the pages one after the other until `stop()`, which resolves to the failures, or until the test ends. `pauseMs`:
 * between the visits of each visitor.
 */
export function startShoppers(urls: string[], { pauseMs = 0 } = {}) {
  const failures: string[] = [];
  let begun = 0;
  let count = 0;
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  leftOver.add(end);

  async function visitOne(url: string): Promise<void> {
    try {
      const { status, body } = await visit(url);
      if (status !== 200 || !body.includes('</html>')) failures.push(`${url}: ${status}`);
    } catch (error) {
      failures.push(`${url}: ${String(error)}`);
    }
    count += 1;
  }

  async function keepVisiting(): Promise<void> {
    while (!isOver) {
      begun += 1;
      await visitOne(urls[begun % urls.length] ?? '');
      if (pauseMs > 0) await sleep(pauseMs);
    }
  }

  const visiting = Promise.all(Array.from({ length: atOnce }, keepVisiting));
  return {
    /** Resolves when this many more pages have been visited. */
    haveSeen: async (more: number) => {
      for (const enough = count + more; count < enough;) await sleep(10);
    },
    stop: async () => {
      end();
      await visiting;
      return { count, failures };
    },
  };
}
