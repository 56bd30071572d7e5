import { expect, it } from '@jest/globals';
import { companions, groupsOf, steps } from './run.mjs';

it('runs each step of both tiers exactly once', () => {
  for (const names of Object.values(steps)) {
    const grouped = groupsOf(names).flat();
    expect(grouped.toSorted()).toEqual(names.toSorted());
  }
});

it('runs a companion together with its step, and alone if only it is requested', () => {
  expect(groupsOf(['check', 'test:changes', 'test:kills', 'test:slow'])).toEqual([
    ['check'],
    ['test:changes', 'test:kills'],
    ['test:slow'],
  ]);
  expect(groupsOf(['test:kills'])).toEqual([['test:kills']]);
});

it('knows companions only by the names of steps', () => {
  expect(steps.all).toEqual(expect.arrayContaining(Object.entries(companions).flat()));
});
