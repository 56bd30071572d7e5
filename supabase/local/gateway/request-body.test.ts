import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { readBody } from './request-body';

const generous = { bytes: 1_000, ms: 5_000 };

function posting(body: ReadableStream<Uint8Array> | string, headers = {}): Request {
  return new Request('http://127.0.0.1/', {
    method: 'POST',
    body,
    headers,
    duplex: 'half',
  } as RequestInit);
}

function pieces(count: number, size: number): ReadableStream<Uint8Array> {
  let left = count;
  return new ReadableStream({
    async pull(controller) {
      if (left === 0) {
        controller.close();
        return;
      }
      await nextTurn();
      left -= 1;
      controller.enqueue(new Uint8Array(size).fill(97));
    },
  });
}

test('returns the complete body', async () => {
  const read = await readBody(posting(pieces(3, 4)), generous);
  expect(read.ok && Buffer.from(read.body ?? []).toString()).toBe('aaaaaaaaaaaa');
});

test('returns no body for a request without one', async () => {
  expect(await readBody(new Request('http://127.0.0.1/'), generous)).toEqual({
    ok: true,
    body: null,
  });
});

test('rejects an oversized body once the sender has finished', async () => {
  const request = posting(pieces(20, 100));
  expect(await readBody(request, generous)).toEqual({ ok: false, reason: 'too-large' });
});

test('rejects an oversized body that never ends', async () => {
  const request = posting(pieces(Infinity, 100));
  expect(await readBody(request, generous)).toEqual({ ok: false, reason: 'too-large' });
});

test('gives up on a slow body, however small its chunks', async () => {
  const read = await readBody(posting(pieces(Infinity, 1)), { bytes: 10 ** 9, ms: 50 });
  expect(read).toEqual({ ok: false, reason: 'too-slow' });
});
