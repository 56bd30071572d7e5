import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { minutes, seconds } from '@/lib/time';
import { changeAnnouncer } from './announcer';
import type { ProductChanges } from './changes';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

function announcer(submit = (_changes: ProductChanges) => Promise.resolve()) {
  const submitted: { at: number; skus: string[] }[] = [];
  const failures: unknown[] = [];
  const began = Date.now();
  const announce = changeAnnouncer({
    submit: (changes) => {
      submitted.push({ at: Date.now() - began, skus: [...changes.skus] });
      return submit(changes);
    },
    onFailure: (error) => {
      failures.push(error);
    },
    sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  });
  return { announce, submitted, failures };
}

test('submits the changes of ten seconds together, and later ones after some minutes', async () => {
  const { announce, submitted } = announcer();
  const first = announce(['product:A-1']);
  await jest.advanceTimersByTimeAsync(seconds(9));
  void announce(['product:B-2', 'product:A-1']);
  expect(submitted).toEqual([]);
  await jest.advanceTimersByTimeAsync(seconds(1));
  await first;
  void announce(['product:A-1']);
  await jest.advanceTimersByTimeAsync(minutes(2));
  void announce(['product:C-3']);
  await jest.advanceTimersByTimeAsync(minutes(30));
  expect(submitted).toEqual([
    { at: seconds(10), skus: ['A-1', 'B-2'] },
    { at: seconds(10) + minutes(5), skus: ['A-1', 'C-3'] },
  ]);
});

test('ignores changes that are not about products', async () => {
  const { announce, submitted } = announcer();
  await announce(['catalogue', 'delivery']);
  await jest.advanceTimersByTimeAsync(minutes(10));
  expect(submitted).toEqual([]);
});

test('reports a failure and continues', async () => {
  const { announce, submitted, failures } = announcer(() => Promise.reject(new Error('refused')));
  const announcing = announce(['product:A-1']);
  await jest.advanceTimersByTimeAsync(seconds(10));
  await announcing;
  expect(failures).toEqual([new Error('refused')]);
  void announce(['product:B-2']);
  await jest.advanceTimersByTimeAsync(minutes(5));
  expect(submitted.map(({ skus }) => skus)).toEqual([['A-1'], ['B-2']]);
});

test('a change during a submission is part of the next one', async () => {
  let release: () => void = () => undefined;
  const { announce, submitted } = announcer(
    () =>
      new Promise((resolve) => {
        release = resolve;
      }),
  );
  void announce(['product:A-1']);
  await jest.advanceTimersByTimeAsync(seconds(10));
  void announce(['product:B-2']);
  release();
  await jest.advanceTimersByTimeAsync(minutes(5));
  expect(submitted.map(({ skus }) => skus)).toEqual([['A-1'], ['B-2']]);
});
