import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterEach, expect, test } from '@jest/globals';
import { warm } from './warm.mjs';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

const site = 'https://shop.example.com';
const xml = (...paths: string[]) => paths.map((path) => `<loc>${site}${path}</loc>`).join('');

/** A server of the shop that answers `hangs` never; what it was asked for. */
async function serverWith(hangs = '') {
  const asked: string[] = [];
  const server = createServer(({ url = '' }, response) => {
    asked.push(url);
    if (url === hangs) return;
    if (url === '/sitemap.xml') response.end(xml('/sitemaps/1.xml'));
    else if (url === '/sitemaps/1.xml') response.end(xml('/product/A', '/shop', '/product/B'));
    else response.end('page');
  });
  servers.push(server);
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return { asked, port: (server.address() as AddressInfo).port };
}

const maps = ['/sitemap.xml', '/sitemaps/1.xml'];

test('every server reads the pages of the sitemap from itself, lists before products', async () => {
  const [one, two] = [await serverWith(), await serverWith()];
  expect(await warm([one.port, two.port], { forMs: 5_000 })).toBe(6);
  for (const { asked } of [one, two])
    expect(asked).toEqual([...maps, '/shop', '/product/A', '/product/B']);
});

test('a page that hangs ends it in time', async () => {
  const { asked, port } = await serverWith('/product/A');
  const began = Date.now();
  expect(await warm([port], { forMs: 300 })).toBe(1);
  expect(Date.now() - began).toBeLessThan(2_000);
  expect(asked).not.toContain('/product/B');
});

test('a server without a sitemap is no reason to fail', async () => {
  const { port } = await serverWith('/sitemap.xml');
  expect(await warm([port], { forMs: 200 })).toBe(0);
});
