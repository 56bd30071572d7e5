/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { renderIn } from '@/lib/i18n/render-fixture';
import { beginNavigation } from '@/lib/navigation/pending-navigation';
import { NavigationBar } from './navigation-bar';

const bar = () => document.querySelector('[data-slot="navigation-bar"]');
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

let end: () => void;
const begin = (href: string) =>
  act(() => {
    end = beginNavigation(href);
  });

beforeEach(() => {
  jest.useFakeTimers();
  renderIn('en', <NavigationBar />);
});
afterEach(() => {
  act(() => end());
  cleanup();
  jest.useRealTimers();
});

test('shows the bar while a page is loading', () => {
  expect(bar()).toBeNull();
  begin('/en/help');
  expect(bar()).not.toBeNull();
  act(() => end());
  expect(bar()).toBeNull();
});

test('after six seconds, says that the page is slow and offers to load it as a document', () => {
  begin('/en/help');
  pass(5_999);
  expect(screen.getByRole('status').textContent).toBe('');
  pass(1);
  expect(screen.getByRole('status').textContent).toContain('This page is slow to come.');
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/en/help');
});

test('starts the six seconds again for another navigation', () => {
  begin('/en/help');
  pass(5_000);
  begin('/en/about');
  pass(5_999);
  expect(screen.getByRole('status').textContent).toBe('');
  pass(1);
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe('/en/about');
});

test('announces it once: the bar is decorative, and the text appears in an existing live region', async () => {
  begin('/en/help');
  expect(bar()?.getAttribute('aria-hidden')).toBe('true');
  const place = screen.getByRole('status');
  let changes = 0;
  const observer = new MutationObserver((records) => (changes += records.length));
  observer.observe(place, { childList: true, characterData: true, subtree: true });
  pass(60_000);
  await act(async () => undefined);
  expect(screen.getAllByRole('status')).toEqual([place]);
  expect(changes).toBe(1);
  observer.disconnect();
});
