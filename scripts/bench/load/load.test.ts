import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { openClient } from './client.mjs';
import { arrivals } from './open-loop.mjs';
import { collectSamples } from './samples.mjs';
import { byPopularity, percentile, randomFrom, shuffled } from './statistics.mjs';
import { shares } from './visits.mjs';

let server: Server | undefined;
afterEach(() => {
  server?.close();
});

async function serverThat(answer: (path: string) => Promise<number>) {
  server = createServer((request, response) => {
    void answer(request.url ?? '').then((status) => {
      if (status === 0) request.socket.destroy();
      else response.writeHead(status).end('ok');
    });
  });
  await new Promise<void>((resolve) => void server!.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('returns the smallest value that the given share does not exceed as the percentile', () => {
  const hundred = Array.from({ length: 100 }, (_, index) => 100 - index);
  expect(percentile(hundred, 0.95)).toBe(95);
  expect(percentile([7], 0.95)).toBe(7);
  expect(percentile([], 0.5)).toBeUndefined();
});

test('draws the first address twice as often as the second, and the last one occasionally', () => {
  const draw = byPopularity(['a', 'b', 'c'], randomFrom(1));
  const counts: Record<string, number> = { a: 0, b: 0, c: 0 };
  for (let turn = 0; turn < 11_000; turn += 1) counts[draw()]! += 1;
  expect(counts['a']! / counts['b']!).toBeCloseTo(2, 0);
  expect(counts['a']! / counts['c']!).toBeCloseTo(3, 0);
});

test('shuffles without losing items, in the same order for the same seed', () => {
  const mixed = shuffled([1, 2, 3, 4], randomFrom(7));
  expect([...mixed].sort()).toEqual([1, 2, 3, 4]);
  expect(shuffled([1, 2, 3, 4], randomFrom(7))).toEqual(mixed);
});

test('adds up visitors’ actions to the mix of the day', () => {
  const { product, list, search, lookUp, quote, checkout } = shares;
  expect([product + list + search, lookUp + quote, checkout].map((x) => x.toFixed(2))).toEqual([
    '0.90',
    '0.08',
    '0.02',
  ]);
});

test('lets visitors arrive at the given rate when none is served, and counts their waiting time', async () => {
  // Drawn from the seed, however late the machine lets them in: 100 on average.
  const expected = 91;
  const times: number[] = [];
  let serve: () => void = () => undefined;
  const isServed = new Promise<void>((resolve) => (serve = resolve));
  const visit = (since: number) => {
    if (times.push(since) === expected) serve();
    return isServed;
  };
  const { arrived, isOverrun } = await arrivals({
    rate: 200,
    seconds: 0.5,
    visit,
    random: randomFrom(3),
  });
  expect(arrived).toBe(expected);
  expect(isOverrun).toBe(false);
  // Each is timed from its drawn arrival, even if the machine was late or admitted several at once.
  const drawn = randomFrom(3);
  const gaps = times.map(() => -Math.log(1 - drawn()) * 5);
  const late = times.filter((time, index) => {
    const since = gaps.slice(1, index + 1).reduce((sum, gap) => sum + gap, 0);
    return Math.abs(time - times[0]! - since) > 0.001;
  });
  expect(late).toEqual([]);
});

test('gives up when the generator is overrun', async () => {
  const mostInside = 20;
  let inside = 0;
  let serve: () => void = () => undefined;
  const isServed = new Promise<void>((resolve) => (serve = resolve));
  const visit = () => {
    inside += 1;
    if (inside > mostInside) serve();
    return isServed;
  };
  const plan = { rate: 1_000, seconds: 10, visit, random: randomFrom(3), mostInside };
  const { isOverrun, arrived } = await arrivals(plan);
  expect(isOverrun).toBe(true);
  expect(arrived).toBeLessThan(plan.rate * plan.seconds);
});

test('counts only the server’s own errors as failures', async () => {
  const url = await serverThat(async (path) => Number(path.slice(1)));
  const client = openClient();
  const samples = collectSamples();
  for (const status of [200, 404, 409, 500, 503]) {
    const answer = await client.send(`${url}/${status}`);
    samples.keep({ kind: 'page', status: answer.status, ms: 1 });
  }
  await expect(client.send(`${url}/0`)).rejects.toThrow();
  samples.keep({ kind: 'page', status: 0, ms: 2 });
  client.close();
  expect(samples.failures()).toHaveLength(3);
  expect(samples.figures().all).toEqual({ count: 6, failed: 3, p50: 1, p95: 2 });
});

test('gives up on a server that never responds', async () => {
  const url = await serverThat(() => new Promise(() => undefined));
  const client = openClient({ timeoutMs: 50 });
  await expect(client.send(url)).rejects.toThrow(/abort|timeout/i);
  client.close();
  server?.closeAllConnections();
});

test('requests a page again after finding a kept-alive connection closed, but not an order', async () => {
  let answered = 0;
  const url = await serverThat(async () => ((answered += 1) % 2 ? 200 : 0));
  const client = openClient();
  const send = async (method: string) => (await client.send(url, { method })).status;
  expect(await send('GET')).toBe(200);
  expect(await send('GET')).toBe(200);
  expect(answered).toBe(3);
  await expect(send('POST')).rejects.toThrow(/hang up|ECONNRESET/);
  expect(answered).toBe(4);
  client.close();
});
