import { createServer, type Server } from 'node:http';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, readlink, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { activate, goBack } from './activate.mjs';
import { statusLines } from './status.mjs';
import { upstreamText } from './upstream.mjs';

/** The servers of a release are ready, broken, or of a version that does not know `/api/ready`. */
const answers: Record<string, Record<string, number>> = {
  good: { '/api/ready': 200 },
  slow: { '/api/ready': 503, '/shop': 200 },
  old: { '/api/ready': 404, '/shop': 200 },
};

let folder: string;
let firstPort: number;
const running = new Map<number, Server>();
let events: string[] = [];
let proxyRefuses = false;

const kindOf = (release: string) => /[a-z]+$/.exec(release)?.[0] ?? '';

const host = {
  startServer: async ({ port, release }: { port: number; release: string }) => {
    const kind = kindOf(release);
    if (kind === 'broken') throw new Error('It ends at once.');
    const server = createServer((request, response) => {
      response.writeHead(answers[kind]?.[request.url ?? ''] ?? 500).end();
    }).listen(port, '127.0.0.1');
    await once(server, 'listening');
    running.set(port, server);
    events.push(`start ${port - firstPort}`);
  },
  stopServer: async (port: number) => {
    const server = running.get(port);
    if (!server) return;
    running.delete(port);
    server.closeAllConnections();
    server.close();
    events.push(`stop ${port - firstPort}`);
  },
  reloadProxy: async () => {
    if (proxyRefuses) throw new Error('nginx refuses.');
    events.push('switch');
  },
};

const site = () => ({
  ...{ folder, firstPort, servers: 2, host, readyWithinMs: 600, settleMs: 10 },
  report: () => undefined,
});

async function serve(name: string): Promise<void> {
  await mkdir(join(folder, 'releases', name), { recursive: true });
  await activate(site(), name);
}

const upstream = () => readFile(join(folder, 'upstream.conf'), 'utf8');
const serving = () => [...running.keys()].map((port) => port - firstPort).sort();

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zad-release-'));
  // Below the range of ephemeral ports.
  firstPort = 20_000 + 4 * (process.pid % 2_000);
  events = [];
  proxyRefuses = false;
});

afterEach(async () => {
  for (const port of running.keys()) await host.stopServer(port);
  await rm(folder, { recursive: true });
});

test('starts the new servers, then switches nginx, then stops the old servers', async () => {
  await serve('1-good');
  await serve('2-good');
  expect(events).toEqual([
    'start 0',
    'start 1',
    'switch',
    'start 2',
    'start 3',
    'switch',
    'stop 0',
    'stop 1',
  ]);
  expect(await upstream()).toBe(upstreamText([firstPort + 2, firstPort + 3]));
  expect(await readlink(join(folder, 'current'))).toBe('releases/2-good');
});

test('requests a page from a version without /api/ready', async () => {
  await serve('1-old');
  expect(serving()).toEqual([0, 1]);
});

test.each(['2-slow', '2-broken'])('stops %s without switching to it', async (name) => {
  await serve('1-good');
  const before = await upstream();
  await expect(serve(name)).rejects.toThrow(/It ends at once|is not ready after 1 s/);
  expect(serving()).toEqual([0, 1]);
  expect(await upstream()).toBe(before);
  expect(await statusLines(site())).toEqual([
    `Serves: 1-good (ports ${firstPort}, ${firstPort + 1})`,
    'Before: none',
  ]);
});

test('changes nothing if nginx rejects its configuration', async () => {
  await serve('1-good');
  const before = await upstream();
  proxyRefuses = true;
  await expect(serve('2-good')).rejects.toThrow('nginx refuses.');
  expect(serving()).toEqual([0, 1]);
  expect(await upstream()).toBe(before);
  expect(await readlink(join(folder, 'current'))).toBe('releases/1-good');
});

test('rolls back to the previous release, and forward again', async () => {
  await serve('1-good');
  await expect(goBack(site())).rejects.toThrow('There is no release to go back to.');
  await serve('2-good');
  await goBack(site());
  expect(await statusLines(site())).toEqual([
    `Serves: 1-good (ports ${firstPort}, ${firstPort + 1})`,
    'Before: 2-good',
  ]);
  await goBack(site());
  expect(await readlink(join(folder, 'current'))).toBe('releases/2-good');
});

test('keeps only releases that may still be needed', async () => {
  for (const name of ['1-good', '2-good', '3-good', '4-good', '5-good']) await serve(name);
  await expect(readlink(join(folder, 'releases', '1-good'))).rejects.toThrow('ENOENT');
  await expect(readlink(join(folder, 'releases', '2-good'))).rejects.toThrow('ENOENT');
  await expect(readlink(join(folder, 'releases', '3-good'))).rejects.toThrow('EINVAL');
});
