/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderIn } from '@/lib/i18n/render-fixture';
import messages from '@/messages/en.json' with { type: 'json' };
import type { OrderWithBooks } from '@/lib/orders/listed-order';
import { listed } from './orders-fixture';

const words = messages.orders;

type Read = { failed: boolean; isValidating: boolean; mutate: () => Promise<unknown> };
const read = { failed: false, isValidating: false };
const mutate = jest.fn<() => Promise<unknown>>();
const useRecentOrders = jest.fn<() => Read & { orders: OrderWithBooks[] | undefined }>();
let search = new URLSearchParams();
const another = {
  product_id: 'p2',
  quantity: 1,
  product_name: 'كيمياء',
  name_en: null,
  product: null,
};

jest.unstable_mockModule('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  usePathname: () => '/en/profile',
  useSearchParams: () => search,
}));
jest.unstable_mockModule('@/lib/orders/use-orders', () => ({ useRecentOrders }));
const { OrdersEmpty } = await import('./orders-empty');
const { RecentOrders } = await import('./recent-orders');

beforeEach(() => {
  jest.resetAllMocks();
  search = new URLSearchParams();
  globalThis.fetch = jest.fn<typeof fetch>(() => Promise.resolve({} as Response));
});
afterEach(cleanup);

const showPanel = (orders: OrderWithBooks[] | undefined, state: Partial<typeof read> = {}) => {
  useRecentOrders.mockReturnValue({ ...read, ...state, mutate, orders });
  return renderIn('en', <RecentOrders userId="u" empty={<OrdersEmpty />} />);
};

test('warms the shop up once and shows three placeholders until the orders have loaded', () => {
  const { container } = showPanel(undefined);
  expect(container.querySelectorAll('[data-slot="order-skeleton"]')).toHaveLength(3);
  expect(screen.getByRole('status').textContent).toBe(words.list.loading);
  expect(globalThis.fetch).toHaveBeenCalledTimes(1);
  expect(globalThis.fetch).toHaveBeenCalledWith('/api/orders/warmup');
});

test('ignores a failed warm-up', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('network'));
  showPanel([]);
  await Promise.resolve();
  expect(screen.getByText(words.list.empty)).toBeTruthy();
});

test('offers a link to the shop if there are no orders', () => {
  showPanel([]);
  const start = screen.getByRole('link', { name: words.list.start });
  expect(start.getAttribute('href')).toBe('/en/shop');
  expect(screen.getByRole('link', { name: words.list.all }).getAttribute('href')).toBe(
    '/en/profile/orders',
  );
});

test('shows the link to all orders above the list, so that loading orders does not move it', () => {
  showPanel([listed]);
  const link = screen.getByRole('link', { name: words.list.all });
  const order = link.compareDocumentPosition(screen.getByRole('list'));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('shows book, number, time in Cairo, status and total in a row that opens the order', () => {
  const { container } = showPanel([
    listed,
    { ...listed, order_id: 'o2', status: 'On hold', books: [...listed.books, another] },
  ]);
  expect(container.querySelector('[data-slot="badge"]')?.textContent).toBe('2');
  const [row, other] = screen.getAllByRole('button');
  expect(row?.textContent).toMatch(
    /^PhysicsZD-7K3M-9QXTNovember 21, 2026.*11:00.*ShippedEGP 1,509\.25$/u,
  );
  expect(row?.querySelectorAll('img')).toHaveLength(1);
  // A book that is no longer in the shop has a place, but no picture.
  expect(other?.querySelectorAll('[data-slot="cover"]')).toHaveLength(2);
  expect(other?.querySelectorAll('img')).toHaveLength(1);
  expect(other?.textContent).toMatch(/^Physics and 1 more book/);
  expect(row?.querySelector('[data-tone]')?.getAttribute('data-tone')).toBe('purple');
  expect(other?.querySelector('[data-tone="grey"]')?.textContent).toBe('On hold');
  fireEvent.click(row!);
  expect(window.location.search).toBe('?order=o1');
  expect(screen.getByRole('link', { name: words.list.all }).getAttribute('href')).toBe(
    '/en/profile/orders',
  );
});

test('reports a failure, retries on request, and keeps the focus in the panel', async () => {
  mutate.mockResolvedValue([listed]);
  showPanel(undefined, { failed: true });
  expect(screen.getByRole('alert').textContent).toContain(words.list.failed);
  fireEvent.click(screen.getByRole('button', { name: words.list.tryAgain }));
  expect(mutate).toHaveBeenCalledTimes(1);
  await waitFor(() => expect(document.activeElement?.textContent).toBe(words.list.recent));
});
