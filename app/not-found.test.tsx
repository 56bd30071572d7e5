/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { brandName } from '@/lib/env/brand';
import NotFound from './not-found';

test('an address without a language has the shop’s name in its title and links to the shop in both languages', () => {
  render(<NotFound />, { container: document });
  expect(document.title).toBe(`${brandName('ar')} | 404`);
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    [brandName('ar'), '/shop'],
    [brandName('en'), '/en/shop'],
  ]);
});
