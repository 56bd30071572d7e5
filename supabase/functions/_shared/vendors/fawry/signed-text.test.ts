import { describe, expect, test } from '@jest/globals';
import { fc } from '../../../../../scripts/test/fast-check.mjs';
import { cutsOf, type Field } from '../testing/cuts-of.ts';
import { fawryConfig as config, sha256 } from '../testing/fawry-message.ts';
import { poundsText } from '../money.ts';
import { notificationSchema } from './message.ts';
import { readNotification } from './read-notification.ts';
import { resultSignature } from './signatures.ts';

/*
 * Fawry signs values without separators. A model of what can be made of a signed text: every way to cut it into values
 * that a notification may have. Where there are two, one message can be sent in the place of another.
 */

const { shape } = notificationSchema;
const names = [
  'fawryRefNumber',
  'merchantRefNumber',
  'paymentAmount',
  'orderAmount',
  'orderStatus',
  'paymentMethod',
  'paymentRefrenceNumber',
] as const;
type Name = (typeof names)[number];
type Values = Record<Name, string>;

/** An amount is signed as it is understood, not as it was written. */
const isAmount = (part: string) => {
  const read = shape.orderAmount.safeParse(part);
  return read.success && part === (read.data === null ? '' : poundsText(read.data));
};
const isAmountName = (name: Name) => name === 'paymentAmount' || name === 'orderAmount';
const fields: Field<Name>[] = names.map((name) => ({
  name,
  accepts: isAmountName(name) ? isAmount : (part) => shape[name].safeParse(part).success,
}));
/** As they were when any text was a number of Fawry's or a reference. */
const looseFields = fields.map((field) =>
  field.name === 'fawryRefNumber' || field.name === 'merchantRefNumber'
    ? { ...field, accepts: () => true }
    : field,
);

const hasBothOrNone = (cut: Values) => (cut.paymentAmount === '') === (cut.orderAmount === '');
const readings = (text: string, of = fields) => cutsOf(text, of).filter(hasBothOrNone);
const textOf = (values: Values) => names.map((name) => values[name]).join('');

const digits = (most: number) =>
  fc.stringMatching(new RegExp(`^[1-9]\\d{0,${most - 1}}$`), { maxLength: most });
const references = fc.stringMatching(
  /^ZD-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{16}$/,
);
const numbers = fc.oneof(digits(20), fc.constant(''));
const pounds = fc.maxSafeNat().map((value) => poundsText(value % 1e13));
const statuses = fc.constantFrom(...shape.orderStatus.out.options);
const methods = fc.constantFrom(...shape.paymentMethod.out.options);
const bankNumbers = fc
  .tuple(fc.constantFrom('', 'FPN-'), fc.stringMatching(/^\d{0,20}$/))
  .map((parts) => parts.join(''));
const pairs = fc.oneof(fc.tuple(pounds, pounds), fc.constant(['', ''] as const));
const messages: fc.Arbitrary<Values> = fc
  .tuple(numbers, references, pairs, statuses, methods, bankNumbers)
  .map(([fawryRefNumber, merchantRefNumber, [payment, order], status, method, bank]) => ({
    fawryRefNumber,
    merchantRefNumber,
    paymentAmount: payment,
    orderAmount: order,
    orderStatus: status,
    paymentMethod: method,
    paymentRefrenceNumber: bank,
  }));

describe('the text of a notification', () => {
  test('is the text that is signed', async () => {
    await fc.assert(
      fc.asyncProperty(messages, async (values) => {
        const messageSignature = sha256(textOf(values), config.secureKey);
        const read = await readNotification(
          config,
          JSON.stringify({ ...values, messageSignature }),
        );
        expect(read).toMatchObject({ ok: true, hint: { merchant_ref: values.merchantRefNumber } });
      }),
    );
  });

  test('can be read in only one way', () => {
    fc.assert(
      fc.property(messages, (values) => {
        expect(readings(textOf(values))).toEqual([values]);
      }),
      { numRuns: 200 },
    );
  });
});

/** The values that the popup passes to the page. The payer chooses the last ones; `tail` imitates a payment. */
const tailOf = (values: Values) => `@x.y${textOf(values)}`;
const chosen = fc.oneof(
  fc.string(),
  fc.stringMatching(/^[0-9.\-ZDPAICR@]*$/),
  bankNumbers,
  messages.map(textOf),
  messages.map(tailOf),
);
const results = fc.record({
  referenceNumber: numbers,
  merchantRefNumber: references,
  paymentPt: fc.nat(10_000_000),
  orderPt: fc.nat(10_000_000),
  orderStatus: statuses,
  paymentMethod: fc.oneof(methods, fc.constant('')),
  feesPt: fc.option(fc.nat(100_000), { nil: undefined }),
  shippingPt: fc.option(fc.nat(100_000), { nil: undefined }),
  authNumber: fc.oneof(fc.constant(''), chosen),
  customerMail: chosen,
  customerMobile: chosen,
});
type Result = typeof results extends fc.Arbitrary<infer One> ? One : never;

const resultText = (result: Result) =>
  [
    result.referenceNumber,
    result.merchantRefNumber,
    poundsText(result.paymentPt),
    poundsText(result.orderPt),
    result.orderStatus,
    result.paymentMethod,
    result.feesPt === undefined ? '' : poundsText(result.feesPt),
    result.shippingPt === undefined ? '' : poundsText(result.shippingPt),
    result.authNumber,
    result.customerMail,
    result.customerMobile,
  ].join('');

/** Unpaid, by somebody whose mail address spells a payment. */
const paid: Values = {
  fawryRefNumber: '970177001',
  merchantRefNumber: 'ZD-7K3M-9QXT-4F8RW2ND6KXTPQ5C',
  paymentAmount: '465.90',
  orderAmount: '465.90',
  orderStatus: 'PAID',
  paymentMethod: 'PAYATFAWRY',
  paymentRefrenceNumber: '',
};
const attack: Result = {
  referenceNumber: paid.fawryRefNumber,
  merchantRefNumber: paid.merchantRefNumber,
  paymentPt: 46_590,
  orderPt: 46_590,
  orderStatus: 'UNPAID',
  paymentMethod: 'PayAtFawry',
  feesPt: undefined,
  shippingPt: undefined,
  authNumber: '',
  customerMail: tailOf(paid),
  customerMobile: '',
};

describe('the text of a browser’s result', () => {
  test('is the text that is signed', async () => {
    await fc.assert(
      fc.asyncProperty(results, async (result) => {
        expect(await resultSignature(config, result)).toBe(
          sha256(resultText(result), config.secureKey),
        );
      }),
    );
  });

  test('cannot be read as a notification, unless one with the same meaning', () => {
    fc.assert(
      fc.property(results, (result) => {
        for (const cut of readings(resultText(result)))
          expect(cut).toMatchObject({
            fawryRefNumber: result.referenceNumber,
            merchantRefNumber: result.merchantRefNumber,
            paymentAmount: poundsText(result.paymentPt),
            orderAmount: poundsText(result.orderPt),
            orderStatus: result.orderStatus,
          });
      }),
      { numRuns: 200, examples: [[attack], [{ ...attack, paymentMethod: '' }]] },
    );
  });

  test('may be read as a notification by chance, but only for the same payment in the same state', () => {
    const [cut, ...others] = readings(resultText({ ...attack, customerMail: '123' }));
    expect(others).toEqual([]);
    expect(cut).toMatchObject({ orderStatus: 'UNPAID', paymentRefrenceNumber: '123' });
  });

  test('could be read as a payment if any text were accepted as a reference: the model finds it', () => {
    const text = resultText(attack);
    expect(readings(text)).toEqual([]);
    const loose = readings(text, looseFields);
    expect(loose.length).toBeGreaterThan(1);
    expect(loose).toContainEqual(
      expect.objectContaining({
        merchantRefNumber: paid.merchantRefNumber,
        paymentAmount: '465.90',
        orderStatus: 'PAID',
        paymentMethod: 'PAYATFAWRY',
      }),
    );
  });

  test('is refused when sent as a notification', async () => {
    const messageSignature = sha256(resultText(attack), config.secureKey);
    for (const cut of readings(resultText(attack), looseFields).slice(0, 200)) {
      const text = JSON.stringify({ ...cut, messageSignature });
      expect((await readNotification(config, text)).ok).toBe(false);
    }
  });
});

test('no request from the shop can be read as a notification', () => {
  const requests = fc
    .record({
      code: fc.oneof(fc.base64String(), digits(12), fc.constant(config.merchantCode)),
      merchantRef: references,
      number: digits(20),
      amount: pounds,
      reason: chosen,
      profile: fc.uuid(),
      returnUrl: fc.webUrl({ withQueryParameters: true }),
      items: fc.array(
        fc.tuple(fc.uuid(), fc.nat(99), pounds).map((parts) => parts.join('')),
        { maxLength: 3 },
      ),
    })
    .map(({ code, merchantRef, number, amount, reason, profile, returnUrl, items }) => ({
      status: code + merchantRef,
      charge: [code, merchantRef, profile, returnUrl, ...items].join(''),
      refund: code + number + amount + reason,
      cancel: `${number}${code}ar`,
    }));
  fc.assert(
    fc.property(requests, (texts) => {
      for (const text of Object.values(texts)) expect(readings(text)).toEqual([]);
    }),
    { numRuns: 60 },
  );
});
