import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type Socket } from 'node:net';
import { afterAll, afterEach, beforeAll, expect, test } from '@jest/globals';
import {
  type GatewayProcess,
  removeFolder,
  startGateway,
  temporaryFolder,
} from './testing/gateway-process';
import { freePort } from './testing/spawn-gateway';
import { until } from './testing/until';

let localDir: string;
let gateway: GatewayProcess;
let shopPort: number;
let shop: Server | undefined;
let posts: { path: string | undefined; authorization: string | undefined; tags: string[] }[] = [];

const start = () =>
  startGateway(localDir, {
    SHOP_PORT: String(shopPort),
    MIGRATIONS_DIR: 'supabase/local/testing/announcement-migrations',
  });

beforeAll(async () => {
  localDir = await temporaryFolder();
  shopPort = await freePort();
  gateway = await start();
});

afterEach(() => {
  shop?.closeAllConnections();
  shop?.close();
  posts = [];
});

afterAll(async () => {
  await gateway.end();
  await removeFolder(localDir);
});

async function openShop(status = 200): Promise<void> {
  shop = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => {
      text += String(chunk);
    });
    request.on('end', () => {
      const { tags } = JSON.parse(text) as { tags: string[] };
      posts.push({ path: request.url, authorization: request.headers.authorization, tags });
      response.writeHead(status).end();
    });
  });
  shop.listen(shopPort);
  await once(shop, 'listening');
}

const change = (...tags: string[]) =>
  gateway.call('/rest/v1/rpc/change', { key: gateway.keys.secretKey, json: { tags } });

const waiting = async () =>
  (await (
    await gateway.call('/rest/v1/rpc/waiting', { key: gateway.keys.secretKey })
  ).json()) as number;

test('notifies the shop of a change automatically, once per tag, with the secret', async () => {
  await openShop();
  await Promise.all([change('catalogue', 'product:A-1'), change('catalogue')]);
  await until('the shop is notified', async () => (await waiting()) === 0);
  expect(new Set(posts.flatMap(({ tags }) => tags))).toEqual(new Set(['catalogue', 'product:A-1']));
  for (const { tags } of posts) expect(new Set(tags).size).toBe(tags.length);
  expect(posts[0]).toMatchObject({
    path: '/api/revalidate',
    authorization: `Bearer ${gateway.keys.revalidateSecret}`,
  });
});

test('delivers changes made while the shop was down once it is back', async () => {
  const away = createServer().listen(shopPort);
  const refused = once(away, 'connection') as Promise<[Socket]>;
  await change('product:B-2');
  const [socket] = await refused;
  socket.destroy();
  await new Promise((resolve) => away.close(resolve));
  await openShop();
  await until('the shop is notified', () => posts.some(({ tags }) => tags.includes('product:B-2')));
  await until('the shop is notified', async () => (await waiting()) === 0);
});

test('notifies the shop again after an error response', async () => {
  await openShop(500);
  await change('product:C-3');
  await until(
    'the shop is notified',
    () => posts.filter(({ tags }) => tags.includes('product:C-3')).length >= 2,
  );
  expect(await waiting()).toBe(1);
});

test('delivers changes of a killed backend after its restart', async () => {
  await gateway.end('SIGKILL');
  gateway = await start();
  await openShop();
  await until('the shop is notified', () => posts.some(({ tags }) => tags.includes('product:C-3')));
});
