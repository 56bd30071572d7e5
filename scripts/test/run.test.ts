import { expect, it } from '@jest/globals';
import { groups, groupsOf, steps } from './run.mjs';

it('runs each step of both tiers exactly once', () => {
  for (const names of Object.values(steps))
    expect(groupsOf(names).flat(2).toSorted()).toEqual(names.toSorted());
});

it('runs rows at the same time, and every other step alone', () => {
  expect(
    groupsOf(['check', 'test:build', 'test:changes', 'test:slow', 'test:servers', 'test:tools']),
  ).toEqual([
    [['check'], ['test:tools']],
    [['test:build']],
    [['test:changes'], ['test:servers', 'test:slow']],
  ]);
  expect(groupsOf(['test:kills'])).toEqual([[['test:kills']]]);
});

it('knows rows only by the names of steps', () => {
  expect(steps.all).toEqual(expect.arrayContaining(groups.flat(2)));
});
