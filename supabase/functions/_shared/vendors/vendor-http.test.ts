import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { silence, vendorStub } from './testing/vendor-stub.ts';
import { queryVendor, callVendor } from './vendor-http.ts';

const url = 'https://vendor.example/status';
const question = { url };
const order = { url, method: 'POST', json: { amount: 1 } } as const;

describe('a call', () => {
  test('times out after 15 seconds', async () => {
    jest.useFakeTimers();
    const { fetch, requests } = vendorStub(silence);
    let isOver = false;
    const call = callVendor(fetch, order).finally(() => (isOver = true));
    await jest.advanceTimersByTimeAsync(14_999);
    expect(isOver).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await call).toEqual({ ok: false, error: { code: 'timeout' } });
    expect(requests).toHaveLength(1);
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  test('is not retried automatically after a failure', async () => {
    for (const reply of [new TypeError('reset'), { status: 503, body: '<html>' }]) {
      const { fetch, requests } = vendorStub(reply);
      expect(await callVendor(fetch, order)).toMatchObject({ error: { code: 'unavailable' } });
      expect(requests).toHaveLength(1);
    }
  });

  test('follows no redirect, sends JSON and accepts JSON', async () => {
    let init: RequestInit | undefined;
    const fetch: typeof globalThis.fetch = async (_, given) => {
      init = given;
      return Response.json({});
    };
    await callVendor(fetch, order);
    expect(init?.redirect).toBe('manual');
    expect(new Headers(init?.headers).get('accept')).toBe('application/json');
    expect(init?.body).toBe('{"amount":1}');
  });

  test('returns refusals and error pages to the caller', async () => {
    const refused = await callVendor(vendorStub({ status: 400, body: { code: 1 } }).fetch, order);
    expect(refused).toEqual({ ok: true, status: 400, json: { code: 1 } });
    const page = await callVendor(vendorStub('<html>down</html>').fetch, order);
    expect(page).toEqual({ ok: true, status: 200, json: undefined });
    const endless = await callVendor(vendorStub('x'.repeat(2 ** 20 + 1)).fetch, order);
    expect(endless).toMatchObject({ error: { code: 'malformed' } });
  });
});

describe('a read-only call', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('is retried once if the provider could not respond', async () => {
    for (const reply of [new TypeError('reset'), { status: 502, body: {} }]) {
      const { fetch, requests } = vendorStub(reply, { ok: 1 });
      const answer = queryVendor(fetch, question);
      await jest.advanceTimersByTimeAsync(600);
      expect(await answer).toMatchObject({ json: { ok: 1 } });
      expect(requests).toHaveLength(2);
    }
  });

  test('is not retried twice, nor after a timeout', async () => {
    const down = vendorStub(new TypeError('reset'), new TypeError('reset'));
    const answer = queryVendor(down.fetch, question);
    await jest.advanceTimersByTimeAsync(600);
    expect(await answer).toMatchObject({ error: { code: 'unavailable' } });

    const silent = vendorStub(silence);
    const late = queryVendor(silent.fetch, question);
    await jest.advanceTimersByTimeAsync(15_000);
    expect(await late).toEqual({ ok: false, error: { code: 'timeout' } });
  });
});

test('the caller’s own deadline counts as a timeout: the request may have been executed', async () => {
  const deadline = AbortSignal.timeout(5);
  const hanging: typeof fetch = () =>
    new Promise((_, reject) => {
      deadline.addEventListener('abort', () => reject(deadline.reason as Error));
    });
  const answer = await callVendor(hanging, { url: 'https://vendor.example/pay' });
  expect(answer).toEqual({ ok: false, error: { code: 'timeout' } });
});
