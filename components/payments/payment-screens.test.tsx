/** @jest-environment jsdom */
import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import type { PaymentChoice } from '@/lib/payments/payment-choice';
import { renderIn } from '@/lib/i18n/render-fixture';
import en from '@/messages/en.json' with { type: 'json' };
import { PayButton } from './pay-button';
import { PaymentOptions } from './payment-options';

const words = en.payments;
const fawry: PaymentChoice = { provider: 'fawry', method: null, walletPhone: '' };
const paymob: PaymentChoice = { ...fawry, provider: 'paymob' };
const nothing = () => undefined;

afterEach(cleanup);

const names = () =>
  screen
    .getAllByRole('radio')
    .map((radio) => document.getElementById(radio.getAttribute('aria-labelledby')!)?.textContent);
const options = (
  choice: PaymentChoice,
  loading = false,
  providers = ['fawry', 'paymob'] as const,
) =>
  renderIn(
    'en',
    <PaymentOptions providers={providers} choice={choice} onChoose={nothing} loading={loading} />,
  );

test('offers both providers, and Paymob’s methods once it is selected', () => {
  options(fawry, true);
  expect(names()).toEqual(['Fawry', 'Paymob']);
  expect(screen.getByRole('status').textContent).toBe('Loading payment options...');
  cleanup();
  options(paymob);
  expect(names()).toEqual(['Fawry', 'Paymob', 'Card', 'Mobile wallet', 'Kiosk']);
  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.queryByLabelText(words.methods.walletPhone)).toBeNull();
  cleanup();
  options({ ...paymob, method: 'wallet' });
  expect(screen.getByLabelText(words.methods.walletPhone)).toBeTruthy();
});

test('lists what each option accepts', () => {
  options(paymob);
  const described = (name: string) => {
    const radio = screen.getByRole('radio', { name });
    return document.getElementById(radio.getAttribute('aria-describedby')!)?.textContent;
  };
  const { visa, mastercard, meeza, wallet, outlet, kiosk } = words.marks;
  const cards = `${visa}${mastercard}${meeza}`;
  expect(described('Fawry')).toBe(`${words.fawry.text}${cards}${wallet}${outlet}`);
  expect(described('Paymob')).toBe(`${words.paymob.text}${cards}${wallet}${kiosk}`);
  expect(described('Card')).toBe(cards);
});

test('shows the total in the bar, whichever provider is selected', () => {
  for (const choice of [fawry, paymob]) {
    cleanup();
    const props = { choice, total: 1234.5, busy: false, disabled: false, problem: '' };
    const { container } = renderIn('en', <PayButton {...props} />);
    expect(container.textContent.match(/EGP 1,234\.50/g)).toHaveLength(1);
  }
});

test('names the provider, the amount, the progress and the obstacle on the button', () => {
  const button = (choice: PaymentChoice, busy = false, problem = '') => {
    cleanup();
    const props = { choice, total: 1234.5, busy, disabled: false, problem } as const;
    renderIn('en', <PayButton {...props} />);
    return screen.getByRole('button').textContent;
  };
  expect(button(fawry)).toBe('Pay with Fawry - EGP 1,234.50');
  expect(button(paymob)).toBe('Pay with Paymob');
  expect(button(fawry, true)).toBe('Processing...');
  button(fawry, false, 'Not yet');
  expect(screen.getByRole('alert').textContent).toBe('Not yet');
});
