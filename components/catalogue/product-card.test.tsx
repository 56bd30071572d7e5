/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';
import { productFixture } from '@/lib/catalogue/product-fixture';
import { LocaleProvider } from '@/lib/i18n/locale-context';
import { cardProduct, type CardProduct } from './card-product';
import { CardWordsProvider } from './card-words';
import { localizedCardWords } from './localized-card-words';

const addToCart = jest.fn<() => Promise<void>>();
jest.unstable_mockModule('@/lib/cart/add-to-cart', () => ({
  addToCart,
  prepareToAdd: () => undefined,
}));
const { ProductCard } = await import('./product-card');
const { FeaturedProduct } = await import('./featured-product');

const words = localizedCardWords('en');
const wrapper = ({ children }: { children: ReactNode }) => (
  <LocaleProvider locale="en">
    <CardWordsProvider words={words}>{children}</CardWordsProvider>
  </LocaleProvider>
);
const show = (Card: ComponentType<CardProduct>, available = true) =>
  render(<Card {...cardProduct(productFixture({ available }), 'en')} />, { wrapper });
const button = () => screen.getByRole<HTMLButtonElement>('button');

beforeEach(() => {
  jest.useFakeTimers();
  addToCart.mockReset().mockResolvedValue();
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

test('a card leads to its book and tells its title, owner, price and availability', () => {
  const { container } = show(ProductCard);
  for (const name of ['Nuwwar Biology', words.viewDetails])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(
      '/en/product/BIO-3-NWR-EXP',
    );
  expect(container.textContent).toMatch(/Nuwwar Press.*EGP 345\.00.*Available/u);
});

test.each([
  ['a card of the list', ProductCard],
  ['a book put forward', FeaturedProduct],
])('%s adds to the cart once, and says that it is busy', async (_, Card) => {
  show(Card);
  expect(button().textContent).toBe(words.add);
  fireEvent.click(button());
  expect(button().textContent).toBe(words.adding);
  expect(button().getAttribute('aria-disabled')).toBe('true');
  fireEvent.click(button());
  await act(() => jest.advanceTimersByTimeAsync(400));
  expect(button().textContent).toBe(words.add);
  expect(addToCart.mock.calls).toEqual([
    [{ sku: 'BIO-3-NWR-EXP', product_id: productFixture().product_id }],
  ]);
});

test.each([
  ['a card of the list', ProductCard],
  ['a book put forward', FeaturedProduct],
])('%s that is out of stock cannot be added', (_, Card) => {
  const { container } = show(Card, false);
  expect(container.textContent).toContain(words.outOfStock);
  expect(button().disabled).toBe(true);
  fireEvent.click(button());
  expect(addToCart).not.toHaveBeenCalled();
});
