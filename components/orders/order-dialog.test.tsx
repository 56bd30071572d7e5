/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { renderIn } from '@/lib/i18n/render-fixture';
import messages from '@/messages/en.json' with { type: 'json' };
import type { OrderDetails } from '@/lib/orders/order-details';
import type { PayableOrder } from '@/lib/orders/order';
import type { ReorderState } from '@/lib/orders/use-reorder';
import type { TrackingAnswer } from '@/lib/orders/track-shipment';
import { details, payable, shipment } from './orders-fixture';

const words = messages.orders;

type Read = { failed: boolean; isValidating: boolean; mutate: () => Promise<unknown> };
const read = { failed: false, isValidating: false };
const mutate = jest.fn<() => Promise<unknown>>();
const useOrderDetails = jest.fn<() => Read & { details: OrderDetails | null | undefined }>();
const usePayableOrder = jest.fn<(id: string | null) => { order: PayableOrder | undefined }>();
const track = jest.fn<() => Promise<null>>();
let tracked: TrackingAnswer | 'loading' | null = null;
const reorder = jest.fn<() => Promise<null>>();
let reordered: ReorderState = { status: 'idle' };

jest.unstable_mockModule('next/navigation', () => ({
  ...jest.requireActual<object>('next/navigation'),
  usePathname: () => '/en/profile',
  useSearchParams: () => new URLSearchParams(),
}));
jest.unstable_mockModule('@/lib/orders/use-order-details', () => ({ useOrderDetails }));
jest.unstable_mockModule('@/lib/orders/use-payable-order', () => ({ usePayableOrder }));
jest.unstable_mockModule('@/lib/orders/use-reorder', () => ({
  useReorder: () => ({ state: reordered, reorder }),
}));
jest.unstable_mockModule('@/lib/orders/use-tracking', () => ({
  useTracking: () => ({
    state:
      tracked === null
        ? { status: 'idle' }
        : tracked === 'loading'
          ? { status: 'loading' }
          : { status: 'answered', answer: tracked },
    track,
  }),
}));
const { OrderDialog } = await import('./order-dialog');

const close = jest.fn();

beforeEach(() => {
  jest.resetAllMocks();
  tracked = null;
  reordered = { status: 'idle' };
  usePayableOrder.mockReturnValue({ order: undefined });
});
afterEach(cleanup);

const showDialog = (order: OrderDetails | null | undefined, state: Partial<typeof read> = {}) => {
  useOrderDetails.mockReturnValue({ ...read, ...state, mutate, details: order });
  return renderIn('en', <OrderDialog orderId="o1" onClose={close} />);
};

test('shows every detail of an order in the dialog', () => {
  showDialog(details);
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
  expect(usePayableOrder).toHaveBeenCalledWith(null);
});

test('shows why a payment was declined', () => {
  const [payment] = details.payments;
  showDialog({ ...details, payments: [{ ...payment!, decline: 'funds' }] });
  const shown = screen.getByRole('region', { name: /^Payment details/ }).textContent;
  expect(shown).toContain(messages.declineReasons.funds);
});

test('lists the parts of the price, and the steps that the order has reached', () => {
  jest.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z') });
  showDialog(details);
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

test('omits the discount if there is none, and the steps if the status is unknown', () => {
  showDialog({ ...details, discount_pt: 0, status: 'On hold' });
  expect(screen.queryByText(words.details.discount)).toBeNull();
  expect(screen.queryByRole('region', { name: messages.orderProgress.title })).toBeNull();
});

test('shows whether an order is loading, failed, missing or not selected', () => {
  showDialog(undefined);
  expect(screen.getByRole('status').textContent).toBe(words.details.loading);
  cleanup();
  showDialog(undefined, { failed: true });
  expect(screen.getByRole('alert').textContent).toContain(words.details.failed);
  fireEvent.click(screen.getByRole('button', { name: words.list.tryAgain }));
  expect(mutate).toHaveBeenCalledTimes(1);
  cleanup();
  showDialog(null);
  expect(screen.getByRole('dialog').textContent).toContain(words.details.missing);
  cleanup();
  renderIn('en', <OrderDialog orderId="" onClose={close} />);
  expect(screen.getByRole('dialog').textContent).toContain(words.details.none);
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  expect(close).toHaveBeenCalledTimes(1);
});

test('offers to pay a pending order, and not to order it again', () => {
  usePayableOrder.mockReturnValue({ order: payable });
  showDialog({ ...details, status: 'pending' });
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('link', { name: words.actions.payNow }).getAttribute('href')).toBe(
    '/en/checkout/order/o1',
  );
  expect(dialog.getByText('970177001')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: words.actions.reorder })).toBeNull();
  cleanup();
  const expired = { ...payable, expires_at: '2020-01-01 00:00:00+00', order_payment: [] };
  usePayableOrder.mockReturnValue({ order: expired });
  showDialog({ ...details, status: 'pending' });
  expect(screen.getByText(words.actions.expired)).toBeTruthy();
  expect(screen.queryByRole('link', { name: words.actions.payNow })).toBeNull();
});

test('reloads an order that was paid in the meantime', () => {
  usePayableOrder.mockReturnValue({ order: { ...payable, status: 'processing' } });
  showDialog({ ...details, status: 'pending' });
  expect(mutate).toHaveBeenCalledTimes(1);
});

test('shows no tracking button for a parcel without a number or a courier', () => {
  const bare = { ...shipment, number: null };
  const foreign = { ...shipment, order_shipment_id: 's2', shipping_providers: null };
  showDialog({ ...details, shipments: [bare, foreign] });
  expect(screen.getByText(words.details.notIssued)).toBeTruthy();
  expect(screen.queryByRole('button', { name: words.tracking.track })).toBeNull();
});

test('requests tracking, shows progress and failures, and lists events newest first', () => {
  showDialog(details);
  fireEvent.click(screen.getByRole('button', { name: words.tracking.track }));
  expect(track).toHaveBeenCalledTimes(1);
  cleanup();
  tracked = 'loading';
  const { baseElement } = showDialog(details);
  expect(screen.getByRole('button', { name: words.tracking.tracking })).toBeTruthy();
  expect(baseElement.querySelector('[data-slot="spinner"]')).not.toBeNull();
  for (const [failure, text] of [
    [{ reason: 'unsupported' }, words.tracking.unsupported],
    [{ reason: 'no-number' }, words.tracking.noNumber],
    [
      { reason: 'refused', code: 'courier_timeout', message: '' },
      words.tracking.failures.courier_timeout,
    ],
    [{ reason: 'refused', code: 'new', message: 'Told by the courier' }, 'Told by the courier'],
    [{ reason: 'refused', code: 'new', message: '' }, words.tracking.failed],
  ] as const) {
    cleanup();
    tracked = { ok: false, failure };
    showDialog(details);
    expect(screen.getByRole('alert').textContent).toBe(text);
  }
  cleanup();
  tracked = { ok: true, tracking: { status: 'preparing' } };
  showDialog(details);
  expect(screen.getByText(words.tracking.preparing)).toBeTruthy();
  cleanup();
  const event = { known: null, location: null, status: null };
  tracked = {
    ok: true,
    tracking: {
      status: 'moving',
      events: [
        {
          ...event,
          description: 'Signed',
          at: Date.parse('2026-01-16T08:00:00Z'),
          location: 'Giza',
        },
        { ...event, description: 'وصلت', at: null },
      ],
    },
  };
  showDialog(details);
  expect(screen.getByText(words.tracking.history).parentElement?.textContent).toMatch(
    /SignedJanuary 16, 2026.*10:00.*Giza.*وصلتTime unknown$/u,
  );
  // In its own direction, on the page's side of the list.
  expect(screen.getByText('وصلت').closest('[dir="auto"]')).toBeNull();
  expect(screen.getByText('وصلت').tagName).toBe('BDI');
});

test('names what could not be ordered again, and why', () => {
  reordered = {
    status: 'done',
    reorder: {
      added: [],
      leftOut: [{ product_id: 'p1', quantity: 3, reason: 'withdrawn' }],
    },
  };
  showDialog(details);
  const text = screen.getAllByRole('status').at(-1)?.textContent;
  expect(text).toBe(`${words.actions.nothing}Physics × 3: ${words.actions.reasons.withdrawn}`);
  cleanup();
  reordered = {
    status: 'done',
    reorder: { added: [{ product_id: 'p1', quantity: 3 }], leftOut: [] },
  };
  showDialog(details);
  expect(screen.getByText(words.actions.reordered)).toBeTruthy();
  expect(screen.getByRole('link', { name: words.actions.goToCart }).getAttribute('href')).toBe(
    '/en/cart',
  );
});
