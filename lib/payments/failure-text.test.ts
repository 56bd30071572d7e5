import { expect, test } from '@jest/globals';
import { getTranslator } from '@/lib/i18n/translator';
import type { PaymentFailure } from '@/lib/payments/payment-failure';
import { paymentFailureText } from './failure-text';

const t = getTranslator('en', 'payments');
const failures = getTranslator('en', 'payments.failures');
const failure = (code: string, message: string) => ({ code, message, status: 500 });
const unread = (code: string) => ({ code, message: '', status: 0 });

test.each<[PaymentFailure, string]>([
  [{ reason: 'charge', failure: failure('new', 'Told by the server') }, 'Told by the server'],
  [{ reason: 'charge', failure: failure('new', '') }, 'Charge request failed'],
  [{ reason: 'charge', failure: failure('already_paid', 'x') }, failures('already_paid')],
  [
    { reason: 'paymob', failure: failure('new', 'Told by the server'), method: 'card' },
    'Told by the server',
  ],
  [{ reason: 'paymob', failure: failure('new', ''), method: 'card' }, 'Paymob function error'],
  [{ reason: 'charge', failure: failure('malformed', '') }, 'Charge request failed'],
  [
    { reason: 'paymob', failure: failure('malformed', ''), method: 'card' },
    'Paymob function error',
  ],
  [{ reason: 'paymob', failure: unread('incomplete'), method: 'card' }, 'Paymob card error'],
  [{ reason: 'paymob', failure: unread('malformed'), method: 'wallet' }, 'Paymob wallet error'],
  [{ reason: 'paymob', failure: unread('malformed'), method: 'kiosk' }, 'Paymob kiosk error'],
  [{ reason: 'no-page', method: 'card' }, 'Paymob card initialization failed'],
  [{ reason: 'no-page', method: 'wallet' }, 'Paymob wallet initialization failed'],
  [{ reason: 'no-page', method: 'kiosk' }, 'Paymob kiosk initialization failed'],
  [{ reason: 'agreement' }, 'Payment initialization failed. Please try again.'],
])('explains a payment that failed with %j as %j', (failed, text) => {
  expect(paymentFailureText({ t, failures }, failed)).toBe(text);
});
