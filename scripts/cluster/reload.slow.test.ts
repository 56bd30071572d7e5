import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { repository } from '../lib/stack.mjs';
import { freePorts } from '../lib/testing/free-ports.ts';
import { upstreamText } from '../release/upstream.mjs';
import { startNginx } from './nginx.mjs';
import { visit } from './testing/shoppers.ts';

const port = await freePorts(4);
const [backendPort, publicBackendPort, shopPort] = [port + 1, port + 2, port + 3];
const pauseMs = 400;
const bodyBytes = 300_000;
/** In bytes, including headers, as Linux delivers them. */
const firstParts = Array.from({ length: 16 }, (_, index) => (index + 1) * 16_384);

let folder: string;
let nginx: Awaited<ReturnType<typeof startNginx>>;
let servers: Server[] = [];

/**
 * Answers `/16384` with that many bytes, the headers among them, and after a pause with the rest. The connection ends
 * then: if a reload is slow, a worker of before would send the next request over it, which Node.js does not answer while
 * it waits for the end of this response.
 */
async function startAnswering(at: number): Promise<Server> {
  const server = createServer((request, response) => {
    const head = [
      'HTTP/1.1 200 OK',
      'content-type: text/html',
      `content-length: ${bodyBytes}`,
      'connection: close',
      '\r\n',
    ].join('\r\n');
    const first = Number(request.url?.slice(1)) - head.length;
    const socket = response.socket;
    socket?.write(head + 'x'.repeat(first));
    void sleep(pauseMs).then(() => socket?.end('x'.repeat(bodyBytes - first)));
  });
  server.listen(at, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zad-reload-'));
  await writeFile(join(folder, 'upstream.conf'), upstreamText([shopPort]));
  servers = await Promise.all([shopPort, backendPort].map(startAnswering));
  const ports = { port, backendPort, publicBackendPort };
  const { signal } = new AbortController();
  nginx = await startNginx({
    ...{ root: repository, folder, signal, report: () => undefined },
    ...ports,
  });
});

afterAll(async () => {
  await nginx.stop();
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await rm(folder, { recursive: true });
});

// One response at a time: nginx waits for others, and would complete this one in the meantime.
test.each([
  ['the shop', port],
  ['the backend', publicBackendPort],
])('a reload interrupts no response of %s, however much of it has arrived', async (_, request) => {
  const cut: string[] = [];
  for (const first of firstParts) {
    const answer = visit(`http://127.0.0.1:${request}/${first}`);
    await Promise.all([answer, sleep(pauseMs / 2).then(nginx.reload)]);
    const { status, body } = await answer;
    if (body.length !== bodyBytes) cut.push(`${first}: ${status}, ${body.length} bytes`);
  }
  expect(cut).toEqual([]);
});
