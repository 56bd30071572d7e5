import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, test } from '@jest/globals';
import { RequestQueue } from './request-queue';

const minute = 60_000;

/** A task that runs until the test ends it. */
function openWork() {
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (end = resolve));
  return { ended, end };
}

test('runs one task at a time, in the order of arrival', async () => {
  const queue = new RequestQueue({ concurrency: 1, length: 100 });
  const order: number[] = [];
  let inside = 0;
  let most = 0;
  await Promise.all(
    Array.from({ length: 50 }, (_, number) =>
      queue.enter()!.run(async () => {
        inside += 1;
        most = Math.max(most, inside);
        for (let turns = number % 3; turns > 0; turns -= 1) await nextTurn();
        order.push(number);
        inside -= 1;
      }, minute),
    ),
  );
  expect(most).toBe(1);
  expect(order).toEqual(Array.from({ length: 50 }, (_, number) => number));
});

test('gives no place while the queue is full', () => {
  const queue = new RequestQueue({ concurrency: 1, length: 2 });
  const first = queue.enter();
  expect(queue.enter()).toBeDefined();
  expect(queue.enter()).toBeUndefined();
  first?.leave();
  expect(queue.enter()).toBeDefined();
});

test('never starts a task that has waited too long', async () => {
  const queue = new RequestQueue({ concurrency: 1, length: 10 });
  let begun = false;
  const { ended, end } = openWork();
  const slow = queue.enter()!.run(() => ended, minute);
  const late = queue.enter()!.run(async () => {
    begun = true;
  }, 10);
  expect(await late).toEqual({ ok: false, reason: 'late' });
  end();
  await slow;
  await queue.runOwn(nextTurn);
  expect(begun).toBe(false);
});

test('reports a slow task as late, and starts no other before it has ended', async () => {
  const queue = new RequestQueue({ concurrency: 1, length: 10 });
  let done = false;
  const { ended, end } = openWork();
  const slow = queue.enter()!.run(async () => {
    await ended;
    done = true;
  }, 10);
  expect(await slow).toEqual({ ok: false, reason: 'late' });
  expect(done).toBe(false);
  const next = queue.runOwn(async () => done);
  end();
  expect(await next).toBe(true);
});

test('starts the next task after one has thrown', async () => {
  const queue = new RequestQueue({ concurrency: 1, length: 10 });
  const failing = queue.enter()!.run(() => Promise.reject(new Error('refused')), minute);
  await expect(failing).rejects.toThrow('refused');
  expect(await queue.enter()!.run(() => Promise.resolve('next'), minute)).toEqual({
    ok: true,
    value: 'next',
  });
});

test('cleans up after each task before the next one starts, even after a failure', async () => {
  const seen: string[] = [];
  const queue = new RequestQueue({
    concurrency: 1,
    length: 10,
    settle: async () => {
      await nextTurn();
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

test('runs the gateway’s own queries ahead of waiting tasks', async () => {
  const queue = new RequestQueue({ concurrency: 1, length: 10 });
  const order: string[] = [];
  const note = (text: string) => async () => void order.push(text);
  const { ended, end } = openWork();
  const inside = queue.enter()!.run(() => ended, minute);
  const waiting = queue.enter()!.run(note('waiting'), minute);
  const first = queue.runFirst(note('first'));
  end();
  await Promise.all([inside, waiting, first]);
  expect(order).toEqual(['first', 'waiting']);
});
