import { expect, jest, test } from '@jest/globals';
import { beginNavigation, currentNavigation, subscribeToNavigation } from './pending-navigation';

test('the latest navigation is pending; the end of an earlier one has no effect', () => {
  const endFirst = beginNavigation('/help');
  const endSecond = beginNavigation('/about');
  expect(currentNavigation()).toEqual({ href: '/about' });
  endFirst();
  expect(currentNavigation()).toEqual({ href: '/about' });
  endSecond();
  expect(currentNavigation()).toBeNull();
});

test('two navigations to the same page end with the second one', () => {
  const endFirst = beginNavigation('/help');
  const endSecond = beginNavigation('/help');
  endFirst();
  expect(currentNavigation()).toEqual({ href: '/help' });
  endSecond();
  expect(currentNavigation()).toBeNull();
});

test('notifies listeners of the beginning and the end until they unsubscribe', () => {
  const listener = jest.fn();
  const stop = subscribeToNavigation(listener);
  beginNavigation('/help')();
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  beginNavigation('/help')();
  expect(listener).toHaveBeenCalledTimes(2);
});
