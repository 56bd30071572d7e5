import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { z } from 'zod';
import type { AnswerStore } from './answer-store';
import { lastGoodAnswers, type Question } from './last-good';

const schema = z.object({ price: z.number() }).nullable();
type Answer = z.infer<typeof schema>;

const silent = () => Promise.reject(new TypeError('fetch failed'));
const timedOut = () => Promise.reject(new DOMException('Too slow', 'TimeoutError'));
const refused = () => Promise.reject(new Error('permission denied'));
const never = () => new Promise<never>(() => undefined);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function setUp() {
  const kept = new Map<string, unknown>();
  const store: AnswerStore = {
    read: (key) => Promise.resolve(kept.get(key)),
    write: (key, answer) => Promise.resolve(void kept.set(key, answer)),
    remove: (key) => Promise.resolve(void kept.delete(key)),
  };
  const onOld = jest.fn();
  const onOutage = jest.fn();
  const onFailure = jest.fn();
  const lastGood = lastGoodAnswers({ store, onOld, onOutage, onFailure });
  const readLastGood = (read: Question<Answer>['read'], key = 'book') =>
    lastGood({ key, schema, read });
  return { kept, store, lastGood, onOld, onOutage, onFailure, readLastGood };
}

const answer = (price: number) => () => Promise.resolve({ price });

test('queries the backend each time and returns its response', async () => {
  const { readLastGood, onOld, kept } = setUp();
  expect(await readLastGood(answer(1))).toEqual({ price: 1 });
  expect(await readLastGood(answer(2))).toEqual({ price: 2 });
  expect(kept.get('book')).toEqual({ price: 2 });
  expect(onOld).not.toHaveBeenCalled();
});

test.each([
  ['cannot be reached', silent],
  ['takes too long', timedOut],
  ['rejects the query', refused],
])('when the backend %s, the last response is returned and marked as old', async (_, fails) => {
  const { readLastGood, onOld } = setUp();
  await readLastGood(answer(1));
  expect(await readLastGood(fails)).toEqual({ price: 1 });
  expect(onOld).toHaveBeenCalledTimes(1);
});

test('a query without a saved response fails with the backend’s error', async () => {
  const { readLastGood, onOld } = setUp();
  await expect(readLastGood(refused)).rejects.toThrow('permission denied');
  await expect(readLastGood(silent)).rejects.toThrow('fetch failed');
  expect(onOld).not.toHaveBeenCalled();
});

test('reports a failure that is hidden by an old response, but not an outage', async () => {
  const { readLastGood, onFailure } = setUp();
  await readLastGood(answer(1));
  await readLastGood(refused);
  expect(onFailure).toHaveBeenCalledWith(new Error('permission denied'), 'book');
  await readLastGood(silent);
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test('reports the beginning and the end of an outage once', async () => {
  const { readLastGood, onOutage } = setUp();
  await readLastGood(answer(1));
  await readLastGood(silent);
  jest.advanceTimersByTime(5_001);
  await readLastGood(timedOut);
  expect(onOutage.mock.calls).toEqual([['begun']]);
  jest.advanceTimersByTime(8_001);
  await readLastGood(answer(2));
  await readLastGood(answer(3));
  expect(onOutage.mock.calls).toEqual([['begun'], ['over']]);
});

test('with a saved response, waits at most three seconds, and then not at all', async () => {
  const { readLastGood } = setUp();
  await readLastGood(answer(1));
  await readLastGood(answer(2), 'other');
  const waiting = readLastGood(never);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await waiting).toEqual({ price: 1 });
  const read = jest.fn(never);
  expect(await readLastGood(read, 'other')).toEqual({ price: 2 });
  expect(read).not.toHaveBeenCalled();
});

test('after five seconds, one query tests the backend while the others do not wait; a response ends the outage', async () => {
  const { readLastGood } = setUp();
  await readLastGood(answer(1));
  await readLastGood(silent);
  jest.advanceTimersByTime(5_001);
  const first = readLastGood(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 1_000, { price: 2 });
      }),
  );
  await jest.advanceTimersByTimeAsync(10);
  expect(await readLastGood(answer(3))).toEqual({ price: 1 });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await first).toEqual({ price: 2 });
  expect(await readLastGood(answer(3))).toEqual({ price: 3 });
});

test('saves a late response', async () => {
  const { readLastGood, kept } = setUp();
  await readLastGood(answer(1));
  const waiting = readLastGood(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 6_000, { price: 2 });
      }),
  );
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await waiting).toEqual({ price: 1 });
  await jest.advanceTimersByTimeAsync(3_000);
  expect(kept.get('book')).toEqual({ price: 2 });
});

test('without a saved response, waits for a slow one', async () => {
  const { readLastGood } = setUp();
  const waiting = readLastGood(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 5_900, { price: 1 });
      }),
  );
  await jest.advanceTimersByTimeAsync(5_900);
  expect(await waiting).toEqual({ price: 1 });
});

test('without a saved response, waits at most six seconds, and then fails at once', async () => {
  const { readLastGood } = setUp();
  const waiting = expect(readLastGood(never)).rejects.toThrow('did not respond in time');
  await jest.advanceTimersByTimeAsync(6_000);
  await waiting;
  await expect(readLastGood(never)).rejects.toThrow('did not respond a moment ago');
});

test('after a timeout, queries fail at once, and are sent again after three seconds', async () => {
  const { readLastGood } = setUp();
  await expect(readLastGood(timedOut)).rejects.toThrow('Too slow');
  const read = jest.fn(answer(1));
  await expect(readLastGood(read)).rejects.toThrow('did not respond a moment ago');
  expect(read).not.toHaveBeenCalled();
  jest.advanceTimersByTime(3_001);
  expect(await readLastGood(read)).toEqual({ price: 1 });
});

test('after a rejected query, other queries are still sent', async () => {
  const { readLastGood } = setUp();
  await expect(readLastGood(refused)).rejects.toThrow();
  expect(await readLastGood(answer(1), 'other')).toEqual({ price: 1 });
});

test('does not save deleted or nonexistent items', async () => {
  const { readLastGood, kept } = setUp();
  await readLastGood(() => Promise.resolve(null), 'made up');
  expect(kept.size).toBe(0);
  await readLastGood(answer(1));
  await readLastGood(() => Promise.resolve(null));
  expect(kept.size).toBe(0);
});

test('saves an empty list', async () => {
  const { lastGood, kept } = setUp();
  const question = { key: 'related', schema: z.array(z.string()) };
  await lastGood({ ...question, read: () => Promise.resolve([]) });
  expect(kept.get('related')).toEqual([]);
  const isWorthKeeping = (list: string[]) => list.length > 0;
  await lastGood({ ...question, isWorthKeeping, read: () => Promise.resolve([]) });
  expect(kept.size).toBe(0);
});

test('ignores a saved response in the format of an older build', async () => {
  const { readLastGood, kept } = setUp();
  kept.set('book', { cost: 1 });
  await expect(readLastGood(refused)).rejects.toThrow('permission denied');
});

test('if saving fails, only the fallback is lost', async () => {
  const { readLastGood, store } = setUp();
  store.write = () => Promise.reject(new Error('read-only'));
  expect(await readLastGood(answer(1))).toEqual({ price: 1 });
  await expect(readLastGood(refused)).rejects.toThrow('permission denied');
});
