/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { brandName } from '@/lib/env/brand';
import { locales } from '@/lib/i18n/locale';
import { renderIn } from '@/lib/i18n/render-fixture';
import { getTranslator } from '@/lib/i18n/translator';

jest.unstable_mockModule('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  useRouter: () => ({}),
}));
const { NotFoundScreen } = await import('@/components/feedback/not-found-screen');
const { ProductNotFound } = await import('./product-not-found');

afterEach(cleanup);

test.each(locales)(
  'reports in %s that the product does not exist, with the shop’s name in the title',
  (locale) => {
    const t = getTranslator(locale, 'errors');
    const show = (what: 'page' | 'product') => {
      cleanup();
      renderIn(locale, what === 'page' ? <NotFoundScreen /> : <ProductNotFound />);
      return [document.title, screen.getByRole('heading', { level: 1 }).textContent];
    };
    const brand = brandName(locale);
    const page = `${brand} | ${t('notFound.pageTitle')}`;
    expect(show('page')).toEqual([page, t('notFound.title')]);
    const product = t('productNotFound.title');
    expect(show('product')).toEqual([`${product} | ${brand}`, product]);
  },
);

test('offers a search and the subjects if a product is not found', () => {
  const t = getTranslator('en', 'layout');
  renderIn('en', <ProductNotFound />);
  const field = screen.getByRole('searchbox', { name: t('searchShop') });
  expect(field.closest('form')?.getAttribute('action')).toBe('/en/shop');
  const subjects = screen.getByRole('link', { name: t('directories.subject') });
  expect(subjects.getAttribute('href')).toBe('/en/subjects');
});
