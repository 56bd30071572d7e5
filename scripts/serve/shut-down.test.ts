import { once } from 'node:events';
import { Agent, createServer, get, type IncomingMessage } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { readiness, setReadiness } from '../../lib/http/readiness.mjs';
import { drainAndClose } from './shut-down.mjs';
import { warmUp } from './warm-up.mjs';

// The requests are real, and only the pauses between them are not.
beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'clearImmediate'] }));
afterEach(() => {
  jest.useRealTimers();
  setReadiness('ready');
});

/** Or until it is over. */
async function untilItPauses(work: Promise<void>): Promise<void> {
  const state = { isOver: false };
  void work.then(() => (state.isOver = true));
  while (!state.isOver && jest.getTimerCount() === 0)
    await new Promise((resolve) => setImmediate(resolve));
}

async function listening(listener: Parameters<typeof createServer>[1]) {
  const server = createServer(listener);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { server, port: (server.address() as AddressInfo).port };
}

async function answered(port: number, agent?: Agent) {
  const [response] = (await once(get({ port, host: '127.0.0.1', agent }), 'response')) as [
    IncomingMessage,
  ];
  response.resume();
  await once(response, 'end');
  return response.headers.connection;
}

test('serves while draining, closes each connection and reports not ready; then ends', async () => {
  const { server, port } = await listening((_, response) => response.end('page'));
  const agent = new Agent({ keepAlive: true });
  expect(await answered(port, agent)).toBe('keep-alive');
  let isClosed = false;
  const closed = drainAndClose(server, 300).then(() => {
    isClosed = true;
  });
  expect(readiness()).toBe('draining');
  expect(await answered(port, agent)).toBe('close');
  await jest.advanceTimersByTimeAsync(299);
  expect(isClosed).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  await closed;
  await expect(answered(port)).rejects.toThrow('ECONNREFUSED');
});

test('becomes ready once it has rendered a page, after any number of failures', async () => {
  setReadiness('starting');
  let tries = 0;
  const { server, port } = await listening((_, response) => {
    tries += 1;
    response.statusCode = tries < 2 ? 500 : 200;
    response.end();
  });
  const warm = warmUp(port);
  await untilItPauses(warm);
  expect([readiness(), tries]).toEqual(['starting', 1]);
  jest.runAllTimers();
  await warm;
  expect([readiness(), tries]).toEqual(['ready', 2]);
  server.close();
});

test('becomes ready without a rendered page only if the backend is unavailable', async () => {
  const failing = await listening((_, response) => response.writeHead(500).end());
  const backend = await listening((_, response) => response.writeHead(401).end());
  const backendUrl = `http://127.0.0.1:${backend.port}`;
  setReadiness('starting');
  const warm = warmUp(failing.port, { backendUrl });
  await untilItPauses(warm);
  expect(readiness()).toBe('starting');
  backend.server.close();
  backend.server.closeAllConnections();
  jest.runAllTimers();
  await warm;
  expect(readiness()).toBe('ready');
  failing.server.close();
});

test('never becomes ready if it is stopped during the start', async () => {
  setReadiness('starting');
  const { server, port } = await listening((_, response) => {
    setReadiness('draining');
    response.end();
  });
  await warmUp(port);
  expect(readiness()).toBe('draining');
  server.close();
});
