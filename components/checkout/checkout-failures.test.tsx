/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { leaveCart, storeCart, storedCart } from '@/lib/cart/cart-page-fixture';
import type { Draft } from '@/lib/checkout/draft';
import { renderIn } from '@/lib/i18n/render-fixture';
import { locales, type Locale } from '@/lib/i18n/locale';
import { egyptId } from '@/lib/locations/location';
import { delayed, refused } from '@/lib/supabase/backend-fixture';
import ar from '@/messages/ar.json' with { type: 'json' };
import en from '@/messages/en.json' with { type: 'json' };
import {
  cairoId,
  checkoutBackend,
  delayPlaces,
  email,
  maadiId,
  priceFunction,
  product,
  quoteOf,
} from './checkout-fixture';
import { CheckoutForm } from './checkout-form';

const messages = { ar, en };
const orderFunction = 'functions/create-order';

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
    email,
    phone: '01012345678',
    additionalPhone: '01112345678',
    address: '12 Nile Street',
    countryId: egyptId,
    cityId: cairoId,
    areaId: maadiId,
  },
  promo: null,
  provider: 'paymob' as const,
  method: 'kiosk' as const,
  walletPhone: '',
};

let backend: ReturnType<typeof checkoutBackend>;
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  backend = checkoutBackend({ 'rpc/create_or_update_user_address': null });
  storeCart([product.product_id, 1]);
});
afterEach(leaveCart);

/** Resolves when the cart has loaded. */
async function open(locale: Locale = 'en', choice: Partial<Draft> = {}) {
  const { container } = renderIn(
    locale,
    <CheckoutForm
      shopper={{ id: 'mona', email }}
      payments={payments}
      draft={{ ...draft, ...choice }}
      arrival={null}
    />,
  );
  await screen.findAllByText(locale === 'ar' ? /نوّار الأحياء/ : /Nuwwar Biology/);
  const payBar = container.querySelector<HTMLElement>('[data-slot=pay-bar]')!;
  const press = () => fireEvent.submit(container.querySelector('form')!);
  const priced = () => waitFor(() => expect(payBar.textContent).toContain('345'));
  return { words: messages[locale].checkout, payBar, press, priced };
}

/** SWR requests everything on the page again. */
const reconnect = () => act(() => void window.dispatchEvent(new Event('online')));

const alerts = (text: string) =>
  screen.getAllByRole('alert').filter(({ textContent }) => textContent.includes(text));

test.each(locales)(
  'explains in %s that the places could not be loaded, next to the button that retries, and when the shopper pays',
  async (locale) => {
    backend.respond('areas', refused(400, { message: 'no' }));
    const { words, payBar, press } = await open(locale);
    const { shipping, dialogs, preChecks } = words;
    await waitFor(() => expect(alerts(shipping.failed)).toHaveLength(1));
    const [alert] = alerts(shipping.failed);
    press();
    await waitFor(() => expect(alerts(shipping.failed)).toHaveLength(2));
    expect(payBar.textContent).toContain(shipping.failed);
    expect(alerts(preChecks.priceFailed)).toEqual([]);
    expect(backend.callsOf(orderFunction)).toEqual([]);
    backend.respond('areas', delayed().response);
    const before = backend.callsOf('areas').length;
    fireEvent.click(within(alert!).getByRole('button', { name: dialogs.error.tryAgain }));
    await waitFor(() => expect(backend.callsOf('areas').length).toBeGreaterThan(before));
  },
);

test('waits for lists that may still load, without reporting a failure', async () => {
  const arrive = delayPlaces(backend);
  const { words, payBar, press } = await open();
  expect(alerts(words.shipping.failed)).toEqual([]);
  press();
  expect(payBar.textContent).toContain(words.preChecks.calculating);
  arrive();
  await waitFor(() => expect(payBar.textContent).not.toContain(words.preChecks.calculating));
});

test('does not reopen the dialog for the same failure, but allows a retry', async () => {
  backend.respond(priceFunction, refused(400, { code: 'invalid_items', message: 'x' }));
  const { words, payBar, press } = await open();
  const { error, price } = words.dialogs;
  await screen.findByRole('alertdialog');
  expect(backend.callsOf(priceFunction)).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: price.back }));
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(payBar.textContent).toContain(words.preChecks.priceFailed);
  // The same refusal, from another request.
  reconnect();
  await waitFor(() => expect(backend.callsOf(priceFunction)).toHaveLength(2));
  await waitFor(() => expect(payBar.textContent).toContain(words.preChecks.priceFailed));
  press();
  expect(screen.queryByRole('alertdialog')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: error.tryAgain }));
  const dialog = await screen.findByRole('alertdialog');
  expect(backend.callsOf(priceFunction)).toHaveLength(3);
  fireEvent.keyDown(dialog, { key: 'Escape' });
  expect(screen.queryByRole('alertdialog')).toBeNull();
  backend.respond(priceFunction, quoteOf(345));
  reconnect();
  await waitFor(() => expect(payBar.textContent).not.toContain(words.preChecks.priceFailed));
});

test.each([
  ['wallet number', 'wallet', en.payments.methods.walletPhone],
  ['option', null, en.payments.methods.card],
] as const)('a missing %s gets the focus', async (_, method, label) => {
  const { payBar, press, priced } = await open('en', { method });
  await priced();
  press();
  expect(document.activeElement).toBe(screen.getByLabelText(label));
  expect(payBar.textContent).toMatch(/Please (enter|select)/);
});

test('shows the changed price next to the old one, keeps the cart, and orders at it with one click', async () => {
  const { words, press, priced } = await open();
  await priced();
  backend.respond(orderFunction, refused(409, { code: 'price_changed', message: '' }));
  backend.respond(priceFunction, quoteOf(355));
  const { price } = words.dialogs;
  press();
  const dialog = await screen.findByRole('alertdialog', { name: price.title });
  expect([...dialog.querySelectorAll('dl > div')].map((row) => row.textContent)).toEqual([
    `${price.before}EGP 345.00`,
    `${price.now}EGP 355.00`,
  ]);
  expect(storedCart()).toEqual([[product.product_id, 1]]);
  fireEvent.click(within(dialog).getByRole('button', { name: price.accept }));
  await waitFor(() => expect(backend.callsOf(orderFunction)).toHaveLength(2));
  const totals = backend.callsOf(orderFunction).map(({ body }) => body);
  expect(totals).toMatchObject([{ expected_total: 345 }, { expected_total: 355 }]);
});
