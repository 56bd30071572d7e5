import { expect, test } from '@jest/globals';
import { kioskReference, paymobPage } from './payment-addresses';

const base = 'https://accept.example';

test.each([
  [{ redirect_url: 'https://pay.example/x' }, 'https://pay.example/x'],
  [{ hosted_url: 'https://pay.example/h' }, 'https://pay.example/h'],
  [{ checkout_url: 'https://pay.example/c' }, 'https://pay.example/c'],
  [{ redirect_url: '', hosted_url: 'https://pay.example/h' }, 'https://pay.example/h'],
  [{ iframe_id: '7', payment_token: 'a b' }, `${base}/api/acceptance/iframes/7?payment_token=a+b`],
  [{ iframe_id: '7' }, null],
  [{ redirect_url: 'javascript:alert(1)' }, null],
  [{ redirect_url: '/shop' }, null],
  [{}, null],
])('finds the provider’s page in %j', (attempt, page) => {
  expect(paymobPage(attempt, base)).toBe(page);
});

test('finds the kiosk reference in any of its fields', () => {
  expect(kioskReference({ reference_number: ' 900001 ' })).toBe('900001');
  expect(kioskReference({ raw: { bill_reference: '900002' } })).toBe('900002');
  expect(kioskReference({ raw: { reference_number: '900003' } })).toBe('900003');
  expect(kioskReference({ raw: { bill_reference: '', reference_number: '900003' } })).toBe(
    '900003',
  );
  expect(kioskReference({ reference_number: ' ' })).toBeNull();
});
