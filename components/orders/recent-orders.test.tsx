/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderIn } from '@/lib/i18n/render-fixture';
import { delayed, fakeBackend, refused } from '@/lib/supabase/backend-fixture';
import messages from '@/messages/en.json' with { type: 'json' };
import type { OrderWithBooks } from '@/lib/orders/listed-order';
import { listed, rowsOf } from './orders-fixture';

const words = messages.orders;
const warmUp = 'api/orders/warmup';
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
const { OrdersEmpty } = await import('./orders-empty');
const { RecentOrders } = await import('./recent-orders');

beforeEach(() => {
  search = new URLSearchParams();
});
afterEach(cleanup);

function showPanel(orders: unknown, warmedUp: unknown = null) {
  const backend = fakeBackend({ [warmUp]: warmedUp, orders });
  const { container } = renderIn('en', <RecentOrders userId="u" empty={<OrdersEmpty />} />);
  return { backend, container };
}
const showOrders = (...orders: OrderWithBooks[]) => showPanel(rowsOf(orders));

test('warms the shop up once and shows three placeholders until the orders have loaded', () => {
  const { backend, container } = showPanel(delayed().response);
  expect(container.querySelectorAll('[data-slot="order-skeleton"]')).toHaveLength(3);
  expect(screen.getByRole('status').textContent).toBe(words.list.loading);
  expect(backend.callsOf(warmUp)).toHaveLength(1);
});

test('ignores a failed warm-up', async () => {
  const { backend } = showPanel([], new TypeError('network'));
  expect(backend.callsOf(warmUp)).toHaveLength(1);
  expect(await screen.findByText(words.list.empty)).toBeTruthy();
});

test('offers a link to the shop if there are no orders', async () => {
  showOrders();
  const start = await screen.findByRole('link', { name: words.list.start });
  expect(start.getAttribute('href')).toBe('/en/shop');
  expect(screen.getByRole('link', { name: words.list.all }).getAttribute('href')).toBe(
    '/en/profile/orders',
  );
});

test('shows the link to all orders above the list, so that loading orders does not move it', async () => {
  showOrders(listed);
  await screen.findByText('Physics');
  const link = screen.getByRole('link', { name: words.list.all });
  const order = link.compareDocumentPosition(screen.getByRole('list'));
  expect(order & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
});

test('shows book, number, time in Cairo, status and total in a row that opens the order', async () => {
  const { container } = showOrders(listed, {
    ...listed,
    order_id: 'o2',
    status: 'On hold',
    books: [...listed.books, another],
  });
  await waitFor(() => expect(screen.getAllByRole('button')).toHaveLength(2));
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
  expect(window.location.search).toBe(`?order=${listed.order_id}`);
  expect(screen.getByRole('link', { name: words.list.all }).getAttribute('href')).toBe(
    '/en/profile/orders',
  );
});

test('reports a failure, retries on request, and keeps the focus in the panel', async () => {
  jest.useFakeTimers();
  const { backend } = showPanel(refused(400, { message: 'no' }));
  // Automatic retries come first.
  expect((await screen.findByRole('alert')).textContent).toContain(words.list.failed);
  jest.useRealTimers();
  backend.respond('orders', rowsOf([listed]));
  fireEvent.click(screen.getByRole('button', { name: words.list.tryAgain }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe(words.list.recent));
});
