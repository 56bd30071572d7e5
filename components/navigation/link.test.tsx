/** @jest-environment jsdom */
import { TextEncoder } from 'node:util';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { intlWrapper } from '@/lib/i18n/render-fixture';
import { currentNavigation } from '@/lib/navigation/pending-navigation';

// The tests' browser lacks it.
Object.assign(globalThis, { TextEncoder });
// The decoder of the router's responses, which are not requested here.
jest.mock('react-server-dom-webpack/client', () => ({}), { virtual: true });
const { default: AppLink } = await import('next/dist/client/app-dir/link.js');
const { AppRouterContext } =
  await import('next/dist/shared/lib/app-router-context.shared-runtime.js');

type NextLinkProps = ComponentProps<typeof AppLink>;
let passed: NextLinkProps;
let status = { pending: false };

// Next's own link, which answers clicks as it does in the shop; the router that it would call is not here.
jest.unstable_mockModule('next/link', () => ({
  default: (props: NextLinkProps) => {
    passed = props;
    return <AppLink {...props} />;
  },
  useLinkStatus: () => status,
}));
const loadDocument = jest.fn();
jest.unstable_mockModule('@/lib/navigation/load-document', () => ({ loadDocument }));
const { Link } = await import('./link');

const idle = () => undefined;
const router = {
  ...{ back: idle, forward: idle, refresh: idle, push: idle, replace: idle, prefetch: idle },
  ...{ bfcacheId: '' },
};
const element = (href: string, props: Partial<ComponentProps<typeof Link>> = {}) => (
  <AppRouterContext value={router}>
    <Link href={href} {...props}>
      Page
    </Link>
  </AppRouterContext>
);
const show = (...args: Parameters<typeof element>) =>
  render(element(...args), {
    wrapper: intlWrapper(window.location.pathname.startsWith('/en/') ? 'en' : 'ar'),
  });
const link = () => screen.getByRole('link', { name: 'Page' });
const stayAt = (path: string) => window.history.replaceState(null, '', path);

/** The tests' browser knows no type of pointer. React derives its event from this one. */
function pointTo(element: HTMLElement, pointerType: string) {
  fireEvent(element, Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }));
}

/** Calls what Next calls when the link is followed within the router. */
function follow(): boolean {
  let isPrevented = false;
  act(() => passed.onNavigate?.({ preventDefault: () => (isPrevented = true) }));
  return !isPrevented;
}

beforeEach(() => {
  status = { pending: false };
  stayAt('/en/shop');
});
afterEach(() => {
  cleanup();
  jest.clearAllMocks();
});

test.each([
  ['/en/shop', '/help', '/en/help'],
  ['/en/shop', '/', '/en'],
  ['/en/shop', '/about#privacy', '/en/about#privacy'],
  ['/en/shop', '/shop?q=a%2Fb&page=2', '/en/shop?q=a%2Fb&page=2'],
  ['/shop', '/', '/'],
  ['/shop', '/help', '/help'],
])('at %s the link to %s leads to %s', (at, href, path) => {
  stayAt(at);
  show(href);
  expect(link().getAttribute('href')).toBe(path);
  expect(link().getAttribute('hreflang')).toBeNull();
});

test('does not prefetch a link that is only on the page', () => {
  show('/help');
  expect(passed.prefetch).toBe(false);
});

test.each([
  ['a mouse', (element: HTMLElement) => pointTo(element, 'mouse')],
  ['the keyboard', (element: HTMLElement) => act(() => element.focus())],
])('prefetches a page that is the same for everybody once %s is on its link', (_, reach) => {
  show('/help');
  reach(link());
  expect(passed.prefetch).toBe('auto');
});

test('does not prefetch under a finger, which follows the link at once', () => {
  show('/help');
  pointTo(link(), 'touch');
  expect(passed.prefetch).toBe(false);
  fireEvent.touchStart(link());
  expect(passed.prefetch).toBe(false);
  // A tap sets the focus without showing it.
  fireEvent.focus(link());
  expect(passed.prefetch).toBe(false);
});

test.each([
  ['/en/shop', '/checkout', '/en/checkout'],
  ['/shop', '/checkout/order/1', '/checkout/order/1'],
  ['/shop', '/payment-complete?statusCode=200', '/payment-complete?statusCode=200'],
  ['/en/checkout', '/shop', '/en/shop'],
])('at %s nothing of %s is fetched ahead, and it is loaded as a document', (at, href, path) => {
  stayAt(at);
  show(href);
  pointTo(link(), 'mouse');
  expect(passed.prefetch).toBe(false);
  fireEvent.click(link());
  expect(loadDocument.mock.calls).toEqual([[path]]);
});

test('navigates with the router within the shop', () => {
  show('/help');
  expect(follow()).toBe(true);
  expect(loadDocument).not.toHaveBeenCalled();
});

test('shows the bar from the click until the page has loaded', () => {
  const { rerender } = show('/help');
  expect(currentNavigation()).toBeNull();
  status = { pending: true };
  follow();
  expect(currentNavigation()).toEqual({ href: '/en/help' });
  status = { pending: false };
  rerender(element('/help'));
  expect(currentNavigation()).toBeNull();
});

test('hides the bar when the link that started it is removed', () => {
  const { unmount } = show('/help');
  status = { pending: true };
  follow();
  unmount();
  expect(currentNavigation()).toBeNull();
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  'leaves a click with %j to the browser, also for a document',
  (modifier) => {
    show('/checkout');
    // jsdom reports that it cannot follow a link.
    const complained = jest.spyOn(console, 'error').mockReturnValue();
    expect(fireEvent.click(link(), modifier)).toBe(true);
    expect(loadDocument).not.toHaveBeenCalled();
    complained.mockRestore();
  },
);

test('lets a caller navigate elsewhere', () => {
  const onNavigate = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  show('/checkout', { onNavigate });
  fireEvent.click(link());
  expect(onNavigate).toHaveBeenCalledTimes(1);
  expect(loadDocument).not.toHaveBeenCalled();
});
