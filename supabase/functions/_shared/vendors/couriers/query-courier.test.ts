import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { type Reply, silence, vendorStub } from '../testing/vendor-stub.ts';
import { queryCourier, courierPatienceMs } from './query-courier.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

async function track(...replies: Reply[]) {
  const stub = vendorStub(...replies);
  const began = Date.now();
  let tookMs = 0;
  const answer = queryCourier(stub.fetch, { url: 'https://courier.example/', form: { a: 'ب' } });
  void answer.finally(() => (tookMs = Date.now() - began));
  await jest.advanceTimersByTimeAsync(20_000);
  return { answer: await answer, tookMs, times: stub.requests.length };
}

test('retries a failing or silent courier once, and only once', async () => {
  const page = { status: 502, body: '<html>' };
  expect(await track(page, { ok: 1 })).toMatchObject({ answer: { json: { ok: 1 } }, times: 2 });
  expect(await track(silence, { ok: 1 })).toMatchObject({ answer: { json: { ok: 1 } }, times: 2 });
  expect(await track(page, page)).toMatchObject({
    answer: { error: { code: 'unavailable' } },
    times: 2,
  });
});

test('never waits beyond the deadline', async () => {
  const { answer, tookMs } = await track(silence, silence);
  expect(answer).toMatchObject({ error: { code: 'timeout' } });
  expect(tookMs).toBeLessThanOrEqual(courierPatienceMs);
});

test('does not retry a refusal', async () => {
  const refused = { status: 401, body: { code: 1 } };
  expect(await track(refused)).toMatchObject({ answer: { status: 401 }, times: 1 });
});
