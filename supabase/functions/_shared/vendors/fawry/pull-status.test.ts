import { describe, expect, test } from '@jest/globals';
import { fawryConfig, paid, sha256, signed } from '../testing/fawry-message.ts';
import { type Reply, vendorStub } from '../testing/vendor-stub.ts';
import { pullStatus } from './pull-status.ts';

const config = {
  ...fawryConfig,
  baseUrl: 'https://fawry.example/base',
  merchantCode: 'SANDBOX+MERCHANT/==',
};
const merchantRef = paid.merchantRefNumber;
const otherRef = 'ZD-7K3M-9QXT-0A1B2C3D4E5F6G7H';
const pull = (reply: Reply) => pullStatus(config, vendorStub(reply).fetch, merchantRef);
const eventOf = async (changed: Parameters<typeof signed>[0]) => {
  const pulled = await pull(signed(changed));
  if (!pulled.ok) throw new Error(pulled.error.code);
  return pulled.event;
};

test('encodes + / and = in the address of the status request', async () => {
  const { fetch, requests } = vendorStub(paid);
  expect((await pullStatus(config, fetch, merchantRef)).ok).toBe(true);
  const { url } = requests[0]!;
  expect(url).toContain('merchantCode=SANDBOX%2BMERCHANT%2F%3D%3D&');
  expect(new URL(url).pathname).toBe('/base/ECommerceWeb/Fawry/payments/status/v2');
  expect(new URL(url).searchParams.get('signature')).toBe(
    sha256(config.merchantCode, merchantRef, config.secureKey),
  );
});

describe('an answer', () => {
  test('becomes an event in piastres, without the shopper’s details', async () => {
    const { evidence, ...event } = await eventOf({});
    expect(event).toEqual({
      provider: 'fawry',
      event_key: '970177001|PAID|FPN-24480|46590',
      merchant_ref: merchantRef,
      status: 'PAID',
      amount_pt: 46_590,
      currency: 'EGP',
      transaction_id: '970177001',
      method: 'kiosk',
      reference_expires_at: '2026-11-24T00:00:00.000Z',
      occurred_at: '2026-11-23T00:00:00.000Z',
    });
    expect(JSON.stringify(evidence)).not.toMatch(/منى|01000000000|buyer/);
    expect(JSON.stringify(evidence)).not.toContain(paid.messageSignature);
  });

  test('gives the reason for a failed payment, and only for a failed one', async () => {
    const code = { failureErrorCode: 99_951, failureReason: 'Insufficient funds' };
    const failed = { orderStatus: 'FAILED' };
    expect(await eventOf({ ...failed, ...code })).toMatchObject({ decline_code: '99951' });
    expect(await eventOf(failed)).not.toHaveProperty('decline_code');
    expect(await eventOf(code)).not.toHaveProperty('decline_code');
  });

  test.each([
    ['NEW', 'PENDING'],
    ['UNPAID', 'PENDING'],
    ['Paid', 'PAID'],
    ['FAILED', 'FAILED'],
    ['EXPIRED', 'EXPIRED'],
    ['CANCELED', 'CANCELLED'],
    ['CANCELLED', 'CANCELLED'],
    ['REFUNDED', 'REFUNDED'],
    ['PARTIAL_REFUNDED', 'PARTIAL_REFUNDED'],
    ['DELIVERED', 'PENDING'],
    ['SETTLED SOMEHOW', 'PENDING'],
  ])('maps %s to %s', async (orderStatus, status) => {
    expect((await eventOf({ orderStatus })).status).toBe(status);
  });

  test.each(['PAID', 'REFUNDED', 'PARTIAL_REFUNDED'])(
    '%s names the transaction that moved the money',
    async (orderStatus) => {
      const event = await eventOf({ orderStatus });
      expect(event).toMatchObject({ transaction_id: '970177001' });
      expect(event).not.toHaveProperty('reference');
    },
  );

  test.each(['NEW', 'UNPAID', 'EXPIRED', 'FAILED', 'SETTLED'])(
    '%s names what to pay with, and no transaction',
    async (orderStatus) => {
      const event = await eventOf({ orderStatus });
      expect(event).toMatchObject({ reference: '970177001' });
      expect(event).not.toHaveProperty('transaction_id');
    },
  );

  test('without Fawry’s number, names no transaction', async () => {
    const event = await eventOf({ fawryRefNumber: undefined, orderStatus: 'NEW' });
    expect(event).not.toHaveProperty('reference');
    expect(event).not.toHaveProperty('transaction_id');
  });

  test('may write amounts and numbers as strings, with fees added', async () => {
    const changed = { orderAmount: '465.90', paymentAmount: '467.9', fawryRefNumber: 970_177_001 };
    expect(await eventOf(changed)).toMatchObject({
      amount_pt: 46_590,
      transaction_id: '970177001',
    });
  });

  test('for less than the order’s amount reports the amount that was paid, not the expected one', async () => {
    expect((await eventOf({ paymentAmount: 464.9 })).amount_pt).toBe(46_490);
    expect((await eventOf({ orderAmount: 464.9 })).amount_pt).toBe(46_490);
  });

  test.each([
    ['', ''],
    [null, undefined],
  ])(
    'may leave both amounts out (%j, %j): then it names none',
    async (paymentAmount, orderAmount) => {
      const event = await eventOf({ paymentAmount, orderAmount });
      expect(event).toMatchObject({ status: 'PAID', amount_pt: null, transaction_id: '970177001' });
    },
  );

  test('may have an unknown payment method, or none', async () => {
    expect((await eventOf({ paymentMethod: 'Barter' })).method).toBe('other');
    expect((await eventOf({ paymentMethod: undefined, orderStatus: 'NEW' })).method).toBe('other');
  });
});

test.each([
  ['a payment that Fawry does not know', { type: 'x', statusCode: 9938 }, 'not_found'],
  ['an error with status 200', { statusCode: '9946' }, 'refused'],
  ['a page', '<html></html>', 'malformed'],
  ['a redirect', { status: 302, body: '' }, 'malformed'],
  ['an answer under another reference', { ...paid, merchantRefNumber: otherRef }, 'bad_signature'],
  ['a signed answer about another payment', signed({ merchantRefNumber: otherRef }), 'malformed'],
  ['an answer about no attempt', signed({ merchantRefNumber: 'ZD-7K3M-9QXT' }), 'malformed'],
  ['an answer without a signature', { ...paid, messageSignature: undefined }, 'malformed'],
  ['an answer with half a signature', { ...paid, messageSignature: 'c0ffee' }, 'malformed'],
  ['a changed answer', { ...paid, orderAmount: 1 }, 'bad_signature'],
  ['one amount of two', signed({ paymentAmount: '' }), 'malformed'],
  ['the other amount of two', signed({ orderAmount: null }), 'malformed'],
  ['an amount that is none', signed({ orderAmount: '465,90' }), 'malformed'],
  ['a status that is no word', signed({ orderStatus: '200' }), 'malformed'],
  ['no status', signed({ orderStatus: '' }), 'malformed'],
])('rejects %s', async (_, reply, code) => {
  expect(await pull(reply)).toMatchObject({ ok: false, error: { code } });
});
