import { expect, jest, test } from '@jest/globals';
import { Hono } from 'hono';
import { healthRoute } from './health-route';
import { RequestQueue } from './request-queue';

function gatewayWith(checkDatabase: () => Promise<void>) {
  const queue = new RequestQueue({ concurrency: 1, length: 10 });
  const gateway = new Hono().get('/health', healthRoute({ queue, checkDatabase }));
  return { queue, requestHealth: async () => gateway.request('/health') };
}

test('reports a responding database as healthy', async () => {
  const answer = await gatewayWith(() => Promise.resolve()).requestHealth();
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({ ok: true, busyForMs: 0, places: 0 });
});

test('reports a failing database as unhealthy', async () => {
  const answer = await gatewayWith(() => Promise.reject(new Error('25P02'))).requestHealth();
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ ok: false });
});

test('reports a hanging database within two seconds, with one shared query', async () => {
  let checks = 0;
  const { requestHealth } = gatewayWith(() => {
    checks += 1;
    return new Promise(() => undefined);
  });
  jest.useFakeTimers();
  try {
    const responses = Promise.all(Array.from({ length: 20 }, requestHealth));
    await jest.advanceTimersByTimeAsync(2_000);
    expect((await responses).map(({ status }) => status)).toEqual(Array(20).fill(503));
    const late = requestHealth();
    await jest.advanceTimersByTimeAsync(2_000);
    expect((await late).status).toBe(503);
  } finally {
    jest.useRealTimers();
  }
  expect(checks).toBe(1);
});

test('detects a request that never ends', async () => {
  const { queue, requestHealth } = gatewayWith(() => Promise.resolve());
  void queue.enter()!.run(() => new Promise(() => undefined), 2_000);
  const answer = await requestHealth();
  expect(answer.status).toBe(503);
  const { busyForMs } = (await answer.json()) as { busyForMs: number };
  expect(busyForMs).toBeGreaterThan(1_000);
});
