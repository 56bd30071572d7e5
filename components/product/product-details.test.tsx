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

test('shows name, availability, category, price and a description with its lines', () => {
  const { container } = show();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Nuwwar Biology');
  expect(container.textContent).toMatch(/Available.*Explanation Books.*EGP 345(?!\.)/u);
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

test('shows the subject above the name and the owner below it, each as a link', () => {
  show();
  const [above, below] = [
    screen.getByRole('link', { name: 'Biology' }),
    screen.getByRole('link', { name: 'Nuwwar Press' }),
  ];
  expect(above.getAttribute('href')).toBe('/en/subjects/biology');
  expect(below.getAttribute('href')).toBe('/en/owners/nuwwar-press');
  expect(below.closest('p')?.textContent).toBe('Publisher: Nuwwar Press');
  const heading = screen.getByRole('heading', { level: 1 });
  const follows = Node.DOCUMENT_POSITION_FOLLOWING;
  expect(above.compareDocumentPosition(heading) & follows).toBe(follows);
  expect(heading.compareDocumentPosition(below) & follows).toBe(follows);
});

test('shows grade, term, pages and edition as far as they are known', () => {
  const strip = () => [...document.querySelectorAll('dl > div')].map((fact) => fact.textContent);
  show({ pages: 1472 });
  expect(strip()).toEqual([
    `${t('grade')}Third secondary year`,
    `${t('term')}Full year`,
    `${t('pages')}1,472`,
    `${t('editionYear')}2027`,
  ]);
  cleanup();
  show({ grade: null, term_name: null, term_name_en: null, edition_year: null });
  expect(strip()).toEqual([`${t('pages')}472`]);
  cleanup();
  show({ grade: null, term_name: null, term_name_en: null, edition_year: null, pages: null });
  expect(document.querySelector('dl')).toBeNull();
});

test('shows the bar with price and button only for what can be bought', () => {
  show();
  const bar = document.querySelector('[data-slot="buy-bar"]');
  expect(bar?.textContent).toMatch(/EGP 345(?!\.).*Add to Cart/);
  cleanup();
  show({ available: false });
  expect(document.querySelector('[data-slot="buy-bar"]')).toBeNull();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Add to Cart/ }).disabled).toBe(
    true,
  );
});

test('shows specifications in a table, and notes in a separate box', () => {
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

test('falls back to the SKU if a title would be empty', () => {
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
