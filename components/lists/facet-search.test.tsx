/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { Link } from '@/components/navigation/link';
import type { Names, readNames as ReadNames } from '@/lib/catalogue/names';
import { renderIn } from '@/lib/i18n/render-fixture';

jest.unstable_mockModule('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => ({}),
}));
// Next.js's link needs the router around it.
jest.unstable_mockModule('@/components/navigation/link', () => ({
  Link: ({ onNavigate: _onNavigate, ...props }: ComponentProps<typeof Link>) => <a {...props} />,
}));
const readNames = jest.fn<typeof ReadNames>();
jest.unstable_mockModule('@/lib/catalogue/names', () => ({ readNames }));
const { ListNavigation } = await import('./list-navigation');
const { FacetSearch } = await import('./facet-search');

beforeEach(() => {
  readNames.mockReset();
});
afterEach(cleanup);

const entry = {
  slug: 'mona',
  name: 'منى',
  name_en: 'Mona',
  kind: 'teacher' as const,
  count: 7,
  letter: 'M',
  updated_at: '2026-11-01T10:00:00+00:00',
};
const answer = (entries: Names['entries']) =>
  readNames.mockResolvedValue({ total: entries.length, letters: [], entries });

function show(filters: ComponentProps<typeof FacetSearch>['filters']) {
  renderIn(
    'en',
    <ListNavigation>
      <FacetSearch facet="owner" filters={filters} />
    </ListNavigation>,
  );
  const field = screen.getByRole('searchbox', { name: 'Find an author or publisher' });
  return (value: string) => fireEvent.change(field, { target: { value } });
}

test('searches after a pause, and finds links that keep the other filters', async () => {
  answer([entry]);
  const type = show({ grade: '3', page: 1 });
  for (const letters of ['m', 'mo', 'mon']) type(letters);
  const link = await screen.findByRole('link', { name: 'Mona' });
  expect(link.getAttribute('href')).toBe('/shop?owner=mona&grade=3');
  expect(screen.getByRole('status').textContent).toBe('1 result');
  const question = { kind: 'owner', locale: 'en', q: 'mon', size: 10 };
  expect(readNames.mock.calls.map(([, query]) => query)).toEqual([question]);
});

test('shows the number of books if no other filter reduces it', async () => {
  answer([entry]);
  show({ page: 1 })('mona');
  expect((await screen.findByRole('link')).textContent).toBe('Mona7');
});

test('reports that nothing is found, or that the search failed', async () => {
  answer([]);
  show({ page: 1 })('zz');
  expect(await screen.findByText('No results')).toBeTruthy();
  readNames.mockRejectedValue(new TypeError('fetch failed'));
  cleanup();
  show({ page: 1 })('yy');
  expect(await screen.findByText('The search failed. Please try again.')).toBeTruthy();
});
