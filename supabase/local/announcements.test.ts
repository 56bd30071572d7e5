import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import {
  type GatewayProcess,
  removeFolder,
  startGateway,
  temporaryFolder,
} from './testing/gateway-process';
import { until } from './testing/until';

let localDir: string;
let gateway: GatewayProcess;
/** The status of the shop's responses; without one, it closes the connection. */
let status: number | undefined;
let posts: { path: string | undefined; authorization: string | undefined; tags: string[] }[] = [];

// It listens all the time: a released port may be taken by another process.
const shop = createServer((request, response) => {
  if (status === undefined) {
    request.socket.destroy();
    return;
  }
  const current = status;
  let text = '';
  request.on('data', (chunk) => {
    text += String(chunk);
  });
  request.on('end', () => {
    const { tags } = JSON.parse(text) as { tags: string[] };
    posts.push({ path: request.url, authorization: request.headers.authorization, tags });
    response.writeHead(current).end();
  });
});

const start = () =>
  startGateway(localDir, {
    SHOP_PORT: String((shop.address() as AddressInfo).port),
    MIGRATIONS_DIR: 'supabase/local/testing/announcement-migrations',
  });

beforeAll(async () => {
  localDir = await temporaryFolder();
  await once(shop.listen(0), 'listening');
  gateway = await start();
});

beforeEach(() => {
  status = undefined;
  posts = [];
});

afterAll(async () => {
  shop.close();
  shop.closeAllConnections();
  await gateway.end();
  await removeFolder(localDir);
});

const change = (...tags: string[]) =>
  gateway.call('/rest/v1/rpc/change', { key: gateway.keys.secretKey, json: { tags } });

const waiting = async () =>
  (await (
    await gateway.call('/rest/v1/rpc/waiting', { key: gateway.keys.secretKey })
  ).json()) as number;

test('notifies the shop of a change automatically, once per tag, with the secret', async () => {
  status = 200;
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
  const refused = once(shop, 'request');
  await change('product:B-2');
  await refused;
  status = 200;
  await until('the shop is notified', () => posts.some(({ tags }) => tags.includes('product:B-2')));
  await until('the shop is notified', async () => (await waiting()) === 0);
});

test('notifies the shop again after an error response', async () => {
  status = 500;
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
  status = 200;
  await until('the shop is notified', () => posts.some(({ tags }) => tags.includes('product:C-3')));
});
