import { describe, expect, test } from '@jest/globals';
import { fc } from '../../../../../scripts/test/fast-check.mjs';
import { fawryConfig as config, paid, sha256, signed } from '../testing/fawry-message.ts';
import { readNotification } from './read-notification.ts';

const read = (message: object) => readNotification(config, JSON.stringify(message));
const hintOf = async (message: object) => {
  const outcome = await read(message);
  if (!outcome.ok) throw new Error(outcome.error.code);
  return outcome.hint;
};
const head = `${paid.fawryRefNumber}${paid.merchantRefNumber}`;

describe('a genuine notification', () => {
  test('becomes a hint, without the shopper’s details', async () => {
    const { evidence, ...hint } = await hintOf(paid);
    expect(hint).toEqual({
      provider: 'fawry',
      event_key: '970177001|PAID|FPN-24480|46590',
      merchant_ref: 'ZD-7K3M-9QXT-4F8RW2ND6KXTPQ5C',
      status: 'PAID',
    });
    expect(evidence).toMatchObject({ paymentAmount: 46_590, orderAmount: 46_590 });
    expect(JSON.stringify(evidence)).not.toMatch(/منى|01000000000|buyer/);
    expect(JSON.stringify(evidence)).not.toContain(paid.messageSignature);
  });

  test.each([
    ['NEW', 'PENDING'],
    ['UNPAID', 'PENDING'],
    ['PAID', 'PAID'],
    ['FAILED', 'FAILED'],
    ['EXPIRED', 'EXPIRED'],
    ['CANCELED', 'CANCELLED'],
    ['CANCELLED', 'CANCELLED'],
    ['REFUNDED', 'REFUNDED'],
    ['PARTIAL_REFUNDED', 'PARTIAL_REFUNDED'],
    ['DELIVERED', 'PENDING'],
  ])('maps %s to %s', async (orderStatus, status) => {
    expect((await hintOf(signed({ orderStatus }))).status).toBe(status);
  });

  test('has the same key as its copies, and a different key from any other notification', async () => {
    const again = await hintOf({ ...paid, requestId: 'another delivery' });
    const later = await hintOf(signed({ orderStatus: 'REFUNDED' }));
    expect(again.event_key).toBe((await hintOf(paid)).event_key);
    expect(later.event_key).not.toBe(again.event_key);
  });

  test('may write amounts and numbers as strings, with fees added', async () => {
    const hint = await hintOf(
      signed({ orderAmount: '465.90', paymentAmount: '467.9', fawryRefNumber: 970_177_001 }),
    );
    expect(hint.evidence).toMatchObject({ orderAmount: 46_590, fawryRefNumber: '970177001' });
  });
});

describe('a signed notification in a format that Fawry does not use is refused', () => {
  test.each([
    ['an unknown status', { orderStatus: 'SETTLED' }],
    ['a status in other letters', { orderStatus: 'Paid' }],
    ['no status', { orderStatus: '' }],
    ['an unknown method', { paymentMethod: 'BARTER' }],
    ['no method', { paymentMethod: '' }],
    ['one amount of two', { paymentAmount: '' }],
    ['the other amount of two', { orderAmount: null }],
    ['an amount with three decimals', { paymentAmount: '465.901' }],
    ['a negative amount', { orderAmount: -465.9 }],
    ['a number of Fawry’s with a zero first', { fawryRefNumber: '0970177001' }],
    ['a number of Fawry’s that is a word', { fawryRefNumber: 'x' }],
    ['an order’s number', { merchantRefNumber: 'ZD-7K3M-9QXT' }],
    ['a reference that is too short', { merchantRefNumber: paid.merchantRefNumber.slice(0, -1) }],
    ['a reference that is too long', { merchantRefNumber: `${paid.merchantRefNumber}9` }],
    ['a bank number with words in it', { paymentRefrenceNumber: 'FPN-24480x' }],
  ])('%s', async (_, changed) => {
    expect(await read(signed(changed))).toMatchObject({ ok: false, error: { code: 'malformed' } });
  });
});

describe('known mistakes of other shops', () => {
  test('computing a signature without comparing it', async () => {
    const last = paid.messageSignature.endsWith('1') ? '2' : '1';
    const flipped = paid.messageSignature.slice(0, -1) + last;
    expect(await read({ ...paid, messageSignature: flipped })).toMatchObject({
      error: { code: 'bad_signature' },
    });
  });

  test('trusting a message that has no signature', async () => {
    for (const messageSignature of [undefined, null, '', [], true])
      expect((await read({ ...paid, messageSignature })).ok).toBe(false);
  });

  test('accepting the secret itself, or another formula, as a signature', async () => {
    expect((await read({ ...paid, messageSignature: config.secureKey })).ok).toBe(false);
    const browserFormula = sha256(
      head,
      '465.90465.90PAIDPAYATFAWRYFPN-244800.00',
      config.secureKey,
    );
    for (const messageSignature of [sha256(config.secureKey), browserFormula])
      expect(await read({ ...paid, messageSignature })).toMatchObject({
        error: { code: 'bad_signature' },
      });
  });

  test('signing amounts as 840 or 840.0', async () => {
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

  test('reading the reference from the field that requests use', async () => {
    const { merchantRefNumber, ...others } = paid;
    expect((await read({ ...others, merchantRefNum: merchantRefNumber })).ok).toBe(false);
    const unnamed = signed({ merchantRefNumber: '' });
    expect(await read({ ...unnamed, merchantRefNum: merchantRefNumber })).toMatchObject({
      error: { code: 'malformed' },
    });
  });

  test('correcting the spelling of paymentRefrenceNumber', async () => {
    const { paymentRefrenceNumber, ...others } = paid;
    expect(await read({ ...others, paymentReferenceNumber: paymentRefrenceNumber })).toMatchObject({
      error: { code: 'bad_signature' },
    });
  });

  test('treating a status code, a reference or a redirect as a payment', async () => {
    const fresh = signed({
      orderStatus: 'NEW',
      paymentRefrenceNumber: undefined,
      paymentTime: undefined,
    });
    expect(await hintOf({ ...fresh, statusCode: 200 })).toMatchObject({ status: 'PENDING' });
  });

  test('skipping verification if a secret is missing', async () => {
    const empty = signed({}, '');
    expect(await read(empty)).toMatchObject({ error: { code: 'bad_signature' } });
  });
});

test('responds to any input, and trusts nothing unsigned', async () => {
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
