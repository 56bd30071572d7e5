/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { Link } from '@/components/navigation/link';
import type { CatalogueFilters } from '@/lib/catalogue/filters';
import type { Listing } from '@/lib/catalogue/listing';
import { renderIn } from '@/lib/i18n/render-fixture';
import { getTranslator } from '@/lib/i18n/translator';
import { listFacets } from '@/lib/catalogue/facets';
import { spokenNote } from './search-note-texts';

jest.unstable_mockModule('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => ({}),
}));
// Next.js's link needs the router around it.
jest.unstable_mockModule('@/components/navigation/link', () => ({
  Link: ({ onNavigate: _, ...props }: ComponentProps<typeof Link>) => <a {...props} />,
}));
const { ListNavigation } = await import('./list-navigation');
const { ReadFilters } = await import('./read-filters');
const { SearchNote } = await import('./search-note');

type Reading = NonNullable<Listing['search']>;
const literally: Reading = { corrected: null, near: false, understood: {}, words: ['physics'] };

const listingOf = (search: Partial<Reading>, total = 20): Listing => ({
  total,
  products: [],
  facets: {
    grade: [{ value: '3', count: 15 }],
    track: [{ value: 'scientific', name: 'علمي علوم', name_en: 'Scientific', count: 15 }],
    subject: [],
    category: [],
    course: [],
    level: [],
    owner: [],
    price: [{ value: '0-100', count: 3, from: 0, below: 100 }],
    availability: [],
  },
  values: { category: 0, subject: 0, owner: 0 },
  search: { ...literally, ...search },
});

const filters: CatalogueFilters = { q: 'physcs', availability: 'available', page: 2 };

function show(listing: Listing, chosen = filters) {
  const t = getTranslator('en', 'catalogue.filters');
  const facets = listFacets(t, 'en', chosen, listing);
  const { container } = renderIn(
    'en',
    <ListNavigation>
      <SearchNote filters={chosen} listing={listing} />
      <ReadFilters filters={chosen} listing={listing} facets={facets} />
    </ListNavigation>,
  );
  return container.textContent;
}
const links = () =>
  screen
    .queryAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')] as const);

afterEach(cleanup);

test('shows no note if the books match the search', () => {
  expect(show(listingOf({}))).toBe('');
  expect(show({ ...listingOf({}), search: null })).toBe('');
});

test('says what was searched for instead, and links it within the same filters', () => {
  expect(show(listingOf({ corrected: 'physics' }))).toBe(
    'No books for physcs. Showing results for physics.',
  );
  expect(links()).toEqual([['physics', '/shop?q=physics&availability=available']]);
});

test('suggests a correction that finds nothing within the filters, without the filters', () => {
  expect(show(listingOf({ corrected: 'physics' }, 0))).toBe('Did you mean physics?');
  expect(links()).toEqual([['physics', '/shop?q=physics']]);
});

test('says that books have only some of the words', () => {
  const near = 'No book has all of these words. These have some of them.';
  expect(show(listingOf({ near: true }))).toBe(near);
  expect(show(listingOf({ near: true }, 0))).toBe('');
});

test('says in one note that a corrected search has only some of the words', () => {
  expect(show(listingOf({ corrected: 'physics of stars', near: true }))).toBe(
    'No books for physcs. These have some of the words of physics of stars.',
  );
});

test('removes a word that was read as a filter, and turns the others into filters', () => {
  show(listingOf({ understood: { grade: '3', track: 'scientific' } }));
  expect(links()).toEqual([
    [
      'Remove filter:School year: Third secondary',
      '/shop?q=physics&availability=available&track=scientific',
    ],
    ['Remove filter:Track: Scientific', '/shop?q=physics&availability=available&grade=3'],
  ]);
});

test('removes a price that was read from the search', () => {
  show(listingOf({ understood: { price: '0-100' } }), { q: 'physics under 100', page: 1 });
  expect(links()).toEqual([
    [expect.stringMatching(/^Remove filter:Price: .*100/), '/shop?q=physics'],
  ]);
});

const limits = { from: null, below: null, to: null };

test.each([
  [{ ...limits, below: 150 }, 'Under EGP 150'],
  [{ ...limits, to: 150 }, 'Up to EGP 150'],
  [{ ...limits, from: 120, to: 150 }, 'EGP 120 to 150'],
  [{ ...limits, from: 600 }, 'EGP 600 and above'],
])('prices %j that are no range of the filter are told: %s', (read, name) => {
  show(listingOf({ understood: { limits: { ...read, words: 'these words' } } }));
  expect(links()).toEqual([
    [`Remove filter:Price: ${name}`, '/shop?q=physics&availability=available'],
  ]);
});

test('keeps such prices in the search if there is no other filter', () => {
  const read = { ...limits, below: 150, words: 'under 150' };
  show(listingOf({ understood: { grade: '3', limits: read } }));
  expect(links().map(([, href]) => href)).toEqual([
    '/shop?q=physics+under+150&availability=available',
    '/shop?q=physics&availability=available&grade=3',
  ]);
});

test('shows a list without the filter if the search is only a filter', () => {
  show(listingOf({ understood: { grade: '3' }, words: [] }), { q: '3rd secondary', page: 1 });
  expect(links().map(([, href]) => href)).toEqual(['/shop']);
});

test('announces it to screen readers', () => {
  const t = getTranslator('ar', 'catalogue');
  expect(spokenNote(t, { q: 'فزياء', page: 1 }, listingOf({ corrected: 'فيزياء' }))).toBe(
    'لا توجد كتب عن «فزياء». هذه نتائج البحث عن «فيزياء».',
  );
});
