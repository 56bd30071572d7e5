import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { warm } from './warm.mjs';

const servers: Server[] = [];
// The requests are real, and their time limits are counted by a clock that the test moves.
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'clearImmediate'] });
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const limit = new AbortController();
    setTimeout(() => limit.abort(), ms);
    return limit.signal;
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const site = 'https://shop.example.com';
const xml = (...paths: string[]) => paths.map((path) => `<loc>${site}${path}</loc>`).join('');

/** A server of the shop that never responds to `hangs`, and the paths requested from it. */
async function serverWith(hangs = '') {
  const requests: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    requests.push(url);
    if (url === hangs) return;
    if (url === '/sitemap.xml') response.end(xml('/sitemaps/1.xml'));
    else if (url === '/sitemaps/1.xml') response.end(xml('/product/A', '/shop', '/product/B'));
    else response.end('page');
  });
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { requests, port: (server.address() as AddressInfo).port };
}

const maps = ['/sitemap.xml', '/sitemaps/1.xml'];

test('reads the sitemap’s pages from every server, lists before products', async () => {
  const [one, two] = [await serverWith(), await serverWith()];
  expect(await warm([one.port, two.port], { forMs: 5_000 })).toBe(6);
  for (const { requests } of [one, two])
    expect(requests).toEqual([...maps, '/shop', '/product/A', '/product/B']);
});

/** Reads from a server that never answers `hangs`; `pass` advances the clock once that has been requested. */
async function hangAt(hangs: string, forMs: number) {
  const { requests, port } = await serverWith(hangs);
  let pages: number | undefined;
  const warming = warm([port], { forMs }).then((read) => (pages = read));
  while (pages === undefined && !requests.includes(hangs))
    await new Promise((resolve) => setImmediate(resolve));
  const pass = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms);
    return pages;
  };
  return { requests, warming, pass };
}

test('ends in time if a page hangs', async () => {
  const { requests, warming, pass } = await hangAt('/product/A', 300);
  expect(await pass(299)).toBeUndefined();
  await pass(1);
  expect(await warming).toBe(1);
  expect(requests).not.toContain('/product/B');
});

test('does not fail if a server has no sitemap', async () => {
  const { warming, pass } = await hangAt('/sitemap.xml', 200);
  await pass(200);
  expect(await warming).toBe(0);
});
