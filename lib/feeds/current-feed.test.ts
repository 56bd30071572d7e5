import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { minutes, seconds } from '@/lib/time';
import { currentFeed } from './current-feed';
import type { FeedBuild } from './feed-build';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Builds with a given duration, and a catalogue that the test changes. */
function shop(took = 500) {
  const builds: (FeedBuild & { isRetired: boolean; settle: (error?: Error) => void })[] = [];
  let version = 'a';
  let failure: Error | undefined;
  const build = async () => {
    if (failure) throw failure;
    let settle: (error?: Error) => void = () => undefined;
    let measured: number | undefined;
    const done = new Promise<void>((resolve, reject) => {
      settle = (error) => {
        if (!error) measured = took;
        if (error) reject(error);
        else resolve();
      };
    });
    const made = {
      startedAt: Date.now(),
      took: () => measured,
      done,
      read: () => new ReadableStream<Uint8Array<ArrayBuffer>>(),
      isRetired: false,
      retire: () => {
        made.isRetired = true;
      },
      settle,
    };
    builds.push(made);
    return made;
  };
  return {
    builds,
    current: currentFeed({ build, version: () => Promise.resolve(version) }),
    change: () => {
      version += 'a';
    },
    breakDown: (error?: Error) => {
      failure = error;
    },
  };
}

test('concurrent requests share one build, also while it is in progress', async () => {
  const { builds, current } = shop();
  const [first, second] = await Promise.all([current(), current()]);
  expect(first).toBe(second);
  jest.advanceTimersByTime(minutes(20));
  expect(await current()).toBe(first);
  expect(builds).toHaveLength(1);
});

test('builds the feed again after a change, but not immediately', async () => {
  const { builds, current, change } = shop();
  await current();
  builds[0]?.settle();
  change();
  jest.advanceTimersByTime(seconds(9));
  expect(await current()).toBe(builds[0]);
  jest.advanceTimersByTime(seconds(1));
  expect(await current()).toBe(builds[1]);
  expect(builds[0]?.isRetired).toBe(false);
  builds[1]?.settle();
  await builds[1]?.done;
  expect(builds[0]?.isRetired).toBe(true);
});

test('waits longer after a slow build', async () => {
  const { builds, current, change } = shop(seconds(12));
  await current();
  builds[0]?.settle();
  change();
  jest.advanceTimersByTime(seconds(12 * 20 - 1));
  expect(await current()).toBe(builds[0]);
  jest.advanceTimersByTime(seconds(1));
  expect(await current()).not.toBe(builds[0]);
});

test('without a change, a build is served for a quarter of an hour', async () => {
  const { builds, current } = shop();
  await current();
  builds[0]?.settle();
  jest.advanceTimersByTime(minutes(15) - 1);
  expect(await current()).toBe(builds[0]);
  jest.advanceTimersByTime(1);
  expect(await current()).toBe(builds[1]);
});

test('serves the last complete build while the backend is down', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { builds, current, change, breakDown } = shop();
  breakDown(new Error('down'));
  await expect(current()).rejects.toThrow('down');
  breakDown();
  await current();
  builds[0]?.settle();
  change();
  jest.advanceTimersByTime(minutes(1));
  breakDown(new Error('down'));
  expect(await current()).toBe(builds[0]);
  expect(logged).toHaveBeenCalledTimes(1);
  breakDown();
  expect(await current()).toBe(builds[1]);
  builds[1]?.settle(new Error('down in between'));
  await expect(builds[1]?.done).rejects.toThrow('down in between');
  expect(builds[1]?.isRetired).toBe(true);
  expect(await current()).toBe(builds[2]);
  expect(builds[0]?.isRetired).toBe(false);
});
