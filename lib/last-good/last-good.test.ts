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
  const ask = (read: Question<Answer>['read'], key = 'book') => lastGood({ key, schema, read });
  return { kept, store, lastGood, onOld, onOutage, onFailure, ask };
}

const answer = (price: number) => () => Promise.resolve({ price });

test('the backend is asked each time, and its answer is given', async () => {
  const { ask, onOld, kept } = setUp();
  expect(await ask(answer(1))).toEqual({ price: 1 });
  expect(await ask(answer(2))).toEqual({ price: 2 });
  expect(kept.get('book')).toEqual({ price: 2 });
  expect(onOld).not.toHaveBeenCalled();
});

test.each([
  ['cannot be reached', silent],
  ['takes too long', timedOut],
  ['refuses', refused],
])('when the backend %s, the last answer is given and said to be old', async (_, fails) => {
  const { ask, onOld } = setUp();
  await ask(answer(1));
  expect(await ask(fails)).toEqual({ price: 1 });
  expect(onOld).toHaveBeenCalledTimes(1);
});

test('a question that never had an answer fails as the backend did', async () => {
  const { ask, onOld } = setUp();
  await expect(ask(refused)).rejects.toThrow('permission denied');
  await expect(ask(silent)).rejects.toThrow('fetch failed');
  expect(onOld).not.toHaveBeenCalled();
});

test('a failure that an old answer hides is told; an outage is not', async () => {
  const { ask, onFailure } = setUp();
  await ask(answer(1));
  await ask(refused);
  expect(onFailure).toHaveBeenCalledWith(new Error('permission denied'), 'book');
  await ask(silent);
  expect(onFailure).toHaveBeenCalledTimes(1);
});

test('the beginning and the end of an outage are told once', async () => {
  const { ask, onOutage } = setUp();
  await ask(answer(1));
  await ask(silent);
  jest.advanceTimersByTime(5_001);
  await ask(timedOut);
  expect(onOutage.mock.calls).toEqual([['begun']]);
  jest.advanceTimersByTime(8_001);
  await ask(answer(2));
  await ask(answer(3));
  expect(onOutage.mock.calls).toEqual([['begun'], ['over']]);
});

test('with an old answer nobody waits longer than three seconds, and then nobody waits at all', async () => {
  const { ask } = setUp();
  await ask(answer(1));
  await ask(answer(2), 'other');
  const waiting = ask(never);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await waiting).toEqual({ price: 1 });
  const read = jest.fn(never);
  expect(await ask(read, 'other')).toEqual({ price: 2 });
  expect(read).not.toHaveBeenCalled();
});

test('after five seconds one asks again, the others do not wait; an answer ends the doubt', async () => {
  const { ask } = setUp();
  await ask(answer(1));
  await ask(silent);
  jest.advanceTimersByTime(5_001);
  const first = ask(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 1_000, { price: 2 });
      }),
  );
  await jest.advanceTimersByTimeAsync(10);
  expect(await ask(answer(3))).toEqual({ price: 1 });
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await first).toEqual({ price: 2 });
  expect(await ask(answer(3))).toEqual({ price: 3 });
});

test('an answer that comes late is kept', async () => {
  const { ask, kept } = setUp();
  await ask(answer(1));
  const waiting = ask(
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

test('without an old answer a slow one is waited for', async () => {
  const { ask } = setUp();
  const waiting = ask(
    () =>
      new Promise((resolve) => {
        setTimeout(resolve, 5_900, { price: 1 });
      }),
  );
  await jest.advanceTimersByTimeAsync(5_900);
  expect(await waiting).toEqual({ price: 1 });
});

test('without an old answer nobody waits longer than six seconds, and then again', async () => {
  const { ask } = setUp();
  const waiting = expect(ask(never)).rejects.toThrow('no answer in time');
  await jest.advanceTimersByTimeAsync(6_000);
  await waiting;
  await expect(ask(never)).rejects.toThrow('no answer a moment ago');
});

test('whoever asks again after silence fails at once, and after three seconds is heard again', async () => {
  const { ask } = setUp();
  await expect(ask(timedOut)).rejects.toThrow('Too slow');
  const read = jest.fn(answer(1));
  await expect(ask(read)).rejects.toThrow('no answer a moment ago');
  expect(read).not.toHaveBeenCalled();
  jest.advanceTimersByTime(3_001);
  expect(await ask(read)).toEqual({ price: 1 });
});

test('a refusal is no silence: other questions are asked', async () => {
  const { ask } = setUp();
  await expect(ask(refused)).rejects.toThrow();
  expect(await ask(answer(1), 'other')).toEqual({ price: 1 });
});

test('what does not exist any more, or never did, is not kept', async () => {
  const { ask, kept } = setUp();
  await ask(() => Promise.resolve(null), 'made up');
  expect(kept.size).toBe(0);
  await ask(answer(1));
  await ask(() => Promise.resolve(null));
  expect(kept.size).toBe(0);
});

test('a list that is empty is an answer', async () => {
  const { lastGood, kept } = setUp();
  const question = { key: 'related', schema: z.array(z.string()) };
  await lastGood({ ...question, read: () => Promise.resolve([]) });
  expect(kept.get('related')).toEqual([]);
  const isWorthKeeping = (list: string[]) => list.length > 0;
  await lastGood({ ...question, isWorthKeeping, read: () => Promise.resolve([]) });
  expect(kept.size).toBe(0);
});

test('an answer of another shape, from an older build, is none', async () => {
  const { ask, kept } = setUp();
  kept.set('book', { cost: 1 });
  await expect(ask(refused)).rejects.toThrow('permission denied');
});

test('a store that cannot be written costs nothing but the old answer', async () => {
  const { ask, store } = setUp();
  store.write = () => Promise.reject(new Error('read-only'));
  expect(await ask(answer(1))).toEqual({ price: 1 });
  await expect(ask(refused)).rejects.toThrow('permission denied');
});
