import { afterEach, expect, jest, test } from '@jest/globals';
import { within } from './within.mjs';

afterEach(() => void jest.useRealTimers());

const later = (ms: number) => new Promise((resolve) => void setTimeout(resolve, ms, 'answer'));

function busy(ms: number) {
  const until = performance.now() + ms;
  while (performance.now() < until);
}

test('resolves to a response in time, and rejects without one', async () => {
  jest.useFakeTimers();
  const answered = within(100, later(99));
  const given = within(100, new Promise(() => undefined), 'silence').catch(
    (error: unknown) => (error as Error).message,
  );
  await jest.advanceTimersByTimeAsync(99);
  expect(await answered).toBe('answer');
  const isOpen = Promise.race([given, Promise.resolve('still waits')]);
  expect(await isOpen).toBe('still waits');
  // Two more turns of the event loop, which take a millisecond each on a fake clock.
  await jest.advanceTimersByTimeAsync(3);
  expect(await given).toBe('silence');
  expect(jest.getTimerCount()).toBe(0);
});

// In real time, because a fake clock is never late. However slow the machine is, timers fire in order of their due
// time.
test('leaves the rest of the time to the other side when the thread was busy', async () => {
  // The request is sent when the thread is free again, and its response arrives after 40 ms.
  const reading = within(200, new Promise((answer) => void setImmediate(() => answer(later(40)))));
  busy(300);
  expect(await reading).toBe('answer');
});
