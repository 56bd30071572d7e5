import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Answer {
  status: number;
  headers: IncomingMessage['headers'];
  body: string;
}

/** One request with a connection of its own, as from a new visitor. Rejects unless the whole answer arrives. */
export async function visit(url: string, headers: Record<string, string> = {}): Promise<Answer> {
  const request = get(url, { agent: false, headers, timeout: 20_000 });
  request.once('timeout', () => request.destroy(new Error('No answer for 20 s.')));
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const pieces: Buffer[] = [];
  for await (const piece of response) pieces.push(piece as Buffer);
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: Buffer.concat(pieces).toString(),
  };
}

/** Visits the pages, about `perSecond` times a second, until `stop()`, which tells what did not work. */
export function startShoppers(urls: string[], perSecond: number) {
  const failures: string[] = [];
  const open = new Set<Promise<void>>();
  let count = 0;
  let isOver = false;

  async function visitOne(url: string): Promise<void> {
    try {
      const { status, body } = await visit(url);
      if (status !== 200 || !body.includes('</html>')) failures.push(`${url}: ${status}`);
    } catch (error) {
      failures.push(`${url}: ${String(error)}`);
    }
  }

  async function keepVisiting(): Promise<void> {
    for (; !isOver; count += 1) {
      const visited = visitOne(urls[count % urls.length] ?? '');
      open.add(visited);
      void visited.finally(() => open.delete(visited));
      await sleep(1_000 / perSecond);
    }
  }

  const visiting = keepVisiting();
  return {
    stop: async () => {
      isOver = true;
      await visiting;
      await Promise.all(open);
      return { count, failures };
    },
  };
}
