import { expect, test } from '@jest/globals';
import {
  awaitsPayment,
  paymentCompletePath,
  readPaymentResult,
  statusName,
} from './payment-result';

const fawry = {
  type: 'ChargeResponse',
  referenceNumber: '7105189834',
  merchantRefNumber: 'ZD-7K3M-9QXT-4F8RW2ND6KXTPQ5C',
  orderStatus: 'PAID',
  customerMobile: '01012345678',
  statusCode: '200',
};

test('prefers the provider’s fields and falls back to the others', () => {
  expect(readPaymentResult(fawry)).toEqual({
    succeeded: true,
    isFawry: true,
    orderNumber: 'ZD-7K3M-9QXT',
    reference: '7105189834',
    orderStatus: 'PAID',
    phone: '01012345678',
    reason: null,
  });
  expect(readPaymentResult({ orderNumber: 'A', customerPhone: '1', phone: '2' })).toMatchObject({
    orderNumber: 'A',
    phone: '1',
  });
  expect(readPaymentResult({ merchantRefNumber: '', orderNumber: 'A', phone: '2' })).toMatchObject({
    orderNumber: 'A',
    phone: '2',
  });
});

test('reads the decline reason from the code of either provider', () => {
  const reasonOf = (query: Record<string, string>) => readPaymentResult(query).reason;
  expect(reasonOf({ statusCode: '99951' })).toBe('funds');
  expect(reasonOf({ statusCode: '400', responseCode: '54' })).toBe('expired');
  expect(reasonOf({ statusCode: '400' })).toBeNull();
});

test('shows only the order number of an attempt’s reference', () => {
  const numberOf = (merchantRefNumber: string) =>
    readPaymentResult({ merchantRefNumber }).orderNumber;
  expect(numberOf('ZD-7K3M-9QXT-4F8RW2ND6KXTPQ5C')).toBe('ZD-7K3M-9QXT');
  expect(numberOf('ZD-7K3M-9012-0000000000000000')).toBe('ZD-7K3M-9012');
  expect(readPaymentResult({ orderNumber: 'ZD-7K3M-9QXT-4F8RW2ND6KXTPQ5C' }).orderNumber).toBe(
    'ZD-7K3M-9QXT',
  );
});

test.each([
  'ZD-7K3M-9QXT',
  'ZD-7K3M-9012',
  'ZD-7K3M-9QXT-4F8RW2ND6KXTPQ5',
  'ZD-7K3M-9QXT-4F8RW2ND6KXTPQ5CC',
  'ZD-7K3M-9QXT-4F8RW2ND6KXTPQ5I',
  'ZD-7K3M-4F8RW2ND6KXTPQ5C',
  'BK-7K3M-9QXT-4F8RW2ND6KXTPQ5C',
])('shows %s unchanged, because it is not an attempt’s reference', (merchantRefNumber) => {
  expect(readPaymentResult({ merchantRefNumber }).orderNumber).toBe(merchantRefNumber);
});

test.each([undefined, '', '201', '2000', ' 200', 'OK', ['200', '200']])(
  'status code %j is not a success',
  (statusCode) => {
    expect(readPaymentResult({ ...fawry, statusCode }).succeeded).toBe(false);
  },
);

test('an empty result is a failure without an order number', () => {
  expect(readPaymentResult({})).toEqual({
    succeeded: false,
    isFawry: false,
    orderNumber: null,
    reference: null,
    orderStatus: null,
    phone: null,
    reason: null,
  });
});

test('truncates values and removes directional marks', () => {
  const read = readPaymentResult({ orderStatus: '\u202ePAID\u0000', orderNumber: 'x'.repeat(500) });
  expect(read.orderStatus).toBe('PAID');
  expect(read.orderNumber).toHaveLength(100);
  expect(readPaymentResult({ referenceNumber: 'undefined' }).reference).toBeNull();
});

test.each(['UNPAID', 'new', 'Pending'])('%s: the payment is pending', (orderStatus) => {
  expect(awaitsPayment(readPaymentResult({ orderStatus }))).toBe(true);
});

test.each(['PAID', '', 'FAILED'])('%j: the payment is not pending', (orderStatus) => {
  expect(awaitsPayment(readPaymentResult({ orderStatus }))).toBe(false);
});

test.each([
  ['UNPAID', 'pending'],
  ['New', 'pending'],
  ['PAID', 'paid'],
  ['CANCELED', 'cancelled'],
  ['ON_HOLD', 'on_hold'],
  ['constructor', 'constructor'],
])('the provider’s status %s is shown as %s', (status, name) => {
  expect(statusName(status)).toBe(name);
});

test('the address contains all fields of a result unchanged', () => {
  const path = paymentCompletePath({ statusCode: 200, a: 'ب &', b: null, c: false, d: { e: 1 } });
  expect(path.slice(0, 18)).toBe('/payment-complete?');
  expect(Object.fromEntries(new URLSearchParams(path.slice(18)))).toEqual({
    statusCode: '200',
    a: 'ب &',
    c: 'false',
    d: '{"e":1}',
  });
  expect(paymentCompletePath(undefined)).toBe('/payment-complete');
  expect(paymentCompletePath('gone')).toBe('/payment-complete');
});
