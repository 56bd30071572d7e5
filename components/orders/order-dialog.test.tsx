/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { leaveCart, storedCart } from '@/lib/cart/cart-page-fixture';
import { productFixture } from '@/lib/catalogue/product-fixture';
import { renderIn } from '@/lib/i18n/render-fixture';
import { delayed, fakeBackend, refused } from '@/lib/supabase/backend-fixture';
import messages from '@/messages/en.json' with { type: 'json' };
import type { OrderDetails } from '@/lib/orders/order-details';
import { details, orderTables, payable, shipment } from './orders-fixture';

const words = messages.orders;

jest.unstable_mockModule('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  usePathname: () => '/en/profile',
  useSearchParams: () => new URLSearchParams(),
}));
const { OrderDialog } = await import('./order-dialog');

const close = jest.fn();

beforeEach(() => {
  jest.resetAllMocks();
  localStorage.clear();
});
afterEach(leaveCart);

function showDialog(responses: Record<string, unknown>) {
  const backend = fakeBackend(responses);
  renderIn('en', <OrderDialog orderId={details.order_id} onClose={close} />);
  return backend;
}
/** Resolves when the order has loaded. */
async function openOrder(
  order: Partial<OrderDetails> = {},
  responses: Parameters<typeof orderTables>[0] & { others?: object } = {},
) {
  cleanup();
  const { others, ...related } = responses;
  const tables = orderTables({ ...related, order: { ...details, ...order } });
  const backend = showDialog({ ...tables, ...others });
  await screen.findByRole('region', { name: /^Order summary/ });
  return backend;
}

test('shows every detail of an order in the dialog', async () => {
  const { calls } = await openOrder();
  const dialog = screen.getByRole('dialog', { name: words.details.title });
  const part = (name: RegExp) => within(dialog).getByRole('region', { name }).textContent;
  expect(part(/^Order summary/)).toMatch(/ZD-7K3M-9QXT.*EGP 1,509\.25.*Shipped/u);
  expect(part(/^Products \(1\)/)).toContain('Physics × 3EGP 300.30');
  const payments = part(/^Payment details \(1\)/);
  expect(payments).toContain('Fawry (فوري)');
  expect(payments).toMatch(/Started.*11:00.*Paid.*11:05.*ON_HOLD/u);
  expect(part(/^Shipments \(1\)/)).toMatch(
    /Standard delivery.*J&T Express.*UEG0001.*12 شارع النيل.*Track shipment/u,
  );
  // Nothing to pay is requested for an order that is not pending.
  expect(calls.map(({ query }) => query.get('select'))).not.toContainEqual(
    expect.stringContaining('expires_at'),
  );
});

test('shows why a payment was declined', async () => {
  const [payment] = details.payments;
  const payment_status = [{ status: 'FAILED', timestamp: '2026-11-21 09:05:00+00' }];
  await openOrder({ payments: [{ ...payment!, payment_status }] }, { declineCode: '51' });
  const shown = screen.getByRole('region', { name: /^Payment details/ }).textContent;
  expect(shown).toContain(messages.declineReasons.funds);
});

test('lists the parts of the price, and the steps that the order has reached', async () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z'), doNotFake: ['performance'] });
  await openOrder();
  jest.useRealTimers();
  const part = (name: RegExp) => screen.getByRole('region', { name });
  expect(part(/^Products/).textContent).toMatch(
    /Subtotal.*1,450\.00Shipping.*65\.00Service Fee.*4\.25Promo Discount-EGP 10\.00Total.*1,509\.25$/u,
  );
  expect(part(/^Products/).querySelector('img')).not.toBeNull();
  const { title, steps } = messages.orderProgress;
  const way = within(part(new RegExp(title))).getAllByRole('listitem');
  expect(way.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining(steps.pending),
    expect.stringContaining(steps.processing),
    expect.stringMatching(new RegExp(`^${steps.shipped}November 22, 2026`, 'u')),
    expect.stringMatching(new RegExp(`^${steps.delivered}.*Expected between Tuesday`, 'u')),
  ]);
  expect(way[2]?.getAttribute('aria-current')).toBe('step');
});

test('omits the discount if there is none, and the steps if the status is unknown', async () => {
  await openOrder({ discount_pt: 0, status: 'On hold' });
  expect(screen.queryByText(words.details.discount)).toBeNull();
  expect(screen.queryByRole('region', { name: messages.orderProgress.title })).toBeNull();
});

test('shows whether an order is loading, failed, missing or not selected', async () => {
  showDialog({ ...orderTables(), orders: delayed().response });
  expect(screen.getByRole('status').textContent).toBe(words.details.loading);
  cleanup();
  jest.useFakeTimers();
  const backend = showDialog({ ...orderTables(), orders: refused(400, { message: 'no' }) });
  // Automatic retries come first.
  expect((await screen.findByRole('alert')).textContent).toContain(words.details.failed);
  jest.useRealTimers();
  backend.respond('orders', []);
  fireEvent.click(screen.getByRole('button', { name: words.list.tryAgain }));
  expect(await screen.findByText(words.details.missing)).toBeTruthy();
  cleanup();
  renderIn('en', <OrderDialog orderId="" onClose={close} />);
  expect(screen.getByRole('dialog').textContent).toContain(words.details.none);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(close).toHaveBeenCalledTimes(1);
});

test('offers to pay a pending order, and not to order it again', async () => {
  await openOrder({ status: 'pending' }, { payable });
  const dialog = within(screen.getByRole('dialog'));
  const link = await dialog.findByRole('link', { name: words.actions.payNow });
  expect(link.getAttribute('href')).toBe(`/en/checkout/order/${details.order_id}`);
  expect(dialog.getByText('970177001')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: words.actions.reorder })).toBeNull();
  const expired = { ...payable, expires_at: '2020-01-01 00:00:00+00', order_payment: [] };
  await openOrder({ status: 'pending' }, { payable: expired });
  expect(await screen.findByText(words.actions.expired)).toBeTruthy();
  expect(screen.queryByRole('link', { name: words.actions.payNow })).toBeNull();
});

test('reloads an order that was paid in the meantime', async () => {
  const paid = { ...payable, status: 'processing' };
  const { callsOf } = await openOrder({ status: 'pending' }, { payable: paid });
  await waitFor(() => expect(callsOf('order_shipment')).toHaveLength(2));
});

test('shows no tracking button for a parcel without a number or a courier', async () => {
  const bare = { ...shipment, number: null };
  const foreign = { ...shipment, order_shipment_id: 's2', shipping_providers: null };
  await openOrder({ shipments: [bare, foreign] });
  expect(screen.getByText(words.details.notIssued)).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.tracking.track })).toBeNull();
});

const courier = 'functions/jt_track_shipment_manual';
/** Opens an order with this parcel, and tracks it. */
async function track(parcel: Partial<typeof shipment>, response: unknown) {
  const shipments = [{ ...shipment, ...parcel }];
  const backend = await openOrder({ shipments }, { others: { [courier]: response } });
  fireEvent.click(screen.getByRole('button', { name: words.tracking.track }));
  return backend;
}

test('shows that a parcel is being tracked', async () => {
  const { callsOf } = await track({}, delayed().response);
  expect(screen.getByRole('button', { name: words.tracking.tracking })).toBeTruthy();
  expect(document.querySelector('[data-slot="spinner"]')).not.toBeNull();
  await waitFor(() =>
    expect(callsOf(courier)).toMatchObject([{ body: { bill_codes: ['UEG0001'] } }]),
  );
});

test.each([
  [{ shipping_providers: { name: 'Unknown Express' } }, 'unused', '', words.tracking.unsupported],
  [{ number: '?' }, 'unused', '', words.tracking.noNumber],
  [{}, 'courier_timeout', '', words.tracking.failures.courier_timeout],
  [{}, 'new', 'Told by the courier', 'Told by the courier'],
  [{}, 'new', '', words.tracking.failed],
] as const)('explains why tracking failed: %j, %s, %s', async (parcel, code, message, text) => {
  await track(parcel, refused(422, { code, message }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(text));
});

test('lists the events of a parcel newest first', async () => {
  await track({}, { results: [{ bill_code: 'UEG0001', provider: 'jt', history: [] }] });
  expect(await screen.findByText(words.tracking.preparing)).toBeTruthy();
  const history = [
    { description: 'وصلت', normalized_status: 'in_transit' },
    {
      description: 'Signed',
      normalized_status: 'delivered',
      scan_time: '2026-01-16T08:00:00Z',
      location: 'Giza',
    },
  ];
  await track({}, { results: [{ bill_code: 'UEG0001', provider: 'jt', history }] });
  expect((await screen.findByText(words.tracking.history)).parentElement?.textContent).toMatch(
    /SignedJanuary 16, 2026.*10:00.*Giza.*وصلتTime unknown$/u,
  );
  // In its own direction, on the page's side of the list.
  expect(screen.getByText('وصلت').closest('[dir="auto"]')).toBeNull();
  expect(screen.getByText('وصلت').tagName).toBe('BDI');
});

test('names what could not be ordered again, and why', async () => {
  await openOrder({}, { others: { shop_products_view: [] } });
  fireEvent.click(screen.getByRole('button', { name: words.actions.reorder }));
  await waitFor(() =>
    expect(screen.getAllByRole('status').at(-1)?.textContent).toBe(
      `${words.actions.nothing}Physics × 3: ${words.actions.reasons.withdrawn}`,
    ),
  );
});

test('links the cart after ordering again', async () => {
  const product = productFixture();
  await openOrder({}, { others: { shop_products_view: [product] } });
  fireEvent.click(screen.getByRole('button', { name: words.actions.reorder }));
  expect(await screen.findByText(words.actions.reordered)).toBeTruthy();
  expect(screen.getByRole('link', { name: words.actions.goToCart }).getAttribute('href')).toBe(
    '/en/cart',
  );
  expect(storedCart()).toEqual([[product.product_id, 3]]);
});
