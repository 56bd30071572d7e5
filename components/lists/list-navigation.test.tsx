/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { use, useEffect, useState, type ComponentProps, type ReactNode } from 'react';
import type { Link } from '@/components/navigation/link';
import { renderIn } from '@/lib/i18n/render-fixture';
import { currentNavigation } from '@/lib/navigation/pending-navigation';

let open: (href: string) => void = () => undefined;
const router = { push: (href: string) => open(href) };
jest.unstable_mockModule('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => router,
}));
// Next.js's link needs the router around it.
jest.unstable_mockModule('@/components/navigation/link', () => ({
  Link: ({ onNavigate, ...props }: ComponentProps<typeof Link>) => (
    <a {...props} onClick={(event) => onNavigate?.(event)} />
  ),
}));
const { ListNavigation } = await import('./list-navigation');
const { ListLink } = await import('./list-link');
const { ListResults } = await import('./list-results');
const { ListSection } = await import('./list-section');

// The tests' browser does not have them.
Object.assign(globalThis, { CSS: { escape: (id: string) => id } });
window.scrollBy = () => undefined;
// Nor does it lay out anything: all that is in the document is shown.
Element.prototype.getClientRects = function () {
  return Object.assign([], { length: this === document.body ? 0 : 1 }) as unknown as DOMRectList;
};

const arrivals = new Map<string, (list: ReactNode) => void>();
const arrive = (href: string) =>
  act(async () => {
    window.history.pushState(null, '', href);
    arrivals.get(href)?.(<List key={href} name={href} />);
  });

function List({ name }: { name: string }) {
  return (
    <ListSection className="" status={`Books of ${name}`}>
      <h2 id="books" tabIndex={-1}>
        Books
      </h2>
      <ListLink id="a" href="/shop?level=a">
        A
      </ListLink>
      <ListLink id="b" href="/shop?level=b">
        B
      </ListLink>
      <ListLink id="chip" href="/shop?level=d" toTop keepsFocus>
        Chip
      </ListLink>
      {name === '/en/shop' && (
        <ListLink id="without-level" href="/shop?level=c">
          Goes away
        </ListLink>
      )}
      <ListResults>
        <p>Books of {name}</p>
      </ListResults>
    </ListSection>
  );
}

/** Like the framework's router: the page shows what was requested last. */
function Router() {
  const [shown, setShown] = useState<Promise<ReactNode> | null>(null);
  useEffect(() => {
    open = (href) => setShown(new Promise((resolve) => arrivals.set(href, resolve)));
  }, []);
  return (
    <ListNavigation>{shown ? <Page shown={shown} /> : <List name="/en/shop" />}</ListNavigation>
  );
}

function Page({ shown }: { shown: Promise<ReactNode> }) {
  return use(shown);
}

beforeEach(() => {
  window.history.pushState(null, '', '/en/shop');
  arrivals.clear();
  renderIn('en', <Router />);
});
afterEach(cleanup);

const press = (name: string) => act(async () => void fireEvent.click(screen.getByText(name)));
const places = () => document.querySelectorAll('[data-slot=card-skeleton]').length;
const busy = () => document.querySelector('section')?.getAttribute('aria-busy');

test('shows fifty placeholders and announces loading as soon as a filter is pressed', async () => {
  await press('A');
  expect(places()).toBe(50);
  expect(busy()).toBe('true');
  expect(screen.getByRole('status').textContent).toBe('Loading…');
  expect(screen.getByText('A').getAttribute('data-pressed')).toBe('true');
  expect(screen.getByText('B').getAttribute('data-pressed')).toBeNull();
  expect(screen.getByText('Books of /en/shop').closest('div')?.className).toBe('invisible');
  expect(currentNavigation()).toEqual({ href: '/en/shop?level=a' });

  await arrive('/en/shop?level=a');
  expect(places()).toBe(0);
  expect(busy()).toBe('false');
  expect(screen.getByText('Books of /en/shop?level=a')).toBeTruthy();
  expect(currentNavigation()).toBeNull();
});

test('applies the filter that was pressed last, whichever list arrives first', async () => {
  await press('A');
  await press('B');
  expect(screen.getByText('B').getAttribute('data-pressed')).toBe('true');
  await arrive('/en/shop?level=a');
  expect(screen.queryByText('Books of /en/shop?level=a')).toBeNull();
  expect(places()).toBe(50);
  await arrive('/en/shop?level=b');
  expect(screen.getByText('Books of /en/shop?level=b')).toBeTruthy();
  expect(places()).toBe(0);
});

test('keeps the focus on the pressed filter, or else moves it to the heading of the list', async () => {
  await press('A');
  act(() => screen.getByText('A').blur());
  await arrive('/en/shop?level=a');
  expect(document.activeElement).toBe(screen.getByText('A'));
});

test('keeps the focus on a link in the row of filters, and scrolls the next list to its top', async () => {
  const moved = jest.spyOn(window, 'scrollBy');
  await press('A');
  await arrive('/en/shop?level=a');
  expect(moved).toHaveBeenCalledTimes(1);
  await press('Chip');
  await arrive('/en/shop?level=d');
  expect(document.activeElement).toBe(screen.getByText('Chip'));
  expect(moved).toHaveBeenCalledTimes(1);
});

test('moves the focus to the heading of the list if the pressed link is gone', async () => {
  await press('Goes away');
  await arrive('/en/shop?level=c');
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Books' }));
});

test('does not return to a list that never arrived from another page', async () => {
  await press('A');
  window.history.pushState(null, '', '/en/shop?level=z');
  await act(async () => arrivals.get('/en/shop?level=a')?.(<List name="z" />));
  expect(document.activeElement).toBe(document.body);
});
