import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { expect, test } from '@jest/globals';

const source = readFileSync('public/sw.js', 'utf8');
const origin = 'https://shop.example';
const script = (name: string) => `/websites/shop/_next/static/chunks/${name}.js`;
const page = (...names: string[]) =>
  names.map((name) => `<script src="${script(name)}" async=""></script>`).join('');

type WorkerEvent = { waitUntil: (task: Promise<unknown>) => void } & Record<string, unknown>;

/** A browser with a network that serves `files`, and the given caches; `run` fires an event of the worker. */
function browser(files: Record<string, string>, stores = new Map<string, Map<string, Response>>()) {
  const network = { isThere: true, requests: [] as string[] };
  const fetch = async (request: string | { url: string }) => {
    const path = typeof request === 'string' ? request : new URL(request.url).pathname;
    network.requests.push(path);
    if (!network.isThere) throw new TypeError('no network');
    const body = files[path];
    return body === undefined
      ? new Response('', { status: 404 })
      : new Response(body, { headers: { 'content-security-policy': `for ${path}` } });
  };
  const open = async (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    const pathOf = (request: string | { url: string }) =>
      typeof request === 'string' ? request : new URL(request.url).pathname;
    return {
      put: async (path: string, response: Response) => void store.set(path, response),
      addAll: async (paths: string[]) => {
        for (const path of paths) {
          const response = await fetch(path);
          if (!response.ok) throw new TypeError(path);
          store.set(path, response);
        }
      },
      match: async (request: string | { url: string }) => store.get(pathOf(request))?.clone(),
    };
  };
  const caches = {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
  };
  function start(build: string) {
    const listeners = new Map<string, (event: WorkerEvent) => void>();
    const self = {
      location: new URL(`${origin}/sw.js?build=${build}`),
      registration: {},
      clients: { claim: async () => undefined },
      skipWaiting: async () => undefined,
      addEventListener: (name: string, listener: (event: WorkerEvent) => void) =>
        listeners.set(name, listener),
    };
    runInNewContext(source, { self, caches, fetch, URL, Response, Set, Promise, Error });
    return async (name: string, event: Record<string, unknown> = {}) => {
      const tasks: Promise<unknown>[] = [];
      let answer: Promise<Response> | undefined;
      listeners.get(name)?.({
        ...event,
        waitUntil: (task) => tasks.push(task),
        respondWith: (response: Promise<Response>) => (answer = response),
      });
      await Promise.all(tasks);
      return answer;
    };
  }
  return { network, stores, start };
}

const get = (path: string, mode: string) => ({
  request: {
    url: `${origin}${path}`,
    method: 'GET',
    mode,
    destination: mode === 'navigate' ? 'document' : 'script',
  },
});

const shop = {
  '/offline': page('a', 'b'),
  '/en/offline': page('a', 'c'),
  [script('a')]: 'a',
  [script('b')]: 'b',
  [script('c')]: 'c',
};

test('stores both pages with their headers and all their files, and shows them without a network', async () => {
  const { network, stores, start } = browser(shop);
  const run = start('one');
  await run('install');
  expect([...stores.get('offline-one')!.keys()].sort()).toEqual(Object.keys(shop).sort());
  network.isThere = false;
  const arabic = await run('fetch', get('/product/X', 'navigate'));
  expect(arabic?.headers.get('content-security-policy')).toBe('for /offline');
  const english = await run('fetch', get('/en/checkout', 'navigate'));
  expect(await english?.text()).toBe(shop['/en/offline']);
  expect(await (await run('fetch', get(script('c'), 'no-cors')))?.text()).toBe('c');
});

test('with a network, every page comes from the network', async () => {
  const { start } = browser({ ...shop, '/shop': 'today’s prices' });
  const run = start('one');
  await run('install');
  expect(await (await run('fetch', get('/shop', 'navigate')))?.text()).toBe('today’s prices');
  expect(await run('fetch', get('/api/health', 'cors'))).toBeUndefined();
});

test('another build uses its own cache and deletes the previous one', async () => {
  const stores = new Map<string, Map<string, Response>>([['unrelated', new Map()]]);
  await browser(shop, stores).start('one')('install');
  const run = browser({ ...shop, '/offline': page('c') }, stores).start('two');
  await run('install');
  await run('activate');
  expect([...stores.keys()]).toEqual(['unrelated', 'offline-two']);
  expect(await stores.get('offline-two')!.get('/offline')!.text()).toBe(page('c'));
});

test.each([
  ['a file is missing', { ...shop, [script('b')]: undefined }],
  ['a page is missing', { ...shop, '/en/offline': undefined }],
  [
    'a page has too many files',
    { ...shop, '/offline': page(...Array.from({ length: 200 }, (_, n) => `x${n}`)) },
  ],
])('does not activate an incomplete cache: %s', async (_, files) => {
  const present = Object.fromEntries(
    Object.entries(files).filter((file): file is [string, string] => file[1] !== undefined),
  );
  await expect(browser(present).start('one')('install')).rejects.toThrow(Error);
});
