import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { within } from './within.mjs';

const busy = (ms: number) => {
  const until = performance.now() + ms;
  while (performance.now() < until);
};

test('what comes in time counts, what does not come is given up', async () => {
  expect(await within(100, sleep(10, 'answer'))).toBe('answer');
  const began = performance.now();
  await expect(within(100, new Promise(() => undefined), 'silence')).rejects.toThrow('silence');
  expect(performance.now() - began).toBeGreaterThan(95);
  expect(performance.now() - began).toBeLessThan(400);
});

test('a thread that was busy all the time gives the other side what is left', async () => {
  // The question is sent when the thread is free again, and answered after 40 ms.
  const asked = within(
    200,
    new Promise((answer) => void setImmediate(() => setTimeout(() => answer('answer'), 40))),
  );
  busy(300);
  expect(await asked).toBe('answer');
});
