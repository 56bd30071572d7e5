import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { buildRelease } from '../release/build.mjs';
import { startSite } from './site.mjs';
import { siteFirstPort } from './testing/ports.ts';
import { startShoppers, visit } from './testing/shoppers.ts';

const folder = join(process.cwd(), '.local', 'cluster-test');
const said: string[] = [];
const report = (sentence: string) => said.push(sentence);

/** While no server stops: more visits would only take the processor of what the test waits for. */
const fewVisits = { pauseMs: 250 };

let site: Awaited<ReturnType<typeof startSite>>;
let pages: string[];
let stop = async (): Promise<void> => undefined;

beforeAll(async () => {
  site = await startSite({
    folder,
    firstPort: await siteFirstPort(),
    report,
  });
  stop = site.stop;
  pages = ['/shop', '/en/shop', '/categories', '/about'].map((path) => site.url + path);
});

afterAll(() => stop());

/** nginx's log once it contains a text: a response is logged after it was sent. */
async function logWith(text: string): Promise<string> {
  for (;;) {
    const log = await readFile(site.accessLog, 'utf8');
    if (log.includes(text)) return log;
    await sleep(50);
  }
}

/** Sends a message to the shop's staff as a visitor from one address who claims another. */
async function write(address: string): Promise<number> {
  const answer = await fetch(`${site.backendUrl}/rest/v1/rpc/send_contact_message`, {
    method: 'POST',
    headers: {
      apikey: String(site.env.NEXT_PUBLIC_SUPABASE_PUBLISHABLE_KEY),
      'content-type': 'application/json',
      'x-forwarded-for': `${randomUUID()}, ${address}`,
      'x-real-ip': randomUUID(),
    },
    body: JSON.stringify({
      ...{ p_key: randomUUID(), p_locale: 'ar', p_topic: 'order', p_name: 'Stranger' },
      ...{ p_email: `${randomUUID()}@example.com`, p_message: 'x' },
    }),
  });
  return answer.status;
}

/** A script of the page, requested as by a browser. */
async function scriptOf(url: string): Promise<string> {
  const { body } = await visit(url);
  const source = /<script src="([^"]+\.js)"/.exec(body)?.[1];
  return new URL(source ?? 'none', site.url).href;
}

/** The build that Next.js writes into the data of a page. */
async function buildOf(url: string): Promise<string> {
  const { body } = await visit(url);
  const build = /\\"b\\":\\"([\w-]+)\\"/.exec(body)?.[1];
  expect(build).toMatch(/^[0-9a-f]{20}$/);
  return build ?? '';
}

test('both servers respond behind nginx', async () => {
  for (let turn = 0; turn < 8; turn += 1)
    expect((await visit(`${site.url}/about`)).status).toBe(200);
  expect(site.servers()).toHaveLength(2);
  for (const { port } of site.servers()) {
    const answered = `"path":"/about","status":200`;
    const lines = (await logWith(`"server":"127.0.0.1:${port}"`)).split('\n');
    const own = lines.filter((line) => line.includes(`"server":"127.0.0.1:${port}"`));
    expect(own.filter((line) => line.includes(answered)).length).toBeGreaterThan(0);
  }
});

test('the shop sends compressed pages, nginx sends scripts from disk, both with their headers', async () => {
  const page = await visit(`${site.url}/shop`, { 'accept-encoding': 'gzip, br' });
  expect(page.headers['content-encoding']).toBe('br');
  expect(page.headers['content-security-policy']).toContain("'sha256-");
  expect(page.headers['x-nextjs-cache']).toBeDefined();

  const script = await visit(await scriptOf(`${site.url}/shop`), { 'accept-encoding': 'gzip, br' });
  expect(script.status).toBe(200);
  expect(script.headers['content-encoding']).toBe('br');
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(script.headers['x-content-type-options']).toBe('nosniff');
  expect(script.headers['content-type']).toBe('application/javascript; charset=utf-8');
});

test('a very long search reaches the shop', async () => {
  const search = '%D9%81'.repeat(9_000);
  expect((await visit(`${site.url}/shop?q=${search}`)).status).toBe(200);
});

test('the log contains neither searches nor visitors’ addresses', async () => {
  await visit(`${site.url}/shop?q=01012345678`, { 'x-forwarded-for': '203.0.113.77' });
  const log = await logWith('"network":"203.0.113.0"');
  expect(log).toContain('"network":"203.0.113.0"');
  expect(log).not.toContain('01012345678');
  expect(log).not.toContain('203.0.113.77');
});

test('a flood from one visitor is refused without affecting others', async () => {
  const flood = Array.from({ length: 1_200 }, () =>
    visit(`${site.url}/api/health`, { 'x-forwarded-for': '203.0.113.5' }),
  );
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(100);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(500);
  const neighbour = await visit(`${site.url}/api/health`, { 'x-forwarded-for': '203.0.113.6' });
  expect(neighbour.status).toBe(200);
});

test('the addresses of one IPv6 network count as one visitor, however they are spelled', async () => {
  const network = ['2001:db8:0:7', '2001:db8:0:7:1', '2001:db8:0:7:1:2:3'];
  const flood = Array.from({ length: 1_200 }, (_, index) =>
    visit(`${site.url}/api/health`, {
      'x-forwarded-for': `${network[index % 3]}:${(index + 1).toString(16)}${index % 3 === 2 ? '' : '::1'}`,
    }),
  );
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(100);
  const neighbour = await visit(`${site.url}/api/health`, {
    'x-forwarded-for': '2001:db8:0:8::1',
  });
  expect(neighbour.status).toBe(200);
});

test('the backend counts visitors, not nginx', async () => {
  for (let message = 0; message < 20; message += 1) expect(await write('203.0.113.8')).toBe(200);
  expect(await write('203.0.113.8')).toBe(429);
  expect(await write('203.0.113.9')).toBe(200);
});

/** The response of Redis to a PING. */
async function pinged(): Promise<string> {
  const socket = connect(site.redis?.port ?? 0, '127.0.0.1');
  socket.write('PING\r\n');
  try {
    return String(await once(socket, 'data'));
  } catch {
    return 'refused';
  } finally {
    socket.destroy();
  }
}

test('Redis can be paused, stopped and restarted', async () => {
  expect(await pinged()).toBe('+PONG\r\n');
  const paused = site.redis?.pause(1_500).then(() => 'silence');
  const answer = pinged();
  expect(await Promise.race([answer, paused])).toBe('silence');
  expect(await answer).toBe('+PONG\r\n');
  await site.redis?.stop();
  expect(await pinged()).toBe('refused');
  await site.redis?.restart();
  expect(await pinged()).toBe('+PONG\r\n');
});

/** The status of a page of a server that may be about to start. */
async function statusOf(url: string): Promise<number> {
  for (;;) {
    const answer = await visit(url).catch(() => undefined);
    if (answer) return answer.status;
    await sleep(50);
  }
}

test('a killed server is restarted without a failed request', async () => {
  const shoppers = startShoppers(pages);
  await shoppers.haveSeen(pages.length);
  const [victim] = site.servers();
  victim?.kill();
  const isReplaced = () => {
    const now = site.servers().find(({ port }) => port === victim?.port);
    return now !== undefined && now.pid !== victim?.pid;
  };
  while (!isReplaced()) await sleep(50);
  await shoppers.haveSeen(pages.length);
  expect(await shoppers.stop()).toEqual({ count: expect.any(Number), failures: [] });
  expect(await statusOf(`http://127.0.0.1:${victim?.port}/shop`)).toBe(200);
});

test('a release that cannot start is not activated', async () => {
  const before = await site.status();
  const shoppers = startShoppers(pages, fewVisits);
  await expect(
    site.release({ environment: { NODE_OPTIONS: '--require /nowhere/missing.cjs' } }),
  ).rejects.toThrow('is not switched to');
  expect(await shoppers.stop()).toEqual({ count: expect.any(Number), failures: [] });
  expect(await site.status()).toEqual(before);
});

test('a release and a rollback fail no request, and pages of the old release keep their scripts', async () => {
  const oldScript = await scriptOf(`${site.url}/shop`);
  const oldBuild = await buildOf(`${site.url}/shop`);
  const [serves] = await site.status();
  // Another version, compiled into other scripts.
  const version = { NEXT_PUBLIC_BRAND_EN: 'Noor' };
  const duringBuild = startShoppers(pages, fewVisits);
  const environment = { ...site.env, ...version };
  const { signal } = new AbortController();
  await buildRelease({ root: process.cwd(), folder, environment, signal, report });
  expect(await duringBuild.stop()).toEqual({ count: expect.any(Number), failures: [] });
  const shoppers = startShoppers(pages);
  // Copies that build.
  await site.release({ environment: version });
  expect((await visit(`${site.url}/en/shop`)).body).toContain('Noor');
  expect((await visit(oldScript)).status).toBe(200);
  // The router compares these, and loads documents from then on.
  expect(await buildOf(`${site.url}/shop`)).not.toBe(oldBuild);

  await site.rollback();
  expect(await shoppers.stop()).toEqual({ count: expect.any(Number), failures: [] });
  expect((await visit(`${site.url}/en/shop`)).body).not.toContain('Noor');
  const [again] = await site.status();
  expect(again?.split(' ')[1]).toBe(serves?.split(' ')[1]);
  expect(await buildOf(`${site.url}/shop`)).toBe(oldBuild);
});
