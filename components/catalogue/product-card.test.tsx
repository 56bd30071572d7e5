/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { storeInAnotherTab } from '@/lib/cart/cart-page-fixture';
import type { CatalogueProduct } from '@/lib/catalogue/product';
import { productFixture } from '@/lib/catalogue/product-fixture';
import { renderIn } from '@/lib/i18n/render-fixture';
import { cardProduct } from '@/lib/catalogue/card-product';

const addToCart = jest.fn<() => Promise<void>>();
jest.unstable_mockModule('@/lib/cart/add-to-cart', () => ({
  addToCart,
  prepareToAdd: () => undefined,
}));
const { ProductCard } = await import('./product-card');
const { FeaturedStrip } = await import('@/components/front/featured-strip');

type CardProps = { product: CatalogueProduct };
const Listed = ({ product }: CardProps) => <ProductCard {...cardProduct(product, 'en')} />;
const Featured = ({ product }: CardProps) => <FeaturedStrip products={[product]} />;

const show = (Card: ComponentType<CardProps>, available = true) =>
  renderIn('en', <Card product={productFixture({ available })} />);
const button = () => screen.getByRole<HTMLButtonElement>('button');

beforeEach(() => {
  jest.useFakeTimers();
  addToCart.mockReset().mockResolvedValue();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('shows subject, grade, title, owner and price, and its title and details lead to the book', () => {
  const { container } = show(Listed);
  const title = screen.getByRole('link', { name: 'Nuwwar Biology' });
  const details = screen.getByRole('link', { name: 'View Details' });
  for (const link of [title, details])
    expect(link.getAttribute('href')).toBe('/en/product/BIO-3-NWR-EXP');
  // The keyboard stops once.
  expect([title.tabIndex, details.tabIndex]).toEqual([0, -1]);
  expect(container.textContent).toMatch(
    /^Biology.?Sec\. 3.?Nuwwar Biology.?Nuwwar Press.?EGP 345.?View Details.?Add to Cart$/u,
  );
});

test('shows no badge for a book without a certain grade', () => {
  const product = productFixture({ grade: null });
  const { container } = renderIn('en', <Listed product={product} />);
  expect(container.textContent).not.toContain('Sec.');
});

test.each([
  ['a card of the list', Listed],
  ['a book put forward', Featured],
])('%s adds to the cart once, and says that it is busy', async (_, Card) => {
  show(Card);
  expect(button().textContent).toBe('Add to Cart');
  fireEvent.click(button());
  expect(button().textContent).toBe('Adding...');
  expect(button().getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button());
  await act(() => jest.advanceTimersByTimeAsync(400));
  expect(button().textContent).toBe('Add to Cart');
  expect(addToCart.mock.calls).toEqual([
    [{ sku: 'BIO-3-NWR-EXP', product_id: productFixture().product_id, title: 'Nuwwar Biology' }],
  ]);
});

test.each([
  ['a card of the list', Listed],
  ['a book put forward', Featured],
])('%s shows how many copies are in the cart, as the cart changes', (_, Card) => {
  const { product_id } = productFixture();
  show(Card);
  storeInAnotherTab([product_id, 2], ['other', 1]);
  expect(screen.getByRole('button', { name: /^In Cart: 2 ?Add one more/ })).toBe(button());
  storeInAnotherTab(['other', 1]);
  expect(button().textContent).toBe('Add to Cart');
});

test.each([
  ['a card of the list', Listed],
  ['a book put forward', Featured],
])('%s that is out of stock offers a notification instead', (_, Card) => {
  const { container } = show(Card, false);
  expect(container.textContent).toContain('Out of Stock');
  expect(screen.queryByRole('button')).toBeNull();
  const notify = screen.getByRole('link', { name: 'Notify me Nuwwar Biology' });
  expect(notify.getAttribute('href')).toBe('/en/product/BIO-3-NWR-EXP#notify');
});
