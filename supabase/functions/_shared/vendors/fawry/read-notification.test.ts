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
  ])('%s is %s', async (orderStatus, status) => {
    expect((await hintOf(signed({ orderStatus }))).status).toBe(status);
  });

  test('has the key of its copies, and another than every other word', async () => {
    const again = await hintOf({ ...paid, requestId: 'another delivery' });
    const later = await hintOf(signed({ orderStatus: 'REFUNDED' }));
    expect(again.event_key).toBe((await hintOf(paid)).event_key);
    expect(later.event_key).not.toBe(again.event_key);
  });

  test('may write its amounts and numbers as texts, and fees on top', async () => {
    const hint = await hintOf(
      signed({ orderAmount: '465.90', paymentAmount: '467.9', fawryRefNumber: 970_177_001 }),
    );
    expect(hint.evidence).toMatchObject({ orderAmount: 46_590, fawryRefNumber: '970177001' });
  });
});

describe('a signed one in a form that none of Fawry’s has is refused', () => {
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

describe('mistakes of other shops', () => {
  test('a signature that is computed and never compared', async () => {
    const last = paid.messageSignature.endsWith('1') ? '2' : '1';
    const flipped = paid.messageSignature.slice(0, -1) + last;
    expect(await read({ ...paid, messageSignature: flipped })).toMatchObject({
      error: { code: 'bad_signature' },
    });
  });

  test('a message that is believed because it has no signature', async () => {
    for (const messageSignature of [undefined, null, '', [], true])
      expect((await read({ ...paid, messageSignature })).ok).toBe(false);
  });

  test('the secret itself, or another formula, taken for a signature', async () => {
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

  test('amounts signed as 840 or 840.0', async () => {
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
    expect(await read({ ...unnamed, merchantRefNum: merchantRefNumber })).toMatchObject({
      error: { code: 'malformed' },
    });
  });

  test('the spelling of paymentRefrenceNumber corrected', async () => {
    const { paymentRefrenceNumber, ...others } = paid;
    expect(await read({ ...others, paymentReferenceNumber: paymentRefrenceNumber })).toMatchObject({
      error: { code: 'bad_signature' },
    });
  });

  test('a status code, a reference or a redirect taken for a payment', async () => {
    const fresh = signed({
      orderStatus: 'NEW',
      paymentRefrenceNumber: undefined,
      paymentTime: undefined,
    });
    expect(await hintOf({ ...fresh, statusCode: 200 })).toMatchObject({ status: 'PENDING' });
  });

  test('verification skipped because a secret is missing', async () => {
    const empty = signed({}, '');
    expect(await read(empty)).toMatchObject({ error: { code: 'bad_signature' } });
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
