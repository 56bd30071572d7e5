import { AsyncLocalStorage } from 'node:async_hooks';
import { afterAll, expect, test } from '@jest/globals';
import { detachTimeoutSignals } from './timeout-signals';

const before = Object.getOwnPropertyDescriptor(AbortSignal, 'timeout') ?? {};
afterAll(() => {
  Object.defineProperty(AbortSignal, 'timeout', before);
});

test('the timer of a signal does not hold the context of the request that created it', async () => {
  const requests = new AsyncLocalStorage<string>();
  detachTimeoutSignals();
  const signal = requests.run('a request', () => AbortSignal.timeout(1));
  const context = await new Promise((resolve) => {
    // Called by the timer, in its context.
    signal.addEventListener('abort', () => resolve(requests.getStore() ?? 'none'));
    // A signal's own timer does not keep the process alive.
    setTimeout(() => undefined, 60_000).unref();
  });
  expect(context).toBe('none');
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' });
});

test('rejects invalid limits as before', () => {
  expect(() => AbortSignal.timeout(-1)).toThrow('out of range');
});
