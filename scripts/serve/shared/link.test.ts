import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { Link } from './link.mjs';

const times = {
  answerMs: 40,
  quickMs: 20,
  probeEveryMs: 10,
  silenceMs: 200,
  shortestPauseMs: 5,
  longestPauseMs: 20,
};

const links: Link[] = [];

// Immediates are real: they order events within one turn of the event loop, and take no time.
beforeEach(() => void jest.useFakeTimers({ doNotFake: ['setImmediate', 'clearImmediate'] }));
afterEach(() => {
  for (const link of links.splice(0)) link.close();
  jest.useRealTimers();
});

const nextTurn = () => new Promise((resolve) => setImmediate(resolve));

async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 5) {
    await jest.advanceTimersByTimeAsync(5);
    await nextTurn();
    await nextTurn();
  }
}

/** A Redis that responds after `redis.delay` milliseconds; never, if that is infinite. */
function redisLink() {
  const states: boolean[] = [];
  const redis = {
    delay: 0,
    connections: 0,
    response: 0,
    isReachable: true,
    lose: (): void => undefined,
    states,
  };
  const answer = () =>
    new Promise((resolve) => {
      if (redis.delay < Infinity) setTimeout(resolve, redis.delay, 'answer');
    });
  const link = new Link({
    times,
    connect: async () => {
      redis.connections += 1;
      if (!redis.isReachable) throw new Error('refused');
      const lost = new Promise<Error>((resolve) => {
        redis.lose = () => {
          resolve(new Error('lost'));
        };
      });
      return { client: {}, lost, close: () => undefined };
    },
    probe: answer,
    onChange: (isUp: boolean) => states.push(isUp),
  });
  links.push(link);
  const request = () =>
    link.call(() => {
      redis.response += 1;
      return answer();
    });
  return { link, redis, request };
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pass(5);
}

const outcome = (response: Promise<unknown>) =>
  response.catch((error: unknown) => (error as Error).message);

test('stops using Redis after one missing response: pending calls fail, and nothing more is sent', async () => {
  const { link, redis, request } = redisLink();
  await until(() => link.isUp);
  redis.delay = Infinity;
  const first = outcome(request());
  await pass(25);
  // Sent later, and does not wait for as long.
  const second = outcome(request());
  await pass(times.answerMs - 25);
  expect(await first).toBe('no answer in time');
  expect(await Promise.race([second, nextTurn()])).toBe('no answer in time');
  expect(link.isUp).toBe(false);
  await expect(request()).rejects.toThrow('not used');
  expect(redis.response).toBe(2);
});

test('uses the same connection again after a fast response to a probe', async () => {
  const { link, redis, request } = redisLink();
  await until(() => link.isUp);
  redis.delay = 60;
  const late = outcome(request());
  await pass(240);
  expect(await late).toBe('no answer in time');
  expect(link.isUp).toBe(false);
  redis.delay = 0;
  await until(() => link.isUp);
  const answered = outcome(request());
  await pass(5);
  expect(await answered).toBe('answer');
  expect(redis.connections).toBe(1);
  expect(redis.states).toEqual([true, false, true]);
});

test('closes a connection that has been silent for long', async () => {
  const { link, redis, request } = redisLink();
  await until(() => link.isUp);
  redis.delay = Infinity;
  const unanswered = outcome(request());
  await pass(times.answerMs);
  expect(await unanswered).toBe('no answer in time');
  await pass(times.silenceMs - 10);
  expect(redis.connections).toBe(1);
  await until(() => redis.connections > 1);
  redis.delay = 0;
  await until(() => link.isUp);
});

test('reconnects until a connection holds, and reports the outage once', async () => {
  const { link, redis, request } = redisLink();
  await until(() => link.isUp);
  redis.isReachable = false;
  redis.lose();
  await until(() => redis.connections > 4);
  await expect(request()).rejects.toThrow('not used');
  redis.isReachable = true;
  await until(() => link.isUp);
  expect(redis.states).toEqual([true, false, true]);
});

test('keeps using Redis after it rejects a command', async () => {
  const { link } = redisLink();
  await until(() => link.isUp);
  await expect(link.call(() => Promise.reject(new Error('OOM')))).rejects.toThrow('OOM');
  expect(link.isUp).toBe(true);
});

test('accepts a response that arrived while the thread was busy', async () => {
  const { link } = redisLink();
  await until(() => link.isUp);
  let notify = (): void => undefined;
  const busy = link.call(
    () =>
      new Promise<string>((resolve) => {
        notify = () => {
          resolve('answer');
        };
      }),
  );
  // All timers are late at once.
  jest.advanceTimersByTime(2 * times.answerMs);
  // Sockets are read after the timers.
  setImmediate(() => {
    notify();
  });
  await expect(busy).resolves.toBe('answer');
  expect(link.isUp).toBe(true);
});
