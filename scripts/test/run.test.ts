import { expect, it } from '@jest/globals';
import { groupsOf, rows, steps } from './run.mjs';

it('runs each step of both tiers exactly once', () => {
  for (const names of Object.values(steps))
    expect(groupsOf(names).flat(2).toSorted()).toEqual(names.toSorted());
});

it('runs rows at the same time, and every other step alone', () => {
  expect(groupsOf(['check', 'test:changes', 'test:slow', 'test:servers', 'test:tools'])).toEqual([
    [['check']],
    [['test:changes'], ['test:servers', 'test:slow']],
    [['test:tools']],
  ]);
  expect(groupsOf(['test:kills'])).toEqual([[['test:kills']]]);
});

it('knows rows only by the names of steps', () => {
  expect(steps.all).toEqual(expect.arrayContaining(rows.flat()));
});
