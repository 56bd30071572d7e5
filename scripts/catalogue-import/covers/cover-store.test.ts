import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { bucketStore, coverStoreOf } from './cover-store';

let server: Server;
let url: string;
let objects: Map<string, Buffer>;
let bucket: unknown;
let calls: string[];

/** The part of Supabase Storage that covers need. */
beforeEach(async () => {
  objects = new Map();
  bucket = undefined;
  calls = [];
  server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const body = Buffer.concat(parts);
      calls.push(`${request.method ?? ''} ${request.url ?? ''}`);
      const path = request.url ?? '';
      const answer = (status: number) => response.writeHead(status).end('{}');
      if (request.headers.authorization !== 'Bearer sb_secret_x') answer(403);
      else if (path === '/storage/v1/bucket/covers') answer(bucket ? 200 : 400);
      else if (path === '/storage/v1/bucket') {
        bucket = JSON.parse(body.toString());
        answer(200);
      } else if (request.method === 'HEAD') answer(objects.has(path) ? 200 : 400);
      else if (bucket && request.headers['content-type'] === 'image/webp') {
        objects.set(path, body);
        answer(200);
      } else answer(404);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
});

afterEach(() => {
  server.closeAllConnections();
  server.close();
});

test('stores covers in a public bucket, and creates the bucket if it is missing', async () => {
  const store = bucketStore({ url, secretKey: 'sb_secret_x' });
  expect(await store.has('A-1.0.webp')).toBe(false);
  await Promise.all([
    store.put('A-1.0.webp', Buffer.from('one')),
    store.put('A-2.0.webp', Buffer.from('two')),
  ]);
  expect(await store.has('A-1.0.webp')).toBe(true);
  expect(bucket).toMatchObject({ id: 'covers', public: true });
  expect(objects.get('/storage/v1/object/covers/A-2.0.webp')).toEqual(Buffer.from('two'));
  expect(calls.filter((call) => call.startsWith('POST /storage/v1/bucket'))).toHaveLength(1);
  expect(store.addressOf('A-1.0.webp')).toBe(`${url}/storage/v1/object/public/covers/A-1.0.webp`);
});

test('reports an error of the storage', async () => {
  const store = bucketStore({ url, secretKey: 'sb_secret_wrong' });
  await expect(store.put('A-1.0.webp', Buffer.from('one'))).rejects.toThrow(
    /refused to make the bucket "covers": 403/,
  );
});

test('stores covers as files of the shop with the embedded backend', () => {
  const secretKey = 'sb_secret_x';
  const local = coverStoreOf('/shop', { url: 'http://127.0.0.1:54321', secretKey });
  expect(local.addressOf('A.webp')).toBe('/websites/shop/covers/A.webp');
  const hosted = coverStoreOf('/shop', { url: 'https://ref.supabase.co', secretKey });
  expect(hosted.addressOf('A.webp')).toBe(
    'https://ref.supabase.co/storage/v1/object/public/covers/A.webp',
  );
});
