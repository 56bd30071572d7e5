/** @jest-environment jsdom */
import { TextDecoder, TextEncoder } from 'node:util';
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import type { CatalogueFilters } from '@/lib/catalogue/filters';
import { intlWrapper, renderIn } from '@/lib/i18n/render-fixture';

const asked: string[] = [];
const replacing: string[] = [];
const push = (address: string) => asked.push(address);
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
// Loaded already, so that no test waits for a file.
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
  asked.length = 0;
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

test('the same list is asked for once, however often Enter is pressed', () => {
  type('maths');
  enter();
  pass(100);
  enter();
  pass(899);
  enter();
  expect(asked).toEqual(['/shop?q=maths']);
  pass(1);
  enter();
  expect(asked).toHaveLength(2);
});

test('what is typed next waits until a second has passed since the list before it', () => {
  type('biology');
  enter();
  pass(50);
  type('biology 3');
  pass(800);
  expect(asked).toEqual(['/shop?q=biology']);
  pass(149);
  expect(asked).toHaveLength(1);
  pass(1);
  expect(asked).toEqual(['/shop?q=biology', '/shop?q=biology+3']);
});

test('Enter asks for other words at once', () => {
  type('geology');
  enter();
  type('physics');
  enter();
  expect(asked).toEqual(['/shop?q=geology', '/shop?q=physics']);
});

describe('when a list arrives', () => {
  test('the field stays the same and keeps what is typed while it has the focus', async () => {
    const before = field();
    await act(async () => before.focus());
    type('phy');
    pass(aWhile);
    type('physics');
    arrive({ q: 'phy', page: 1 });
    expect(field()).toBe(before);
    expect(before.value).toBe('physics');
    pass(aWhile);
    expect(asked).toEqual(['/shop?q=phy', '/shop?q=physics']);
    // The list that arrived in between was a search too.
    expect(replacing).toEqual(['/shop?q=physics']);
    arrive({ q: 'physics', page: 1 });
    expect(before.value).toBe('physics');
  });

  test('the field shows what it was searched for, unless something else is about to be searched', () => {
    arrive({ q: 'algebra', page: 1 });
    expect(field().value).toBe('algebra');
    type('geometry');
    arrive({ page: 1 });
    expect(field().value).toBe('geometry');
    pass(aWhile);
    expect(asked).toEqual(['/shop?q=geometry']);
  });

  test('the next search is within its filters, also if it was typed before', () => {
    type('chemistry');
    arrive({ level: 'azhari', sort: 'price-asc', page: 3 });
    pass(aWhile);
    expect(asked).toEqual(['/shop?q=chemistry&level=azhari&sort=price-asc']);
  });
});

test('a field that is left shows the search of its list again', async () => {
  arrive({ q: 'algebra', page: 1 });
  await act(async () => field().focus());
  type('alg');
  type('algebra ');
  pass(aWhile);
  expect(asked).toEqual([]);
  act(() => field().blur());
  expect(field().value).toBe('algebra ');
});

test('going back leaves the field and drops what was not searched yet', async () => {
  arrive({ q: 'algebra', page: 1 });
  await act(async () => field().focus());
  type('alg');
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
  expect(document.activeElement).toBe(document.body);
  expect(field().value).toBe('algebra');
  pass(aWhile);
  expect(asked).toEqual([]);
});

test('what was typed before the scripts had loaded is searched for', () => {
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
  expect(asked).toEqual(['/shop?q=optics']);
});

test('a suggestion that is followed is not overtaken by the search that was due', () => {
  type('algebra');
  const suggestion = field().form!.appendChild(document.createElement('a'));
  act(() => void fireEvent.click(suggestion));
  pass(2_000);
  expect(asked).toEqual([]);
});
