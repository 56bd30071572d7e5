import { expect, test } from '@jest/globals';
import type { CatalogueFilters } from '@/lib/catalogue/filters';
import type { Listing } from '@/lib/catalogue/listing';
import type { Locale } from '@/lib/i18n/locale';
import { getTranslator } from '@/lib/i18n/translator';
import { listFacets } from './facets';

const shownIn = (locale: Locale, filters: CatalogueFilters) =>
  listFacets(getTranslator(locale, 'catalogue.filters'), locale, filters, facets);
const option = (value: string, name: string, name_en: string | null) => ({
  value,
  name,
  name_en,
  count: 3,
});
const facets: Listing['facets'] = {
  category: [option('workbooks', 'كتب التدريبات', 'Workbooks')],
  course: [option('first-term', 'الترم الأول', 'First term')],
  level: [option('general', 'عام', 'General'), option('azhari', 'أزهر', 'Azhari')],
  owner: [{ ...option('mona', 'منى', null), kind: 'teacher' }],
  availability: [
    { value: 'available', count: 2 },
    { value: 'out-of-stock', count: 1 },
  ],
};

test('there are five filters, each with a choice that means none', () => {
  const shown = shownIn('en', { page: 4 });
  expect(shown.map(({ label, all }) => [label, all.name])).toEqual([
    ['Category', 'All Categories'],
    ['Course', 'All Courses'],
    ['Level', 'All Levels'],
    ['Product Owner', 'All Owners'],
    ['Availability', 'All Items'],
  ]);
  for (const { all } of shown) expect(all).toMatchObject({ href: '/en/shop', selected: true });
  expect(shown.map(({ choices }) => choices.map(({ name }) => name))).toEqual([
    ['Workbooks'],
    ['First term'],
    ['General', 'Azhari'],
    ['منى'],
    ['Available', 'Out of Stock'],
  ]);
});

test('filters add up; taking one back keeps the others and begins at the first page', () => {
  const filters = { course: 'first-term', level: 'azhari', page: 3 };
  const [, course, level, , availability] = shownIn('ar', filters);
  expect(level?.choices.map(({ selected }) => selected)).toEqual([undefined, true]);
  expect(level?.all).toEqual({ name: 'العام والأزهري', href: '/shop?course=first-term' });
  expect(course?.all.href).toBe('/shop?level=azhari');
  expect(availability?.choices[1]?.href).toBe(
    '/shop?course=first-term&level=azhari&availability=out-of-stock',
  );
});
