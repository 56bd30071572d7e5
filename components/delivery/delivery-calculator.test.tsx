/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ComponentProps } from 'react';
import type { Link } from '@/components/navigation/link';
import type { Delivery } from '@/lib/delivery/use-delivery';
import { renderIn } from '@/lib/i18n/render-fixture';

const cairo = { city_id: 'c1', name: 'القاهرة', name_en: 'Cairo', from_pt: 4_000, to_pt: 5_000 };
const estimate = {
  subtotal_pt: 20_000,
  fee_pt: 300,
  shipping_from_pt: 4_000,
  shipping_to_pt: 5_000,
  total_from_pt: 24_300,
  total_to_pt: 25_300,
};
const useDelivery = jest.fn<(items: readonly object[]) => Delivery>();
jest.unstable_mockModule('@/lib/delivery/use-delivery', () => ({ useDelivery }));
// Next's own calls it only where its router is.
jest.unstable_mockModule('@/components/navigation/link', () => ({
  Link: ({ onNavigate, children, ...props }: ComponentProps<typeof Link>) => (
    <a {...props} onClick={onNavigate}>
      {children}
    </a>
  ),
}));
const { DeliveryCalculator } = await import('./delivery-calculator');

const delivery: Delivery = {
  rates: [cairo],
  rate: undefined,
  estimate: undefined,
  failed: false,
  choose: () => undefined,
  retry: () => undefined,
};

beforeEach(() => {
  localStorage.clear();
  useDelivery.mockReset().mockReturnValue(delivery);
});
afterEach(cleanup);

const show = (available = true) =>
  renderIn('en', <DeliveryCalculator productId="p1" available={available} />);
const panel = async () => (await screen.findByRole('combobox')).closest('label')!.parentElement!;
const link = () => screen.getByRole('link', { name: 'Work out delivery to your governorate' });

test('is a link to the table of fees until it is opened, and requests nothing', async () => {
  show();
  // Were it open, its code would be there by now.
  await import('./product-delivery');
  await screen.findByRole('link');
  expect(link().getAttribute('href')).toBe('/delivery');
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(useDelivery).not.toHaveBeenCalled();
});

test('opens for one copy, announces it, and focuses the governorate', async () => {
  show();
  fireEvent.click(link());
  expect(screen.getByRole('status').textContent).toBe('Working out the fee…');
  const governorates = await screen.findByRole('combobox', { name: 'Your governorate' });
  await waitFor(() => expect(document.activeElement).toBe(governorates));
  expect(useDelivery).toHaveBeenCalledWith([{ id: 'p1', qty: 1 }]);
});

test('is open without taking the focus if a governorate was chosen before', async () => {
  localStorage.setItem('delivery-city', '"c1"');
  useDelivery.mockReturnValue({ ...delivery, rate: cairo, estimate });
  show();
  const { textContent } = await panel();
  expect(document.activeElement).toBe(document.body);
  expect(textContent).toMatch(/Delivery to Cairo: EGP 40 – 50(?!\.)/);
  expect(textContent).toMatch(/\(EGP 3\): EGP 243 – 253(?!\.)/);
  expect(textContent).toMatch(/arrives between \w+day, .+ and \w+day, /);
});

test('shows no day of arrival for a book that is out of stock', async () => {
  localStorage.setItem('delivery-city', '"c1"');
  useDelivery.mockReturnValue({ ...delivery, rate: cairo, estimate });
  show(false);
  expect((await panel()).textContent).not.toContain('arrives');
});
