import { expect, test } from '@jest/globals';
import { attemptEnd } from './attempt-outcome';
import type { PayableOrder } from './order';

const attempt = {
  order_payment_id: 'one',
  provider: 'paymob',
  payment_method: 'card',
  status: 'PENDING',
  reference: null,
  reference_expires_at: null,
  decline_code: null,
  created_at: '2026-11-21 09:00:00+00',
};
const order: PayableOrder = {
  order_id: 'o',
  order_number: 'ZD-7K3M-9QXT',
  timestamp: '2026-11-21 09:00:00+00',
  subtotal_pt: 45_000,
  shipping_pt: 0,
  fee_pt: 0,
  discount_pt: 0,
  total_amount: 450,
  status: 'pending',
  expires_at: null,
  order_payment: [],
  order_status_changes: [],
  order_addresses: null,
  order_products: [],
};

test.each([
  ['processing', 'INITIATED', 'paid'],
  ['shipped', 'PENDING', 'paid'],
  ['pending', 'PAID', 'paid'],
  ['pending', 'FAILED', 'failed'],
  ['pending', 'EXPIRED', 'failed'],
  ['cancelled', 'PENDING', 'failed'],
  ['pending', 'PENDING', 'open'],
  ['pending', 'INITIATED', 'open'],
])('a %s order whose attempt is %s: %s', (status, of, outcome) => {
  const order_payment = [
    { ...attempt, order_payment_id: 'earlier', status: 'FAILED' },
    { ...attempt, status: of },
  ];
  expect(attemptEnd({ ...order, status, order_payment }, 'one').outcome).toBe(outcome);
});

test.each([
  ['FAILED', '51', 'funds'],
  ['FAILED', '99954', 'expired'],
  ['FAILED', '00', null],
  ['FAILED', null, null],
  ['EXPIRED', '51', null],
  ['PENDING', '51', null],
])('an attempt that is %s with the code %s was declined for: %s', (status, code, reason) => {
  const order_payment = [
    { ...attempt, order_payment_id: 'earlier', status: 'FAILED', decline_code: '61' },
    { ...attempt, status, decline_code: code },
  ];
  expect(attemptEnd({ ...order, order_payment }, 'one').reason).toBe(reason);
});

test('an unknown attempt is open', () => {
  expect(attemptEnd(order, 'one')).toEqual({ outcome: 'open', reason: null });
});
