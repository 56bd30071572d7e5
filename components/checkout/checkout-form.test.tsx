/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { leaveCart, storeCart } from '@/lib/cart/cart-page-fixture';
import { renderIn } from '@/lib/i18n/render-fixture';
import en from '@/messages/en.json' with { type: 'json' };
import { checkoutBackend, delayPlaces, email, product } from './checkout-fixture';
import { CheckoutForm } from './checkout-form';

const { fields, faults, dialogs, preChecks } = en.checkout;
const shopper = { id: 'mona', email };
const payments = {
  providers: ['paymob' as const],
  fawry: null,
  merchantCode: undefined,
  paymobUrl: undefined,
};
let backend: ReturnType<typeof checkoutBackend>;
beforeEach(() => {
  backend = checkoutBackend();
  storeCart([product.product_id, 1]);
});
afterEach(() => {
  leaveCart();
  localStorage.clear();
  sessionStorage.clear();
});

const show = () =>
  renderIn(
    'en',
    <CheckoutForm shopper={shopper} payments={payments} draft={null} arrival="Arrives soon" />,
  );
/** Resolves when the profile has failed to load: the form has the session's e-mail address. */
const prefilled = () =>
  waitFor(() => expect(screen.getByLabelText(fields.email)).toHaveProperty('value', email));
/** Resolves when the cart, the failed profile and the lists have loaded. */
async function open() {
  show();
  await screen.findByLabelText(fields.city);
  await waitFor(() => expect(screen.getByLabelText(fields.city)).toHaveProperty('disabled', false));
  await prefilled();
}

const type = (label: string, value: string) =>
  fireEvent.input(screen.getByLabelText(label), { target: { value } });
const payButton = () => screen.queryByRole('button', { name: en.payments.pay.paymob });
const pay = () => fireEvent.click(payButton()!);
const faultOf = (label: string) => {
  const ids = screen.getByLabelText(label).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
};
const problem = () => document.querySelector('#pay-problem')?.textContent;

function fillIn() {
  type(fields.firstName, 'Mona');
  type(fields.lastName, 'El Sayed');
  type(fields.phone, '01012345678');
  type(fields.additionalPhone, '0223456789');
  type(fields.address, '12 Nile Street');
}

test('treats the price as loading, not failed, before the lists have loaded', async () => {
  const arrive = delayPlaces(backend);
  show();
  await prefilled();
  fillIn();
  pay();
  await waitFor(() => expect(problem()).toBe(preChecks.calculating));
  arrive();
  await waitFor(() => expect(problem()).toBe(''));
});

test('opens one dialog for an unusual phone number and the Enter key', async () => {
  await open();
  type(fields.phone, '12345');
  fireEvent.submit(screen.getByLabelText(fields.phone).closest('form')!);
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.textContent).toContain(dialogs.confirmPhone.text);
  fireEvent.click(screen.getByRole('button', { name: dialogs.confirmPhone.yes }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(faultOf(fields.phone)).toContain(faults.phoneNotEgyptian);
});

test('also marks the city and the area if every field is empty', async () => {
  await open();
  pay();
  await waitFor(() => expect(faultOf(fields.city)).toContain(faults.cityMissing));
  expect(faultOf(fields.area)).toContain(faults.areaMissing);
});

test('lists missing fields in a dialog, and focuses the first one on OK', async () => {
  await open();
  type(fields.lastName, 'El Sayed');
  pay();
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog.querySelector('p')?.textContent).toBe('Please fill all required fields');
  const missing = [...dialog.querySelectorAll('li')].map(({ textContent }) => textContent);
  const { firstName, phone, additionalPhone, address, city, area } = fields;
  expect(missing).toEqual([firstName, phone, additionalPhone, address, city, area]);
  fireEvent.click(screen.getByRole('button', { name: dialogs.ok }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(firstName)));
});

test('clears an error and the message below the button when the field is edited', async () => {
  await open();
  pay();
  fireEvent.click(await screen.findByRole('button', { name: dialogs.ok }));
  expect(faultOf(fields.lastName)).toContain(faults.lastNameMissing);
  type(fields.lastName, 'El Sayed');
  await waitFor(() => expect(faultOf(fields.lastName)).toBe(''));
  expect(faultOf(fields.firstName)).toContain(faults.firstNameMissing);
  fillIn();
  pay();
  await waitFor(() => expect(problem()).toBe(preChecks.city));
  type(fields.firstName, 'Muna');
  await waitFor(() => expect(problem()).toBe(''));
});

test('marks the city and the area if no place is chosen', async () => {
  await open();
  fillIn();
  pay();
  await waitFor(() => expect(problem()).toBe(preChecks.city));
  expect(faultOf(fields.city)).toContain(faults.cityMissing);
  expect(faultOf(fields.area)).toContain(faults.areaMissing);
});

test('shows the days of delivery in Egypt only', async () => {
  await open();
  expect(screen.getByText('Arrives soon')).toBeTruthy();
  fireEvent.change(screen.getByLabelText(fields.country), {
    target: { value: screen.getByRole<HTMLOptionElement>('option', { name: 'Jordan' }).value },
  });
  await waitFor(() => expect(screen.queryByText('Arrives soon')).toBeNull());
});

test('shows links to the books and the orders instead of a form if the cart is empty', async () => {
  storeCart();
  show();
  expect(await screen.findByRole('heading', { name: dialogs.empty.title })).toBeTruthy();
  expect(payButton()).toBeNull();
  expect(screen.queryByLabelText(fields.phone)).toBeNull();
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/en/shop', '/en/profile/orders']);
});
