import { expect, test } from '@jest/globals';
import type { CatalogueFilters } from '@/lib/catalogue/filters';
import type { Listing } from '@/lib/catalogue/listing';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { listFacets, selectionText } from './facets';

const shownIn = (locale: Locale, filters: CatalogueFilters) =>
  listFacets(getTranslator(locale, 'catalogue.filters'), locale, filters, { facets, values });
const values = { category: 1, subject: 13, owner: 1 };
const option = (value: string, name: string, name_en: string | null) => ({
  value,
  name,
  name_en,
  count: 3,
});
const facets: Listing['facets'] = {
  grade: [{ value: '3', count: 3 }],
  track: [option('literary', 'أدبي', 'Literary')],
  subject: [option('history', 'التاريخ', 'History')],
  category: [option('workbooks', 'كتب التدريبات', 'Workbooks')],
  course: [option('first-term', 'الترم الأول', 'First term')],
  level: [option('general', 'عام', 'General'), option('azhari', 'أزهر', 'Azhari')],
  owner: [{ ...option('mona', 'منى', null), kind: 'teacher' }],
  price: [
    { value: '0-100', count: 1, from: 0, below: 100 },
    { value: '100-200', count: 1, from: 100, below: 200 },
    { value: '500-', count: 1, from: 500, below: null },
  ],
  availability: [
    { value: 'available', count: 2 },
    { value: 'out-of-stock', count: 1 },
  ],
};

test('has nine filters, grade and subject first, each with an option for all', () => {
  const shown = shownIn('en', { page: 4 });
  expect(shown.map(({ label, all }) => [label, all.name])).toEqual([
    ['School year', 'All Years'],
    ['Track', 'All Tracks'],
    ['Subject', 'All Subjects'],
    ['Category', 'All Categories'],
    ['Course', 'All Courses'],
    ['Level', 'All Levels'],
    ['Author or publisher', 'All authors and publishers'],
    ['Price', 'All Prices'],
    ['Availability', 'All Items'],
  ]);
  for (const { all } of shown) expect(all).toMatchObject({ href: '/shop', selected: true });
  expect(shown.map(({ choices }) => choices.map(({ name }) => name))).toEqual([
    ['Third secondary'],
    ['Literary'],
    ['History'],
    ['Workbooks'],
    ['First term'],
    ['General', 'Azhari'],
    ['منى'],
    ['Under EGP 100', 'EGP 100 to 200', 'EGP 500 and above'],
    ['Available', 'Out of Stock'],
  ]);
});

test('combines filters, and returns to the first page when one is removed', () => {
  const filters = { course: 'first-term', level: 'azhari', page: 3 };
  const shown = shownIn('ar', filters);
  const [course, level, availability] = (['course', 'level', 'availability'] as const).map((name) =>
    shown.find(({ facet }) => facet === name),
  );
  expect(level?.choices.map(({ selected }) => selected)).toEqual([undefined, true]);
  expect(level?.all).toEqual({ name: 'العام والأزهري', href: '/shop?course=first-term' });
  expect(course?.all.href).toBe('/shop?level=azhari');
  expect(availability?.choices[1]?.href).toBe(
    '/shop?course=first-term&level=azhari&availability=out-of-stock',
  );
});

test('links all values of a filter that has more than are shown', () => {
  const shown = shownIn('en', { page: 1 });
  expect(shown.flatMap(({ directory }) => directory ?? [])).toEqual(['subject']);
});

test('lists what is selected in one line, in the order of the filters', () => {
  const filters = { availability: 'available', subject: 'history', grade: '3', page: 2 } as const;
  const said = (locale: Locale) =>
    selectionText(getTranslator(locale, 'catalogue.filters'), locale, filters, { facets, values });
  expect(said('en')).toBe('Third secondary, History, Available');
  expect(said('ar')).toBe('الثالث الثانوي، التاريخ، متاح');
});
