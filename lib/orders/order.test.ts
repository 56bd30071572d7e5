import { expect, test } from '@jest/globals';
import { isPayable, latestDecline, openReference, type PayableOrder } from './order';

const now = Date.parse('2026-11-21T10:00:00Z');
const order: PayableOrder = {
  order_id: 'o',
  order_number: 'ZD-7K3M-9QXT',
  timestamp: '2026-11-21 09:00:00+00',
  subtotal_pt: 45_000,
  shipping_pt: 6_500,
  fee_pt: 425,
  discount_pt: 1_000,
  total_amount: 509.25,
  status: 'pending',
  expires_at: '2026-11-21 10:30:00+00',
  order_payment: [],
  order_status_changes: [],
  order_addresses: null,
  order_products: [],
};
const payment = {
  order_payment_id: 'p',
  provider: 'paymob',
  payment_method: 'kiosk',
  status: 'PENDING',
  reference: '900001',
  reference_expires_at: '2026-11-22 10:00:00.5+00',
  decline_code: null,
  created_at: '2026-11-21 09:00:00+00',
};

test('an order is payable while it is pending and not expired', () => {
  expect(isPayable(order, now)).toBe(true);
  expect(isPayable({ ...order, status: 'processing' }, now)).toBe(false);
  expect(isPayable({ ...order, expires_at: '2026-11-21 09:59:59+00' }, now)).toBe(false);
});

test('a reference remains valid until it expires', () => {
  const withPayment = (changes: object) => ({
    ...order,
    order_payment: [{ ...payment, ...changes }],
  });
  expect(openReference(withPayment({}), now)).toEqual({
    reference: '900001',
    expiresAt: payment.reference_expires_at,
  });
  expect(openReference(withPayment({ reference_expires_at: null }), now)?.expiresAt).toBeNull();
  expect(openReference(withPayment({ status: 'EXPIRED' }), now)).toBeNull();
  expect(openReference(withPayment({ reference: null }), now)).toBeNull();
  expect(
    openReference(withPayment({ reference_expires_at: '2026-11-21 09:00:00+00' }), now),
  ).toBeNull();
  expect(openReference({ ...withPayment({}), status: 'processing' }, now)).toBeNull();
});

test('returns the decline reason of the latest attempt', () => {
  const declined = { ...payment, status: 'FAILED', decline_code: '51' };
  const later = { ...declined, created_at: '2026-11-21 09:30:00+00', decline_code: '54' };
  const reason = (...order_payment: (typeof declined)[]) =>
    latestDecline({ ...order, order_payment });
  expect(reason(declined)).toBe('funds');
  expect(reason(declined, later)).toBe('expired');
  expect(reason(later, declined)).toBe('expired');
  expect(reason(declined, { ...later, status: 'PENDING' })).toBeNull();
  expect(reason({ ...declined, decline_code: '00' })).toBeNull();
  expect(reason()).toBeNull();
});
