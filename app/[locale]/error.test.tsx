/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { UnauthorizedError } from '@/lib/auth/unauthorized';
import type { Locale } from '@/lib/i18n/locale';
import { renderIn } from '@/lib/i18n/render-fixture';
import { getTranslator } from '@/lib/i18n/translator';

let segment = 'about';
const endSession = jest.fn<() => Promise<void>>();
jest.unstable_mockModule('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useSelectedLayoutSegment: () => segment,
}));
jest.unstable_mockModule('@/lib/auth/end-session', () => ({ endSession }));
const { default: PageError } = await import('./error');

const t = getTranslator('en', 'errors');
const common = getTranslator('en', 'common');
const retry = jest.fn();

beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const failOn = (page: string, error = new Error('boom'), locale: Locale = 'en') => {
  segment = page;
  return renderIn(locale, <PageError error={error} retry={retry} />);
};
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

/** jsdom cannot load pages and reports an error. */
function pressRefresh(): unknown {
  const complained = jest.spyOn(console, 'error').mockReturnValue();
  fireEvent.click(screen.getByRole('button', { name: common('refreshPage') }));
  return complained.mock.calls.join();
}

/** Waits for all three retries, after 2, 4 and 8 seconds, and for the longest possible last one. */
function waitThrough() {
  for (const [wait, tries] of [
    [2_000, 1],
    [4_000, 2],
    [8_000, 3],
  ] as const) {
    act(() => jest.advanceTimersByTime(wait - 1));
    expect(retry).toHaveBeenCalledTimes(tries - 1);
    expect(screen.getByRole('status').textContent).toContain(t('retrying'));
    act(() => jest.advanceTimersByTime(1));
    expect(retry).toHaveBeenCalledTimes(tries);
  }
  act(() => jest.advanceTimersByTime(9_999));
  expect(screen.getByRole('status').textContent).toContain(t('retrying'));
  act(() => jest.advanceTimersByTime(1));
}

test('a failing page shows an error and a button to reload it', () => {
  failOn('about');
  expect(heading()).toBe(t('unexpected.title'));
  expect(document.title).toBe(`Zad | ${t('unexpected.title')}`);
  expect(screen.getByRole('alert').textContent).toContain(t('unexpected.text'));
  expect(pressRefresh()).toContain('navigation');
  expect(endSession).not.toHaveBeenCalled();
});

test('the title is in the language of the page', () => {
  failOn('about', undefined, 'ar');
  expect(document.title).toBe(`زاد | ${getTranslator('ar', 'errors')('unexpected.title')}`);
});

/** A server error as a browser receives it from a production build: only the digest remains. */
const maskedBy = ({ digest }: UnauthorizedError) =>
  Object.assign(new Error('The specific message is omitted in production builds.'), { digest });

test('a page whose session has ended on the server shows nothing and signs the shopper out', async () => {
  const { container } = failOn('profile', maskedBy(new UnauthorizedError()));
  expect(container.textContent).toBe('');
  await waitFor(() => expect(endSession).toHaveBeenCalledTimes(1));
});

test.each(['Unauthorized access', 'The answer was 401'])(
  'a page that fails with “%s” shows nothing and signs the shopper out',
  async (message) => {
    const { container } = failOn('profile', new Error(message));
    expect(container.textContent).toBe('');
    await waitFor(() => expect(endSession).toHaveBeenCalledTimes(1));
  },
);

test('a failing list is requested again after 2, 4 and 8 seconds, then only on request', () => {
  jest.useFakeTimers();
  failOn('(lists)');
  waitThrough();
  expect(heading()).toBe(t('fetchProducts'));
  expect(pressRefresh()).toContain('navigation');
  expect(screen.getByRole('link', { name: common('clearFilters') }).getAttribute('href')).toBe(
    '/en/shop',
  );
});

test('the error page of a product names what could not be loaded', () => {
  jest.useFakeTimers();
  failOn('product');
  waitThrough();
  expect(heading()).toBe(t('loadingProduct'));
  expect(screen.getByRole('alert').textContent).toContain(t('fetchProduct'));
});
