import { describe, expect, jest, test } from '@jest/globals';

jest.unstable_mockModule('server-only', () => ({}));
const { paymentSettings } = await import('./payments');

const sandboxes = {
  FAWRY_BASE_URL: 'http://127.0.0.1:54321/sandbox/fawry/',
  PAYMOB_BASE_URL: 'http://127.0.0.1:54321/sandbox/paymob',
};

describe('payment settings', () => {
  test('both providers are offered, Fawry first', () => {
    const { providers, fawry, paymob } = paymentSettings(sandboxes);
    expect(providers).toEqual(['fawry', 'paymob']);
    expect(fawry).toEqual({
      baseUrl: 'http://127.0.0.1:54321/sandbox/fawry',
      origin: 'http://127.0.0.1:54321',
      scriptUrl:
        'http://127.0.0.1:54321/sandbox/fawry/atfawry/plugin/assets/payments/js/fawrypay-payments.js',
      stylesheetUrl:
        'http://127.0.0.1:54321/sandbox/fawry/atfawry/plugin/assets/payments/css/fawrypay-payments.css',
      merchantCode: undefined,
    });
    expect(paymob?.origin).toBe('http://127.0.0.1:54321');
  });

  test('a shop can turn a provider off or change the order', () => {
    expect(paymentSettings({ ...sandboxes, PAYMENT_PROVIDERS: 'paymob' }).providers).toEqual([
      'paymob',
    ]);
    expect(
      paymentSettings({ ...sandboxes, PAYMENT_PROVIDERS: ' Paymob, fawry ' }).providers,
    ).toEqual(['paymob', 'fawry']);
    expect(paymentSettings({ ...sandboxes, PAYMENT_PROVIDERS: '' }).providers).toEqual([]);
  });

  test('a provider without an address is not offered', () => {
    expect(paymentSettings({ FAWRY_BASE_URL: 'https://www.atfawry.com' }).providers).toEqual([
      'fawry',
    ]);
    expect(paymentSettings({ FAWRY_BASE_URL: '', PAYMOB_BASE_URL: '' }).providers).toEqual([]);
  });

  test('live payments are never sent to localhost', () => {
    expect(() => paymentSettings({ ...sandboxes, APP_ENV: 'live' })).toThrow('APP_ENV is live');
    for (const host of ['localhost', '127.3.2.1', '[::1]', 'pay.localhost'])
      expect(() =>
        paymentSettings({ FAWRY_BASE_URL: `http://${host}:1/fawry`, APP_ENV: 'live' }),
      ).toThrow('APP_ENV is live');
    expect(
      paymentSettings({ FAWRY_BASE_URL: 'https://www.atfawry.com', APP_ENV: 'live' }).providers,
    ).toEqual(['fawry']);
  });

  test.each([
    [{ FAWRY_BASE_URL: 'http://www.atfawry.com' }, 'must use https'],
    [{ FAWRY_BASE_URL: 'www.atfawry.com' }, 'FAWRY_BASE_URL'],
    [{ PAYMENT_PROVIDERS: 'cash' }, 'PAYMENT_PROVIDERS'],
  ])('%j is rejected with a reason', (environment, reason) => {
    expect(() => paymentSettings(environment)).toThrow(reason);
  });
});
