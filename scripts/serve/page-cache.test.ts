import { createServer, request, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { withPageCache } from './page-cache.mjs';

const cached = {
  'x-nextjs-cache': 'HIT',
  'cache-control': 's-maxage=900, stale-while-revalidate=60',
  'content-type': 'text/html; charset=utf-8',
  etag: '"one"',
};

let stop: (() => void) | undefined;
beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'clearImmediate'] }));
afterEach(() => {
  stop?.();
  jest.useRealTimers();
});

/** A server whose pages count how often they were rendered and requested. */
async function serve(head: Record<string, string>, status = 200) {
  const made = { times: 0, requests: 0 };
  const listener: RequestListener = (request, response) => {
    made.requests += 1;
    response.setHeaders(new Map(Object.entries(head)));
    if (request.headers['if-none-match'] === head['etag']) {
      response.statusCode = 304;
      response.end();
      return;
    }
    made.times += 1;
    response.statusCode = status;
    response.write('صفحة ');
    response.end(String(made.times));
  };
  const server = createServer(withPageCache(listener));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  stop = () => server.close();
  const { port } = server.address() as AddressInfo;
  const get = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; body: string }>(
      (resolve, reject) => {
        const outgoing = request({ port, path, method, headers, host: '127.0.0.1' }, (response) => {
          let body = '';
          response.setEncoding('utf8').on('data', (piece: string) => (body += piece));
          response.on('end', () => {
            resolve({ status: response.statusCode, headers: response.headers, body });
          });
        });
        outgoing.on('error', reject).end();
      },
    );
  return { get, made };
}

test('repeats a page from the cache of Next.js, including its headers', async () => {
  const { get, made } = await serve(cached);
  const [first, second] = [await get('/shop'), await get('/shop')];
  expect(second.body).toBe('صفحة 1');
  expect(second.body).toBe(first.body);
  expect(second.headers).toMatchObject(cached);
  expect(second.headers['content-length']).toBe(String(Buffer.byteLength('صفحة 1')));
  expect(made.times).toBe(1);
});

test('sends no second copy to a reader who has the page', async () => {
  const { get } = await serve(cached);
  await get('/shop');
  const answer = await get('/shop', { 'if-none-match': '"one"' });
  expect(answer).toMatchObject({ status: 304, body: '' });
  expect((await get('/shop', { 'if-none-match': '"older"' })).status).toBe(200);
});

test('revalidates after a second, and repeats an unchanged page, including its headers', async () => {
  const { get, made } = await serve(cached);
  await get('/shop');
  jest.advanceTimersByTime(999);
  const repeated = await get('/shop');
  expect(made.requests).toBe(1);
  jest.advanceTimersByTime(1);
  const renewed = await get('/shop');
  expect(renewed.body).toBe(repeated.body);
  expect({ ...renewed.headers, date: '' }).toEqual({ ...repeated.headers, date: '' });
  await get('/shop');
  expect(made).toEqual({ times: 1, requests: 2 });
});

test('compares a reader’s copy with the page, not with the revalidation request', async () => {
  const { get, made } = await serve(cached);
  await get('/shop');
  jest.advanceTimersByTime(1_000);
  expect((await get('/shop', { 'if-none-match': '"older"' })).body).toBe('صفحة 1');
  jest.advanceTimersByTime(1_000);
  expect((await get('/shop', { 'if-none-match': '"one"' })).status).toBe(304);
  expect(made).toEqual({ times: 1, requests: 3 });
});

test('sends and repeats the new version of a changed page', async () => {
  const head = { ...cached };
  const { get, made } = await serve(head);
  await get('/shop');
  head.etag = '"two"';
  jest.advanceTimersByTime(1_000);
  expect((await get('/shop')).body).toBe('صفحة 2');
  expect(await get('/shop')).toMatchObject({ body: 'صفحة 2', headers: { etag: '"two"' } });
  expect(made.times).toBe(2);
});

test('repeats a page that is being rendered again, and revalidates it the next time', async () => {
  const head = { ...cached };
  const { get, made } = await serve(head);
  await get('/shop');
  head['x-nextjs-cache'] = 'STALE';
  jest.advanceTimersByTime(1_000);
  await get('/shop');
  expect((await get('/shop')).body).toBe('صفحة 1');
  expect(made).toEqual({ times: 1, requests: 3 });
});

test.each([
  ['another address', '/shop?page=2', {}],
  ['another encoding', '/shop', { 'accept-encoding': 'gzip' }],
  ['a chosen language', '/shop', { cookie: 'theme=a; language=en' }],
  ['a draft', '/shop', { cookie: '__prerender_bypass=1' }],
  ['the router', '/shop', { rsc: '1' }],
  ['a prefetch', '/shop', { 'next-router-prefetch': '1' }],
  ['a range', '/shop', { range: 'bytes=0-1' }],
  ['another host', '/shop', { host: 'elsewhere.example' }],
])('%s is not answered with the page of everybody', async (_, path, headers) => {
  const { get, made } = await serve(cached);
  await get('/shop');
  await get(path, headers);
  expect(made.times).toBe(2);
});

test.each([
  ['was made for this request', { ...cached, 'x-nextjs-cache': 'MISS' }, 200],
  ['no cache may keep', { ...cached, 'cache-control': 'private, no-store' }, 200],
  ['sets a cookie', { ...cached, 'set-cookie': 'a=b' }, 200],
  ['is not found', cached, 404],
])('does not reuse a response that %s', async (_, head, status) => {
  const { get, made } = await serve(head, status);
  await get('/shop');
  await get('/shop');
  expect(made.times).toBe(2);
});

test('never responds to a write from memory', async () => {
  const { get, made } = await serve(cached);
  await get('/api/revalidate');
  await get('/api/revalidate', {}, 'POST');
  expect(made.times).toBe(2);
});
