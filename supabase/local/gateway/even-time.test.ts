import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Hono } from 'hono';
import { inEvenTime } from './even-time';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** The time at which a response with this processing time is sent. */
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

test('sends responses at the same time, whatever part of a quarter second they take', async () => {
  expect(await Promise.all([sentAfter(1), sentAfter(249)])).toEqual([250, 250]);
});

test('sends a slower response after the next full quarter second', async () => {
  expect(await sentAfter(251)).toBe(500);
  expect(await sentAfter(760)).toBe(1_000);
});
