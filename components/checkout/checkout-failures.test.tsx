/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { storeCart, storedCart } from '@/lib/cart/cart-page-fixture';
import { productFixture } from '@/lib/catalogue/product-fixture';
import type { Draft } from '@/lib/checkout/draft';
import type { OrderResult, NewOrder } from '@/lib/checkout/place-order';
import type { Quote } from '@/lib/checkout/quote';
import type { QuoteState } from '@/lib/checkout/use-quote';
import type { FunctionFailure } from '@/lib/functions/function-failure';
import { renderIn } from '@/lib/i18n/render-fixture';
import { locales, type Locale } from '@/lib/i18n/locale';
import { egyptId, type Locations } from '@/lib/locations/location';
import ar from '@/messages/ar.json' with { type: 'json' };
import en from '@/messages/en.json' with { type: 'json' };

const messages = { ar, en };
const product = productFixture();
const lists = {
  countries: [{ id: egyptId, name: 'مصر', name_en: 'Egypt', iso2: 'EG' }],
  cities: [{ id: 'cairo', name: 'القاهرة', name_en: 'Cairo', country_id: egyptId }],
  areas: [{ id: 'maadi', name: 'المعادي', name_en: 'Maadi', city_id: 'cairo' }],
} as Locations;
const quoteOf = (total: number) =>
  ({
    subtotal: total,
    shipping: { before: 0 },
    extra_fee: { before: 0 },
    promo: { amount: 0, valid: false, reason: null },
    totals: { before: total, after: total },
  }) as Quote;

let places: { locations: Locations | undefined; failed: boolean; isValidating: boolean };
let total = 345;
let priceFailure: FunctionFailure | null = null;
const withRetries = jest.fn();
const retryPrice = jest.fn<() => Promise<unknown>>();
const placeOrder = jest.fn<(client: object, order: NewOrder) => Promise<OrderResult>>();
jest.unstable_mockModule('@/lib/account/use-profile', () => ({
  useProfile: () => ({ data: undefined, failed: true }),
}));
jest.unstable_mockModule('@/lib/locations/use-locations', () => ({
  useLocations: () => ({ ...places, retry: withRetries }),
}));
jest.unstable_mockModule('@/lib/cart/use-cart-items', () => ({
  useCartItems: () => ({ status: 'ready', items: [{ ...product, quantity: 1 }], waiting: 0 }),
}));
jest.unstable_mockModule('@/lib/checkout/use-quote', () => ({
  useQuote: (question: object | null): QuoteState => ({
    status: priceFailure ? 'failed' : question ? 'ready' : 'none',
    quote: priceFailure ? null : question && quoteOf(total),
    failure: priceFailure,
    retry: retryPrice,
  }),
}));
jest.unstable_mockModule('@/lib/supabase/browser-client', () => ({ browserClient: () => ({}) }));
jest.unstable_mockModule('@/lib/checkout/place-order', () => ({ placeOrder }));
const { CheckoutForm } = await import('./checkout-form');

const payments = {
  providers: ['paymob' as const],
  fawry: null,
  merchantCode: undefined,
  paymobUrl: 'https://accept.example',
};
const draft = {
  shopper: 'mona',
  form: {
    firstName: 'Mona',
    lastName: 'El Sayed',
    email: 'mona@example.com',
    phone: '01012345678',
    additionalPhone: '01112345678',
    address: '12 Nile Street',
    countryId: egyptId,
    cityId: 'cairo',
    areaId: 'maadi',
  },
  promo: null,
  provider: 'paymob' as const,
  method: 'kiosk' as const,
  walletPhone: '',
};

beforeEach(() => {
  jest.resetAllMocks();
  places = { locations: lists, failed: false, isValidating: false };
  total = 345;
  priceFailure = null;
  storeCart([product.product_id, 1]);
});
afterEach(cleanup);

function open(locale: Locale = 'en', choice: Partial<Draft> = {}) {
  const shopper = { id: 'mona', email: 'mona@example.com' };
  const form = () => (
    <CheckoutForm shopper={shopper} payments={payments} draft={{ ...draft, ...choice }} />
  );
  const { container, rerender } = renderIn(locale, form());
  const payBar = container.querySelector<HTMLElement>('[data-slot=pay-bar]')!;
  const press = () => fireEvent.submit(container.querySelector('form')!);
  return { words: messages[locale].checkout, payBar, press, again: () => rerender(form()) };
}

const alerts = (text: string) =>
  screen.getAllByRole('alert').filter(({ textContent }) => textContent.includes(text));

test.each(locales)(
  'explains in %s that the places could not be loaded, next to the button that retries, and when the shopper pays',
  (locale) => {
    places = { locations: undefined, failed: true, isValidating: false };
    const { words, payBar, press } = open(locale);
    const { shipping, dialogs, preChecks } = words;
    const [alert] = alerts(shipping.failed);
    fireEvent.click(within(alert!).getByRole('button', { name: dialogs.error.tryAgain }));
    expect(withRetries).toHaveBeenCalledTimes(1);
    press();
    expect(alerts(shipping.failed)).toHaveLength(2);
    expect(payBar.textContent).toContain(shipping.failed);
    expect(alerts(preChecks.priceFailed)).toEqual([]);
    expect(placeOrder).not.toHaveBeenCalled();
  },
);

test('waits for lists that may still load, without reporting a failure', () => {
  places = { locations: undefined, failed: false, isValidating: true };
  const { words, payBar, press, again } = open();
  expect(alerts(words.shipping.failed)).toEqual([]);
  press();
  expect(payBar.textContent).toContain(words.preChecks.calculating);
  places = { locations: lists, failed: false, isValidating: false };
  again();
  expect(payBar.textContent).not.toContain(words.preChecks.calculating);
});

test('does not reopen the dialog for the same failure, but allows a retry', () => {
  priceFailure = { code: 'service_unavailable', message: 'x', status: 503 };
  const { words, payBar, press, again } = open();
  const { error, price } = words.dialogs;
  const close = () => fireEvent.click(screen.getByRole('button', { name: price.back }));
  close();
  expect(retryPrice).not.toHaveBeenCalled();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(payBar.textContent).toContain(words.preChecks.priceFailed);
  // The same refusal, from another request.
  priceFailure = { ...priceFailure };
  again();
  press();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(payBar.textContent).toContain(words.preChecks.priceFailed);
  fireEvent.click(screen.getByRole('button', { name: error.tryAgain }));
  expect(retryPrice).toHaveBeenCalledTimes(1);
  const dialog = screen.getByRole('alertdialog');
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  priceFailure = null;
  again();
  expect(payBar.textContent).not.toContain(words.preChecks.priceFailed);
});

test.each([
  ['wallet number', 'wallet', en.payments.methods.walletPhone],
  ['option', null, en.payments.methods.card],
] as const)('a missing %s gets the focus', (_, method, label) => {
  const { payBar, press } = open('en', { method });
  press();
  expect(document.activeElement).toBe(screen.getByLabelText(label));
  expect(payBar.textContent).toMatch(/Please (enter|select)/);
});

test('shows the changed price next to the old one, keeps the cart, and orders at it with one click', async () => {
  const failure = { code: 'price_changed', message: '', status: 409 };
  placeOrder.mockResolvedValue({ ok: false, step: 'order', failure });
  retryPrice.mockImplementation(() => {
    total = 355;
    return Promise.resolve();
  });
  const { words, press } = open();
  const { price } = words.dialogs;
  press();
  const dialog = await screen.findByRole('alertdialog', { name: price.title });
  expect([...dialog.querySelectorAll('dl > div')].map((row) => row.textContent)).toEqual([
    `${price.before}EGP 345.00`,
    `${price.now}EGP 355.00`,
  ]);
  expect(storedCart()).toEqual([[product.product_id, 1]]);
  fireEvent.click(within(dialog).getByRole('button', { name: price.accept }));
  await waitFor(() => expect(placeOrder).toHaveBeenCalledTimes(2));
  expect(placeOrder.mock.calls.map(([, order]) => order.total)).toEqual([345, 355]);
});
