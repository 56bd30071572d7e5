/** @jest-environment node */
import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { type FawryConfig } from './config.ts';
import { readNotification } from './read-notification.ts';

const config: FawryConfig = {
  baseUrl: 'https://fawry.example',
  merchantCode: 'SANDBOX-MERCHANT==',
  secureKey: 'sandbox-fawry-secure-key',
  referenceHours: 48,
};
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const paid = {
  requestId: 'c72827d084ea4b88949d91dd2db4996e',
  fawryRefNumber: '970177001',
  merchantRefNumber: 'BK-2026-000123',
  customerName: 'منى علي',
  customerMobile: '01000000000',
  customerMail: 'buyer@example.com',
  paymentAmount: 465.9,
  orderAmount: 465.9,
  fawryFees: 0,
  orderStatus: 'PAID',
  paymentMethod: 'PAYATFAWRY',
  paymentTime: 1_795_392_000_000,
  paymentRefrenceNumber: 'FPN-24480',
  orderExpiryDate: 1_795_478_400_000,
  messageSignature: '3d5806b7c22b8ec202252c57f8e41470b951b42b43e79250d36e30fdf80010de',
};
const read = (message: object, changed: Partial<FawryConfig> = {}) =>
  readNotification({ ...config, ...changed }, JSON.stringify(message));

/** The message with other values, signed as Fawry would sign it. */
function signed(changed: Record<string, string | number | undefined>) {
  const message: Record<string, string | number | undefined> = { ...paid, ...changed };
  const pounds = (name: string) => Number(message[name]).toFixed(2);
  const text = (name: string) => String(message[name] ?? '');
  return {
    ...message,
    messageSignature: sha256(
      text('fawryRefNumber') +
        text('merchantRefNumber') +
        pounds('paymentAmount') +
        pounds('orderAmount') +
        text('orderStatus') +
        text('paymentMethod') +
        text('paymentRefrenceNumber') +
        config.secureKey,
    ),
  };
}
const eventOf = async (message: object) => {
  const outcome = await read(message);
  if (!outcome.ok) throw new Error(outcome.error.code);
  return outcome.event;
};

describe('a genuine notification', () => {
  test('becomes an event in piastres, without the shopper’s details', async () => {
    const { evidence, ...event } = await eventOf(paid);
    expect(event).toEqual({
      provider: 'fawry',
      event_key: '970177001|PAID|FPN-24480|46590',
      merchant_ref: 'BK-2026-000123',
      status: 'PAID',
      amount_pt: 46_590,
      currency: 'EGP',
      provider_reference: '970177001',
      method: 'kiosk',
      reference_expires_at: '2026-11-24T00:00:00.000Z',
      occurred_at: '2026-11-23T00:00:00.000Z',
    });
    expect(JSON.stringify(evidence)).not.toMatch(/منى|01000000000|buyer|3d5806b7/);
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
  ])('%s is %s', async (orderStatus, status) => {
    expect((await eventOf(signed({ orderStatus }))).status).toBe(status);
  });

  test('has the key of its copies, and another than every other word', async () => {
    const again = await eventOf({ ...paid, requestId: 'another delivery' });
    const later = await eventOf(signed({ orderStatus: 'REFUNDED' }));
    expect(again.event_key).toBe((await eventOf(paid)).event_key);
    expect(later.event_key).not.toBe(again.event_key);
  });

  test('may write its amounts and numbers as texts, and fees on top', async () => {
    const event = await eventOf(
      signed({ orderAmount: '465.90', paymentAmount: '467.9', fawryRefNumber: 970_177_001 }),
    );
    expect(event).toMatchObject({ amount_pt: 46_590, provider_reference: '970177001' });
  });

  test('of less than the order is of what was paid, which is not what was expected', async () => {
    expect((await eventOf(signed({ paymentAmount: 464.9 }))).amount_pt).toBe(46_490);
  });
});

describe('mistakes of other shops', () => {
  test('a signature that is computed and never compared', async () => {
    const flipped = `${paid.messageSignature.slice(0, -1)}1`;
    expect(await read({ ...paid, messageSignature: flipped })).toMatchObject({
      error: { code: 'bad_signature' },
    });
  });

  test('a message that is believed because it has no signature', async () => {
    for (const messageSignature of [undefined, null, '', [], true])
      expect((await read({ ...paid, messageSignature })).ok).toBe(false);
  });

  test('the secret itself, or another formula, taken for a signature', async () => {
    const browserFormula = sha256(
      `970177001BK-2026-000123465.90465.90PAIDPAYATFAWRY0.00${config.secureKey}`,
    );
    for (const messageSignature of [config.secureKey, sha256(config.secureKey), browserFormula])
      expect(await read({ ...paid, messageSignature })).toMatchObject({
        error: { code: 'bad_signature' },
      });
  });

  test('amounts signed as 840 or 840.0', async () => {
    const head = '970177001BK-2026-000123';
    const tail = `PAIDPAYATFAWRYFPN-24480${config.secureKey}`;
    const message = { ...paid, paymentAmount: 840, orderAmount: 840 };
    for (const [amount, ok] of [
      ['840', false],
      ['840.0', false],
      ['840.00', true],
    ] as const)
      expect(
        (await read({ ...message, messageSignature: sha256(head + amount + amount + tail) })).ok,
      ).toBe(ok);
    const raw = JSON.stringify(signed({ paymentAmount: 840, orderAmount: 840 })).replaceAll(
      ':840,',
      ':840.0,',
    );
    expect((await readNotification(config, raw)).ok).toBe(true);
  });

  test('the reference read under the name that requests use', async () => {
    const { merchantRefNumber, ...others } = paid;
    expect((await read({ ...others, merchantRefNum: merchantRefNumber })).ok).toBe(false);
    const unnamed = signed({ merchantRefNumber: '' });
    expect(await read({ ...unnamed, merchantRefNum: 'BK-2026-000123' })).toMatchObject({
      error: { code: 'malformed' },
    });
  });

  test('the spelling of paymentRefrenceNumber corrected', async () => {
    const { paymentRefrenceNumber, ...others } = paid;
    expect((await read({ ...others, paymentReferenceNumber: paymentRefrenceNumber })).ok).toBe(
      false,
    );
  });

  test('a status code, a reference or a redirect taken for a payment', async () => {
    const fresh = signed({
      orderStatus: 'NEW',
      paymentRefrenceNumber: undefined,
      paymentTime: undefined,
    });
    expect(await eventOf({ ...fresh, statusCode: 200 })).toMatchObject({ status: 'PENDING' });
  });

  test('verification skipped because a secret is missing', async () => {
    const empty = {
      ...paid,
      messageSignature: sha256('970177001BK-2026-000123465.90465.90PAIDPAYATFAWRYFPN-24480'),
    };
    expect((await read(empty)).ok).toBe(false);
  });
});

test('whatever arrives is answered, and nothing unsigned is believed', async () => {
  const bodies = fc.oneof(
    fc.json(),
    fc.string(),
    fc
      .record(Object.fromEntries(Object.keys(paid).map((name) => [name, fc.anything()])))
      .map((body) => {
        try {
          return JSON.stringify(body);
        } catch {
          return '{';
        }
      }),
  );
  await fc.assert(
    fc.asyncProperty(bodies, async (body) => {
      const outcome = await readNotification(config, body);
      expect(outcome.ok).toBe(false);
    }),
    { numRuns: 300 },
  );
});
