/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import type { CatalogueFilters } from '@/lib/catalogue/filters';
import { intlWrapper, renderIn } from '@/lib/i18n/render-fixture';

const requests: string[] = [];
const replacing: string[] = [];
const push = (address: string) => requests.push(address);
const replace = (address: string) => {
  replacing.push(address);
  push(address);
};
const router = { push, replace };
jest.unstable_mockModule('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => router,
}));
// The tests' browser lacks them.
Object.assign(globalThis, { TextDecoder, TextEncoder });
const { renderToString } = await import('react-dom/server.edge');
const { ListNavigation } = await import('./list-navigation');
const { SearchBox, SearchedFilters } = await import('./search-box');
const { ShownFiltersProvider } = await import('./shown-filters');
// Loaded in advance, so that no test waits for a file.
await import('@/components/search/suggestions');

let showFilters: (filters: CatalogueFilters) => void;

function Lists() {
  const [filters, setFilters] = useState<CatalogueFilters>({ page: 1 });
  useEffect(() => {
    showFilters = setFilters;
  }, []);
  return (
    <ListNavigation>
      <ShownFiltersProvider>
        <SearchBox />
        <SearchedFilters key={JSON.stringify(filters)} filters={filters} />
      </ShownFiltersProvider>
    </ListNavigation>
  );
}
const arrive = (filters: CatalogueFilters) => act(() => showFilters(filters));
const showList = () => renderIn('ar', <Lists />);
/** Longer than any search waits. */
const aWhile = 10_000;
/** When a test begins: later than the requests of the tests before it. */
let beginning = 0;
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => {
  jest.useFakeTimers();
  beginning += 100_000;
  jest.advanceTimersByTime(beginning);
  requests.length = 0;
  replacing.length = 0;
  showList();
});
afterEach(() => {
  pass(1_000);
  cleanup();
  jest.useRealTimers();
});

const field = () => screen.getByRole<HTMLInputElement>('combobox');
const type = (value: string) => {
  act(() => void fireEvent.input(field(), { target: { value } }));
};
const enter = () => {
  act(() => void fireEvent.submit(field().form!));
};

test('requests the same list once, however often Enter is pressed', () => {
  type('maths');
  enter();
  pass(100);
  enter();
  pass(899);
  enter();
  expect(requests).toEqual(['/shop?q=maths']);
  pass(1);
  enter();
  expect(requests).toHaveLength(2);
});

test('requests the next list at least a second after the previous one', () => {
  type('biology');
  enter();
  pass(50);
  type('biology 3');
  pass(800);
  expect(requests).toEqual(['/shop?q=biology']);
  pass(149);
  expect(requests).toHaveLength(1);
  pass(1);
  expect(requests).toEqual(['/shop?q=biology', '/shop?q=biology+3']);
});

test('requests another search at once on Enter', () => {
  type('geology');
  enter();
  type('physics');
  enter();
  expect(requests).toEqual(['/shop?q=geology', '/shop?q=physics']);
});

describe('when a list arrives', () => {
  test('keeps the field and its text while it has the focus', async () => {
    const before = field();
    await act(async () => before.focus());
    type('phy');
    pass(aWhile);
    type('physics');
    arrive({ q: 'phy', page: 1 });
    expect(field()).toBe(before);
    expect(before.value).toBe('physics');
    pass(aWhile);
    expect(requests).toEqual(['/shop?q=phy', '/shop?q=physics']);
    // The list that arrived in between was a search too.
    expect(replacing).toEqual(['/shop?q=physics']);
    arrive({ q: 'physics', page: 1 });
    expect(before.value).toBe('physics');
  });

  test('shows the current search, unless another one is pending', () => {
    arrive({ q: 'algebra', page: 1 });
    expect(field().value).toBe('algebra');
    type('geometry');
    arrive({ page: 1 });
    expect(field().value).toBe('geometry');
    pass(aWhile);
    expect(requests).toEqual(['/shop?q=geometry']);
  });

  test('searches within the filters, even for what was typed before', () => {
    type('chemistry');
    arrive({ level: 'azhari', sort: 'price-asc', page: 3 });
    pass(aWhile);
    expect(requests).toEqual(['/shop?q=chemistry&level=azhari&sort=price-asc']);
  });
});

test('shows the search of its list again after the field is left', async () => {
  arrive({ q: 'algebra', page: 1 });
  await act(async () => field().focus());
  type('alg');
  type('algebra ');
  pass(aWhile);
  expect(requests).toEqual([]);
  act(() => field().blur());
  expect(field().value).toBe('algebra ');
});

test('leaves the field and discards a pending search when going back', async () => {
  arrive({ q: 'algebra', page: 1 });
  await act(async () => field().focus());
  type('alg');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(document.activeElement).toBe(document.body);
  expect(field().value).toBe('algebra');
  pass(aWhile);
  expect(requests).toEqual([]);
});

test('searches for what was typed before the scripts had loaded', () => {
  cleanup();
  const container = document.body.appendChild(document.createElement('div'));
  const wrapper = intlWrapper('ar');
  container.innerHTML = renderToString(wrapper({ children: <Lists /> }));
  const early = container.querySelector<HTMLInputElement>('input[type=search]')!;
  early.value = 'optics';
  render(<Lists />, { container, wrapper, hydrate: true });
  expect(early.isConnected).toBe(true);
  expect(early.value).toBe('optics');
  pass(aWhile);
  expect(requests).toEqual(['/shop?q=optics']);
});

test('cancels a pending search when a suggestion is followed', () => {
  type('algebra');
  const suggestion = field().form!.appendChild(document.createElement('a'));
  act(() => void fireEvent.click(suggestion));
  pass(2_000);
  expect(requests).toEqual([]);
});
