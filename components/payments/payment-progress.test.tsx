/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen } from '@testing-library/react';
import { renderIn } from '@/lib/i18n/render-fixture';
import en from '@/messages/en.json' with { type: 'json' };
import { PaymentProgress } from './payment-progress';
import type { PaymentStage } from './payment-stage';

const { payments } = en;
const nothing = () => undefined;

afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const showStage = (stage: PaymentStage) =>
  renderIn('en', <PaymentProgress stage={stage} onOpenTab={nothing} />);

test.each([
  ['order', 'Creating order...'],
  ['payment', 'Processing payment request...'],
  ['leaving', 'Loading...'],
  ['confirming', 'Confirming your payment...'],
] as const)('while something is done (%s) an overlay says what: %s', (step, text) => {
  showStage({ name: 'working', step });
  expect(screen.getByRole('dialog', { name: text }).textContent).toBe(text);
});

test.each([
  ['a popup', { name: 'popup' }, payments.popup.loading],
  ['a kiosk’s number', { name: 'kiosk-waiting' }, payments.kiosk.waiting],
] as const)('waiting for %s counts down from ten to the way home', (_, stage, text) => {
  jest.useFakeTimers();
  showStage(stage);
  const overlay = screen.getByRole('dialog', { name: text });
  expect(overlay.textContent).toContain('Return home button will appear in 10 seconds');
  expect(overlay.textContent.includes("Don't leave this page")).toBe(stage.name === 'popup');
  for (let second = 0; second < 10; second += 1) {
    expect(screen.queryByRole('link')).toBeNull();
    act(() => jest.advanceTimersByTime(1_000));
  }
  expect(overlay.querySelector('.spinner')).toBeNull();
  expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/en');
});

const order = { order_id: 'o', order_number: 'ZD-7K3M-9QXT', total_amount: 509.25 };

test.each(['paid', 'failed', 'open'] as const)(
  'shows the result of a payment in a separate tab (%s)',
  (outcome) => {
    showStage({ name: 'returned', outcome, reason: null, order });
    const { title, text } = payments.tab.outcomes[outcome];
    const overlay = screen.getByRole('dialog', { name: title });
    expect(overlay.textContent).toContain(text);
    expect(overlay.textContent).toContain('ZD-7K3M-9QXT');
    const pay = screen.queryByRole('link', { name: payments.tab.payOrder });
    expect(pay?.getAttribute('href')).toBe(outcome === 'paid' ? undefined : '/en/checkout/order/o');
    expect(screen.getByRole('link', { name: payments.tab.home }).getAttribute('href')).toBe('/en');
  },
);

test('explains why a payment in a separate tab was declined', () => {
  const { funds } = en.declineReasons;
  showStage({ name: 'returned', outcome: 'failed', reason: 'funds', order });
  expect(screen.getByRole('status').textContent).toContain(funds);
  cleanup();
  showStage({ name: 'returned', outcome: 'failed', reason: null, order });
  expect(screen.getByRole('status').textContent).not.toContain(funds);
});
