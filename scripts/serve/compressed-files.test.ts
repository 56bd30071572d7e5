import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { fileHeaders } from '../../lib/http/security-headers.mjs';
import { compressAssets } from '../lib/compressed-assets.mjs';
import { withCompressedFiles } from './compressed-files.mjs';

const chunks = '/websites/shop/_next/static/chunks';
const script = 'console.log("حقل")';

let folder: string;
let server: Server;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'zad-build-'));
  await mkdir(join(folder, 'static', 'chunks'), { recursive: true });
  await writeFile(join(folder, 'static', 'chunks', 'a.js'), script);
  await writeFile(join(folder, 'static', 'chunks', 'b.css'), 'p { color: red }');
  await compressAssets(join(folder, 'static'));
  await writeFile(join(folder, 'static', 'chunks', 'raw.js'), script);
  await writeFile(join(folder, 'secret.js'), 'secret');
  const answer = (_: IncomingMessage, response: { end: (text: string) => void }) =>
    response.end('next');
  server = createServer(withCompressedFiles(answer, folder));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});

afterAll(async () => {
  server.close();
  await once(server, 'close');
  await rm(folder, { recursive: true });
});

async function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { port } = server.address() as AddressInfo;
  // Unlike fetch, this sends a path unchanged and decompresses nothing.
  const sent = request({ port, host: '127.0.0.1', path, headers, method, agent: false });
  sent.end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) };
}

test('sends the form that a browser prefers, with all headers of a file', async () => {
  const modern = await get(`${chunks}/a.js?v=1`, {
    'accept-encoding': 'gzip, deflate, br, zstd',
  });
  expect(modern.status).toBe(200);
  expect(brotliDecompressSync(modern.body).toString()).toBe(script);
  expect(modern.headers).toMatchObject({
    'content-type': 'application/javascript; charset=UTF-8',
    'content-encoding': 'br',
    'content-length': String(modern.body.length),
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    ...Object.fromEntries(fileHeaders.map(({ key, value }) => [key.toLowerCase(), value])),
  });
});

test('sends gzip to a client without Brotli', async () => {
  for (const accepted of ['gzip', 'br;q=0, gzip', 'gzip, br;q=0']) {
    const { headers, body } = await get(`${chunks}/b.css`, { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe('gzip');
    expect(headers['content-type']).toBe('text/css; charset=UTF-8');
    expect(gunzipSync(body).toString()).toBe('p { color: red }');
  }
});

test('answers HEAD without a body, and a file that has not changed with 304', async () => {
  const accepted = { 'accept-encoding': 'br' };
  const head = await get(`${chunks}/a.js`, accepted, 'HEAD');
  expect(head.status).toBe(200);
  expect(head.headers['content-encoding']).toBe('br');
  expect(head.body).toHaveLength(0);
  const again = await get(`${chunks}/a.js`, {
    ...accepted,
    'if-none-match': String(head.headers.etag),
  });
  expect(again.status).toBe(304);
});

test('leaves everything else to Next.js', async () => {
  const accepted = { 'accept-encoding': 'br' };
  const others: [string, Record<string, string>, string?][] = [
    [`${chunks}/a.js`, {}],
    [`${chunks}/a.js`, { 'accept-encoding': 'identity' }],
    [`${chunks}/a.js`, accepted, 'POST'],
    [`${chunks}/a.js.br`, accepted],
    [`${chunks}/raw.js`, accepted],
    [`${chunks}/missing.js`, accepted],
    [`${chunks}/../../secret.js`, accepted],
    [`${chunks}/%2e%2e/%2e%2e/secret.js`, accepted],
    ['/shop', accepted],
  ];
  for (const [path, headers, method] of others) {
    const { body, headers: sent } = await get(path, headers, method);
    expect([path, body.toString()]).toEqual([path, 'next']);
    expect(sent).not.toHaveProperty('content-encoding');
  }
});
