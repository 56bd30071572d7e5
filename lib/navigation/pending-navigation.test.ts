import { expect, jest, test } from '@jest/globals';
import { beginNavigation, currentNavigation, subscribeToNavigation } from './pending-navigation';

test('the one that was begun last is under way; the end of one that it overtook ends nothing', () => {
  const endFirst = beginNavigation('/help');
  const endSecond = beginNavigation('/about');
  expect(currentNavigation()).toEqual({ href: '/about' });
  endFirst();
  expect(currentNavigation()).toEqual({ href: '/about' });
  endSecond();
  expect(currentNavigation()).toBeNull();
});

test('the same page asked for twice waits for the second answer', () => {
  const endFirst = beginNavigation('/help');
  const endSecond = beginNavigation('/help');
  endFirst();
  expect(currentNavigation()).toEqual({ href: '/help' });
  endSecond();
  expect(currentNavigation()).toBeNull();
});

test('whoever listens hears of the beginning and the end, until they stop', () => {
  const listener = jest.fn();
  const stop = subscribeToNavigation(listener);
  beginNavigation('/help')();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  beginNavigation('/help')();
  expect(listener).toHaveBeenCalledTimes(2);
});
