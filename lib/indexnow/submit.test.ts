import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { submitAddresses } from './submit';

type Submission = { host: string; key: string; keyLocation: string; urlList: string[] };

let server: Server;
let endpoint: string;
let received: { submission: Submission; contentType: string | undefined }[] = [];
let answers: { status: number; headers?: Record<string, string> }[] = [];
let slept: number[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    void json(request).then((body) => {
      received.push({
        submission: body as Submission,
        contentType: request.headers['content-type'],
      });
      const { status, headers } = answers.shift() ?? { status: 200 };
      response.writeHead(status, headers).end();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/indexnow`;
});
beforeEach(() => {
  [received, answers, slept] = [[], [], []];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function* addresses(count: number) {
  for (let number = 0; number < count; number += 1)
    yield `https://shop.example/product/A-${number}`;
}

const submit = (count: number) =>
  submitAddresses({ key: 'a1b2c3d4', endpoint }, addresses(count), async (milliseconds) =>
    slept.push(milliseconds),
  );

test('sends the addresses with the shop’s host and the location of its key', async () => {
  answers = [{ status: 202 }];
  await submit(2);
  expect(received).toEqual([
    {
      contentType: 'application/json; charset=utf-8',
      submission: {
        host: 'shop.example',
        key: 'a1b2c3d4',
        keyLocation: 'https://shop.example/a1b2c3d4.txt',
        urlList: ['https://shop.example/product/A-0', 'https://shop.example/product/A-1'],
      },
    },
  ]);
});

test('sends at most ten thousand addresses per request, and no request without addresses', async () => {
  await submit(0);
  expect(received).toEqual([]);
  await submit(20_001);
  expect(received.map(({ submission }) => submission.urlList.length)).toEqual([10_000, 10_000, 1]);
});

test('retries a busy or failing search engine with increasing delays, up to four attempts', async () => {
  answers = [{ status: 503 }, { status: 429, headers: { 'retry-after': '60' } }, { status: 200 }];
  await submit(1);
  expect(received).toHaveLength(3);
  expect(slept).toEqual([5_000, 60_000]);

  [received, slept] = [[], []];
  answers = Array.from({ length: 9 }, () => ({ status: 429, headers: { 'retry-after': '86400' } }));
  await expect(submit(20_000)).rejects.toThrow('429');
  expect(received).toHaveLength(4);
  expect(slept).toEqual([300_000, 300_000, 300_000]);
});

test('does not retry a rejection', async () => {
  answers = [{ status: 403 }];
  await expect(submit(1)).rejects.toThrow('403');
  expect(received).toHaveLength(1);
});

test('retries when there is no response', async () => {
  const nobody = submitAddresses(
    { key: 'a1b2c3d4', endpoint: 'http://127.0.0.1:1/' },
    addresses(1),
    async (milliseconds) => slept.push(milliseconds),
  );
  await expect(nobody).rejects.toThrow('no response');
  expect(slept).toEqual([5_000, 30_000, 120_000]);
});
