import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { Hono } from 'hono';
import { readSettings } from '../settings';
import { functionRoute } from './function-routes';

const { limits } = readSettings({} as NodeJS.ProcessEnv);
// What `getConnInfo` reads of a real connection.
const env = { incoming: { socket: { remoteAddress: '127.0.0.1' } } };

function gatewayWith(handler: () => Promise<Response>, queueLength: number) {
  const route = functionRoute({
    handlers: new Map([['slow', handler]]),
    limits: { ...limits, queueLength },
    deps: { fetch, env: () => undefined },
  });
  const gateway = new Hono().all('/functions/v1/:name', route);
  return async () => (await gateway.request('/functions/v1/slow', {}, env)).status;
}

test('responds to two hundred concurrent calls, some of them queued', async () => {
  let running = 0;
  let most = 0;
  let noteFull: () => void = () => undefined;
  const isFull = new Promise<void>((resolve) => (noteFull = resolve));
  const call = gatewayWith(async () => {
    running += 1;
    most = Math.max(most, running);
    if (running === 64) noteFull();
    await isFull;
    await nextTurn();
    running -= 1;
    return new Response('ok');
  }, 256);
  const statuses = await Promise.all(Array.from({ length: 200 }, call));
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(most).toBe(64);
});

test('rejects calls beyond the queue’s length', async () => {
  let end: (response: Response) => void = () => undefined;
  const ended = new Promise<Response>((resolve) => (end = resolve));
  const call = gatewayWith(() => ended.then((response) => response.clone()), 3);
  const calls = Array.from({ length: 5 }, call);
  expect(await Promise.all(calls.slice(3))).toEqual([503, 503]);
  end(new Response('ok'));
  expect(await Promise.all(calls.slice(0, 3))).toEqual([200, 200, 200]);
});
