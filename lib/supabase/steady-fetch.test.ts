import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { steadyFetch } from './steady-fetch';

/** What the server does with the next requests; afterwards it responds. */
let plan: ('answer' | 'close' | 'error')[];
let bodies: string[];
let server: Server;
let address: string;

beforeEach(async () => {
  plan = [];
  bodies = [];
  server = createServer((request, response) => {
    const next = plan.shift() ?? 'answer';
    let body = '';
    request.on('data', (piece: Buffer) => (body += piece.toString()));
    request.on('end', () => {
      bodies.push(body);
      if (next === 'close') request.socket.destroy();
      else response.writeHead(next === 'error' ? 500 : 200).end('answer');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const send = async (body = 'question') => {
  const answer = await steadyFetch(address, { method: 'POST', body });
  return [answer.status, await answer.text()];
};

test('resends a request once if its reused connection is closed', async () => {
  expect(await send('first')).toEqual([200, 'answer']);
  plan = ['close'];
  expect(await send('second')).toEqual([200, 'answer']);
  expect(bodies).toEqual(['first', 'second', 'second']);
});

test('resends all requests if several connections are closed at once', async () => {
  await Promise.all(Array.from({ length: 5 }, () => send()));
  server.closeIdleConnections();
  const answers = await Promise.all(Array.from({ length: 5 }, () => send()));
  expect(answers).toEqual(Array.from({ length: 5 }, () => [200, 'answer']));
});

test('fails after two requests if the backend closes every connection', async () => {
  plan = ['close', 'close', 'close'];
  await expect(send()).rejects.toThrow('fetch failed');
  expect(bodies).toHaveLength(2);
});

test('does not resend a request with an error response', async () => {
  plan = ['error'];
  expect(await send()).toEqual([500, 'answer']);
  expect(bodies).toHaveLength(1);
});

test('does not resend an aborted request', async () => {
  const ended = AbortSignal.abort(new DOMException('Too slow', 'TimeoutError'));
  await expect(steadyFetch(address, { signal: ended })).rejects.toThrow('Too slow');
  expect(bodies).toHaveLength(0);
});
