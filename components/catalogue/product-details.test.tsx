/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen, within } from '@testing-library/react';
import { localizeProduct } from '@/lib/catalogue/localized-product';
import type { Product } from '@/lib/catalogue/product';
import { productFixture } from '@/lib/catalogue/product-fixture';
import { renderIn } from '@/lib/i18n/render-fixture';
import { getTranslator } from '@/lib/i18n/translator';
import { ProductDetails } from './product-details';

const t = getTranslator('en', 'product');
const show = (fields: Partial<Product> = {}) =>
  renderIn(
    'en',
    <ProductDetails
      product={localizeProduct(productFixture(fields), 'en')}
      fees={null}
      related={[]}
    />,
  );

afterEach(cleanup);

test('a product page tells title, availability, category, price and a description with its lines', () => {
  const { container } = show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
    'Nuwwar Biology - Nuwwar Press - Biology',
  );
  expect(container.textContent).toMatch(/Available.*Explanation Books.*EGP 345\.00/u);
  const description = screen.getByRole('region', { name: t('description') }).querySelector('p');
  expect(description?.textContent).toBe('First line\nSecond line');
  expect(description?.className).toContain('whitespace-pre-line');
  const crumbs = within(screen.getByRole('navigation', { name: t('breadcrumb') }));
  expect(crumbs.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/en/shop',
    '/en/categories/explanation-books',
  ]);
  expect(
    crumbs
      .getByText(/^Nuwwar Biology/)
      .closest('[aria-current]')
      ?.getAttribute('dir'),
  ).toBe('auto');
});

test('specifications stand in a table of names and values, notes in a box of their own', () => {
  const specification = (spec_name_en: string, spec_value_en: string) => ({
    spec_name: 'اسم',
    spec_value: 'قيمة',
    spec_name_en,
    spec_value_en,
  });
  show({ notes_en: 'With answers', specifications: [specification('Term', 'Full year')] });
  const rows = within(screen.getByRole('table')).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['TermFull year', `${t('sku')}BIO-3-NWR-EXP`]),
  );
  expect(screen.getByRole('region', { name: t('notes') }).textContent).toContain('With answers');
});

test('a title is never empty: without its parts it is the sku', () => {
  show({
    product_name: '',
    name_en: null,
    product_owner_name: '',
    product_owner_name_en: null,
    subject_name: null,
    subject_name_en: null,
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('BIO-3-NWR-EXP');
});
