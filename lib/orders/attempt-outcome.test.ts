import { expect, test } from '@jest/globals';
import { attemptOutcome } from './attempt-outcome';
import type { PayableOrder } from './order';

const attempt = {
  order_payment_id: 'one',
  provider: 'paymob',
  payment_method: 'card',
  status: 'PENDING',
  reference: null,
  reference_expires_at: null,
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
  expect(attemptOutcome({ ...order, status, order_payment }, 'one')).toBe(outcome);
});

test('an attempt that is not there says nothing', () => {
  expect(attemptOutcome(order, 'one')).toBe('open');
});
