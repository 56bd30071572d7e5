import { expect, test } from '@jest/globals';
import { FailureLimit } from './failure-limit';

function limitAt(start = 0) {
  let now = start;
  const limit = new FailureLimit({ most: 3, windowMs: 60_000, now: () => now });
  const fail = (key: string, times: number) => {
    for (let count = 0; count < times; count += 1) limit.note(key);
  };
  return { limit, fail, pass: (ms: number) => (now += ms) };
}

test('limits failures per key', () => {
  const { limit, fail } = limitAt();
  fail('mona', 2);
  expect(limit.waitSeconds('mona')).toBe(0);
  fail('mona', 1);
  expect(limit.waitSeconds('mona')).toBe(60);
  expect(limit.waitSeconds('omar')).toBe(0);
});

test('forgets failures one by one as time passes', () => {
  const { limit, fail, pass } = limitAt();
  fail('mona', 1);
  pass(30_000);
  fail('mona', 2);
  expect(limit.waitSeconds('mona')).toBe(30);
  pass(30_000);
  expect(limit.waitSeconds('mona')).toBe(0);
  fail('mona', 1);
  expect(limit.waitSeconds('mona')).toBe(30);
});

test('forgets failures after a success', () => {
  const { limit, fail } = limitAt();
  fail('mona', 3);
  limit.forgive('mona');
  expect(limit.waitSeconds('mona')).toBe(0);
});

test('limits the number of keys', () => {
  const { limit, fail } = limitAt();
  for (let key = 0; key < 20_000; key += 1) fail(`key ${key}`, 1);
  fail('mona', 3);
  expect(limit.waitSeconds('mona')).toBe(60);
});
