import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { RequestQueue } from './request-queue';

const minute = 60_000;

test('work runs one at a time, in the order of arrival', async () => {
  const queue = new RequestQueue({ concurrency: 1, length: 100 });
  const order: number[] = [];
  let inside = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 50 }, (_, number) =>
      queue.enter()!.run(async () => {
        inside += 1;
        most = Math.max(most, inside);
        await sleep(number % 3);
        order.push(number);
        inside -= 1;
      }, minute),
    ),
  );
  expect(most).toBe(1);
  expect(order).toEqual(Array.from({ length: 50 }, (_, number) => number));
});

test('a full queue gives no place, until someone leaves', () => {
  const queue = new RequestQueue({ concurrency: 1, length: 2 });
  const first = queue.enter();
  expect(queue.enter()).toBeDefined();
  expect(queue.enter()).toBeUndefined();
  first?.leave();
  expect(queue.enter()).toBeDefined();
});

test('work that waited too long is never begun', async () => {
  const queue = new RequestQueue({ concurrency: 1, length: 10 });
  let begun = false;
  const slow = queue.enter()!.run(() => sleep(80), minute);
  const late = queue.enter()!.run(async () => {
    begun = true;
  }, 10);
  expect(await late).toEqual({ ok: false, reason: 'late' });
  await slow;
  await queue.runOwn(() => sleep(0));
  expect(begun).toBe(false);
});

test('work that takes too long is answered as late, and still nobody else gets in', async () => {
  const queue = new RequestQueue({ concurrency: 1, length: 10 });
  let done = false;
  const slow = queue.enter()!.run(async () => {
    await sleep(80);
    done = true;
  }, 10);
  expect(await slow).toEqual({ ok: false, reason: 'late' });
  expect(done).toBe(false);
  await queue.runOwn(async () => {
    expect(done).toBe(true);
  });
});

test('work that throws gives its turn on', async () => {
  const queue = new RequestQueue({ concurrency: 1, length: 10 });
  const failing = queue.enter()!.run(() => Promise.reject(new Error('refused')), minute);
  await expect(failing).rejects.toThrow('refused');
  expect(await queue.enter()!.run(() => Promise.resolve('next'), minute)).toEqual({
    ok: true,
    value: 'next',
  });
});

test('what a piece of work leaves behind is taken back before the next one begins, however it ended', async () => {
  const seen: string[] = [];
  const queue = new RequestQueue({
    concurrency: 1,
    length: 10,
    settle: async () => {
      await sleep(5);
      seen.push('settled');
    },
  });
  const note = (text: string) => async () => void seen.push(text);
  const failing = async () => {
    seen.push('failing');
    throw new Error('refused');
  };
  const [, failed] = await Promise.allSettled([
    queue.enter()!.run(note('request'), minute),
    queue.enter()!.run(failing, minute),
    queue.runOwn(note('own')),
  ]);
  expect(failed.status).toBe('rejected');
  expect(seen).toEqual(['request', 'settled', 'failing', 'settled', 'own', 'settled']);
});

test('a question of the gateway itself is asked before those who wait', async () => {
  const queue = new RequestQueue({ concurrency: 1, length: 10 });
  const order: string[] = [];
  const note = (text: string) => async () => void order.push(text);
  const inside = queue.enter()!.run(() => sleep(20), minute);
  const waiting = queue.enter()!.run(note('waiting'), minute);
  await Promise.all([inside, waiting, queue.runFirst(note('first'))]);
  expect(order).toEqual(['first', 'waiting']);
});
