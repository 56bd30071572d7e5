/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { Link } from '@/components/navigation/link';
import { renderIn } from '@/lib/i18n/render-fixture';
import { fakeBackend } from '@/lib/supabase/backend-fixture';

const cityId = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const cairo = { city_id: cityId, name: 'القاهرة', name_en: 'Cairo', from_pt: 4_000, to_pt: 5_000 };
const estimate = {
  subtotal_pt: 20_000,
  fee_pt: 300,
  shipping_from_pt: 4_000,
  shipping_to_pt: 5_000,
  total_from_pt: 24_300,
  total_to_pt: 25_300,
};
// Next's own calls it only where its router is.
jest.unstable_mockModule('@/components/navigation/link', () => ({
  Link: ({ onNavigate, children, ...props }: ComponentProps<typeof Link>) => (
    <a {...props} onClick={onNavigate}>
      {children}
    </a>
  ),
}));
const { DeliveryCalculator } = await import('./delivery-calculator');

let backend: ReturnType<typeof fakeBackend>;
beforeEach(() => {
  localStorage.clear();
  backend = fakeBackend({ 'rpc/delivery_rates': [cairo], 'rpc/delivery_estimate': estimate });
});
afterEach(cleanup);

const show = (available = true) =>
  renderIn('en', <DeliveryCalculator productId="p1" available={available} />);
const panel = async () => {
  await screen.findByText(/The fee differs between areas/);
  return screen.getByRole('combobox').closest('label')!.parentElement!;
};
const link = () => screen.getByRole('link', { name: 'Work out delivery to your governorate' });

test('is a link to the table of fees until it is opened, and requests nothing', async () => {
  show();
  // Were it open, its code would be there by now.
  await import('./product-delivery');
  await screen.findByRole('link');
  expect(link().getAttribute('href')).toBe('/delivery');
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(backend.calls).toEqual([]);
});

test('opens for one copy, announces it, and focuses the governorate', async () => {
  show();
  fireEvent.click(link());
  expect(screen.getByRole('status').textContent).toBe('Working out the fee…');
  const governorates = await screen.findByRole('combobox', { name: 'Your governorate' });
  await waitFor(() => expect(document.activeElement).toBe(governorates));
  fireEvent.change(governorates, { target: { value: cityId } });
  await screen.findByText(/The fee differs between areas/);
  expect(backend.calls.at(-1)?.body).toEqual({
    p_items: [{ id: 'p1', qty: 1 }],
    p_city_id: cityId,
  });
});

test('is open without taking the focus if a governorate was chosen before', async () => {
  localStorage.setItem('delivery-city', JSON.stringify(cityId));
  show();
  const { textContent } = await panel();
  expect(document.activeElement).toBe(document.body);
  expect(textContent).toMatch(/Delivery to Cairo: EGP 40 – 50(?!\.)/);
  expect(textContent).toMatch(/\(EGP 3\): EGP 243 – 253(?!\.)/);
  expect(textContent).toMatch(/arrives between \w+day, .+ and \w+day, /);
});

test('shows no day of arrival for a book that is out of stock', async () => {
  localStorage.setItem('delivery-city', JSON.stringify(cityId));
  show(false);
  expect((await panel()).textContent).not.toContain('arrives');
});
