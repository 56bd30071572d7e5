import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Hono } from 'hono';
import { inEvenTime } from './even-time';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** When an answer is sent that takes so long to make. */
async function sentAfter(milliseconds: number): Promise<number> {
  const app = new Hono().use(inEvenTime).get('/', async (context) => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return context.text('answer');
  });
  const startedAt = performance.now();
  const sent = Promise.resolve(app.request('/')).then(() => performance.now() - startedAt);
  await jest.advanceTimersByTimeAsync(2_000);
  return sent;
}

test('answers that take a little or a lot of a quarter of a second are sent at the same time', async () => {
  expect(await Promise.all([sentAfter(1), sentAfter(249)])).toEqual([250, 250]);
});

test('one that takes longer is sent after the next full quarter', async () => {
  expect(await sentAfter(251)).toBe(500);
  expect(await sentAfter(760)).toBe(1_000);
});
