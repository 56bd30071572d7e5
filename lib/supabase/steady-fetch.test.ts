import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { steadyFetch } from './steady-fetch';

/** What the server does with the next requests; afterwards it answers. */
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

const ask = async (body = 'question') => {
  const answer = await steadyFetch(address, { method: 'POST', body });
  return [answer.status, await answer.text()];
};

test('a request whose kept connection is closed is sent again, once', async () => {
  expect(await ask('first')).toEqual([200, 'answer']);
  plan = ['close'];
  expect(await ask('second')).toEqual([200, 'answer']);
  expect(bodies).toEqual(['first', 'second', 'second']);
});

test('all of them are, when several connections are closed at once', async () => {
  await Promise.all(Array.from({ length: 5 }, () => ask()));
  server.closeIdleConnections();
  const answers = await Promise.all(Array.from({ length: 5 }, () => ask()));
  expect(answers).toEqual(Array.from({ length: 5 }, () => [200, 'answer']));
});

test('a backend that closes every connection fails, after two requests', async () => {
  plan = ['close', 'close', 'close'];
  await expect(ask()).rejects.toThrow('fetch failed');
  expect(bodies).toHaveLength(2);
});

test('an error that was answered is not asked for again', async () => {
  plan = ['error'];
  expect(await ask()).toEqual([500, 'answer']);
  expect(bodies).toHaveLength(1);
});

test('nobody waits longer because of it: an ended request stays ended', async () => {
  const ended = AbortSignal.abort(new DOMException('Too slow', 'TimeoutError'));
  await expect(steadyFetch(address, { signal: ended })).rejects.toThrow('Too slow');
  expect(bodies).toHaveLength(0);
});
