import { once } from 'node:events';
import { createServer, get as httpGet, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fetchCover, largestCover } from './fetch-cover';

let server: Server;
let port: number;

beforeAll(async () => {
  server = createServer((request, response) => {
    const [path = ''] = (request.url ?? '').split('?');
    if (path === '/large') {
      const part = Buffer.alloc(1024 * 1024);
      for (let sent = 0; sent <= largestCover; sent += part.length) response.write(part);
      response.end();
    } else if (path === '/gone') response.writeHead(404).end('no');
    else if (path === '/cut') {
      response.writeHead(200, { 'content-length': '100' }).write('half', () => response.destroy());
    } else if (path.startsWith('/to/'))
      response.writeHead(302, { location: decodeURIComponent(path.slice(4)) }).end();
    else response.end('picture');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  port = (server.address() as AddressInfo).port;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Routes requests for https://covers.example to this test's server. */
const covers = (address: string, isAllowed = (host: string) => host === '127.0.0.1') =>
  fetchCover(address, {
    get: (url, { signal, lookup }) =>
      httpGet(new URL(url.pathname, `http://${url.hostname}:${String(port)}`), {
        signal,
        lookup,
        agent: false,
      }),
    isAllowed,
  });

test('downloads a cover, even after redirects', async () => {
  expect(await covers('https://localhost/a.jpg')).toEqual({
    ok: true,
    value: Buffer.from('picture'),
  });
  const address = `https://localhost/to/${encodeURIComponent('https://127.0.0.1/a.jpg')}`;
  expect(await covers(address)).toMatchObject({ ok: true });
});

test.each([
  ['http', 'http://localhost/a.jpg', /not an https address/],
  ['a password', 'https://me:secret@localhost/a.jpg', /not an https address/],
  ['no address', 'https://', /not an https address/],
  ['a file that is gone', 'https://localhost/gone', /cannot be downloaded/],
  ['a file that is cut off', 'https://localhost/cut', /cannot be downloaded/],
  ['a large file', 'https://localhost/large', /larger than 10 MiB/],
  ['a redirect to http', 'https://localhost/to/http%3A%2F%2Flocalhost%2Fa', /not an https address/],
  [
    'a redirect in a circle',
    'https://localhost/to/%2Fto%2F%252Fto%252F%25252Fto%25252F%2525252Fa',
    /more than three times/,
  ],
  ['another machine of the network', 'https://10.0.0.1/a.jpg', /not a public address/],
  [
    'a redirect into the network',
    'https://localhost/to/https%3A%2F%2F192.168.0.1%2F',
    /not a public address/,
  ],
])('%s is refused', async (_, address, reason) => {
  expect(await covers(address)).toMatchObject({ ok: false, reason: expect.stringMatching(reason) });
});

test.each(['https://127.0.0.1/', 'https://[::1]/', 'https://2130706433/', 'https://0x7f.1/'])(
  'rejects %s, a loopback address, before calling it',
  async (address) => {
    expect(await fetchCover(address)).toEqual({
      ok: false,
      reason: 'is not a public address',
    });
  },
);

test('rejects a name that resolves to this machine during the lookup', async () => {
  expect(await fetchCover(`https://localhost:${String(port)}/`)).toMatchObject({
    ok: false,
    found: 'localhost is not a public address',
  });
});
