import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { withRetries, backoff } from './with-retries';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('the delays grow up to three seconds', () => {
  expect([0, 1, 2, 9].map(backoff)).toEqual([1000, 2000, 3000, 3000]);
});

test('returns the result of a successful retry', async () => {
  const request = jest.fn<() => Promise<string>>();
  request.mockRejectedValueOnce(new Error('one')).mockResolvedValue('two');
  const answer = withRetries(request, { retries: 2, wait: backoff });
  await jest.advanceTimersByTimeAsync(999);
  expect(request).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(await answer).toBe('two');
});

test('throws the last error after the last retry', async () => {
  const request = jest.fn<() => Promise<string>>().mockRejectedValue(new Error('down'));
  const answer = expect(withRetries(request, { retries: 2, wait: backoff })).rejects.toThrow(
    'down',
  );
  await jest.advanceTimersByTimeAsync(3000);
  await answer;
  expect(request).toHaveBeenCalledTimes(3);
});

test('gives each attempt a time limit, so that a hanging backend is queried again', async () => {
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockImplementation((limit) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('hangs', 'TimeoutError')), limit);
    return controller.signal;
  });
  const request = jest.fn(
    (signal: AbortSignal) =>
      new Promise<string>((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason as Error));
      }),
  );
  const answer = expect(withRetries(request, { retries: 2, wait: backoff })).rejects.toThrow(
    'hangs',
  );
  await jest.runAllTimersAsync();
  await answer;
  expect(request).toHaveBeenCalledTimes(3);
  expect(new Set(request.mock.calls.map(([signal]) => signal)).size).toBe(3);
  timeout.mockRestore();
});
