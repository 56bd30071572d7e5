import { describe, expect, test } from '@jest/globals';
import { fc } from '../../../../../scripts/test/fast-check.mjs';
import { cutsOf, type Field } from '../testing/cuts-of.ts';
import { paymobConfig } from '../testing/paymob-account.ts';
import { paymobServer } from '../testing/paymob-server.ts';
import { hmacSecret, merchantRef } from '../testing/paymob-transaction.ts';
import { signedSchema } from './formats.ts';
import { type SignedField, signedFields, transactionHmac } from './hmac.ts';
import { inquire } from './inquire.ts';
import { readReturn } from './read-return.ts';

/*
 * Paymob signs values without separators. A model of what can be made of a signed text: every way to cut it into values
 * that a transaction may have. If there are several, Paymob's own response has to distinguish them.
 */

type Values = Record<SignedField, string>;

const { shape } = signedSchema;
const fields: Field<SignedField>[] = signedFields.map((name) => ({
  name,
  accepts: (part) => shape[name].safeParse(part).success,
}));
/** As they were when any text was a time. */
const looseFields = fields.map((field) =>
  field.name === 'created_at' ? { ...field, accepts: () => true } : field,
);
const textOf = (values: Values) => signedFields.map((name) => values[name]).join('');

const config = paymobConfig({ PAYMOB_HMAC_SECRET: hmacSecret });

/** As Paymob sends a browser back, with the signature of `original`. */
async function returned(values: Values, original = values) {
  const hmac = await transactionHmac(hmacSecret, (field) => original[field]);
  return readReturn(config, new URLSearchParams({ ...values, hmac }));
}

const payment: Values = {
  amount_cents: '10045',
  created_at: '2026-11-21T10:20:30.123456',
  currency: 'EGP',
  error_occured: 'false',
  has_parent_transaction: 'false',
  id: '900001',
  integration_id: '1001',
  is_3d_secure: 'true',
  is_auth: 'false',
  is_capture: 'false',
  is_refunded: 'false',
  is_standalone_payment: 'true',
  is_voided: 'false',
  order: '700001',
  owner: '500001',
  pending: 'false',
  'source_data.pan': '2346',
  'source_data.sub_type': 'MasterCard',
  'source_data.type': 'card',
  success: 'true',
};

const numbers = fc.stringMatching(/^(?:0|[1-9]\d{0,14})$/);
const flags = fc.constantFrom('true', 'false');
const times = fc
  .tuple(
    fc.date({ min: new Date('2000-01-01'), max: new Date('2099-12-31'), noInvalidDate: true }),
    fc.constantFrom('', '.1', '.000000', '.123456'),
    fc.constantFrom('', 'Z', '+02:00', '-11:30'),
  )
  .map(([date, fraction, zone]) => date.toISOString().slice(0, 19) + fraction + zone);
const values: fc.Arbitrary<Values> = fc.record({
  amount_cents: numbers,
  created_at: times,
  currency: fc.stringMatching(/^[A-Z]{3}$/),
  error_occured: flags,
  has_parent_transaction: flags,
  id: numbers,
  integration_id: numbers,
  is_3d_secure: flags,
  is_auth: flags,
  is_capture: flags,
  is_refunded: flags,
  is_standalone_payment: flags,
  is_voided: flags,
  order: numbers,
  owner: numbers,
  pending: flags,
  'source_data.pan': fc.oneof(
    fc.stringMatching(/^[\dxX*]{0,19}$/),
    fc.constantFrom('', '2346', 'xxxx2346', '01010101010'),
  ),
  'source_data.sub_type': fc.oneof(
    fc.stringMatching(/^(?:[A-WYZa-wyz][A-Za-z -]{0,39})?$/),
    fc.constantFrom('', 'MasterCard', 'wallet', 'cardtrue', 'card', 'AGGREGATOR', 'walletcard'),
  ),
  'source_data.type': fc.constantFrom(...shape['source_data.type'].options),
  success: flags,
});

const undivided = ({ id, integration_id, order, owner, ...others }: Values) => ({
  ...others,
  transaction: id + integration_id,
  account: order + owner,
});

describe('the text of a transaction', () => {
  test('is the text that is signed', async () => {
    await fc.assert(
      fc.asyncProperty(values, async (original) => {
        expect((await returned(original)).ok).toBe(true);
        // However it is cut, the signature fits.
        const [cut] = cutsOf(textOf(original), fields);
        expect(cut && (await returned(cut, original)).ok).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  test('is ambiguous only where two numbers meet', () => {
    fc.assert(
      fc.property(values, (original) => {
        const cuts = cutsOf(textOf(original), fields);
        expect(cuts).toContainEqual(original);
        for (const cut of cuts) expect(undivided(cut)).toEqual(undivided(original));
      }),
      { numRuns: 40, examples: [[payment]] },
    );
  });

  test('has only one amount: 100.45 cannot be 1,004.52, which the model finds if any text counts as a time', () => {
    const text = textOf(payment);
    const amountsOf = (cuts: Values[]) => new Set(cuts.map((cut) => cut.amount_cents));
    expect(amountsOf(cutsOf(text, fields))).toEqual(new Set(['10045']));
    const loose = cutsOf(text, looseFields);
    expect(amountsOf(loose).size).toBeGreaterThan(1);
    expect(loose).toContainEqual({
      ...payment,
      amount_cents: '100452',
      created_at: '026-11-21T10:20:30.123456',
    });
  });

  test('is refused if sent with more of an amount than was signed', async () => {
    for (const cut of cutsOf(textOf(payment), looseFields))
      if (cut.amount_cents !== payment.amount_cents)
        expect(await returned(cut, payment)).toMatchObject({ error: { code: 'malformed' } });
  });
});

/** Values that an account's transactions may share, and numbers of which one contains another. */
const accounts = (integrations: string[]) =>
  fc
    .uniqueArray(
      fc.record({
        id: fc.oneof(
          fc.constantFrom('9', '90', '900', '9000', '90000', '900001', '9000011', '90000110'),
          fc.stringMatching(/^[1-9]\d{0,11}$/),
        ),
        integration_id: fc.constantFrom(...integrations),
        order: fc.constantFrom('7', '70', '700', '7000015', '700001'),
        amount_cents: fc.constantFrom('10045', '100452', '1'),
      }),
      { selector: ({ id }) => id, minLength: 1, maxLength: 6 },
    )
    .map((all) => all.map((own) => ({ ...payment, ...own })));

/** Its answers; every order of the account is an attempt of the shop's. */
const notificationOf = (transaction: Values) => ({
  id: Number(transaction.id),
  pending: false,
  success: true,
  amount_cents: Number(transaction.amount_cents),
  currency: transaction.currency,
  integration_id: Number(transaction.integration_id),
  owner: Number(transaction.owner),
  order: { id: Number(transaction.order), merchant_order_id: merchantRef },
  is_live: false,
});

/** The readings of a message that Paymob's response to an inquiry does not contradict. */
async function believed(account: Values[], message: Values): Promise<Values[]> {
  const { fetch } = paymobServer(...account.map(notificationOf));
  const accepted: Values[] = [];
  for (const cut of cutsOf(textOf(message), fields)) {
    const read = await returned(cut, message);
    if (!read.ok) continue;
    const attempt = { merchantRef, providerOrderId: cut.order, hinted: read.hint.transaction };
    const answer = await inquire(config, fetch, attempt);
    if (answer.ok) accepted.push(cut);
  }
  return accepted;
}

describe('with Paymob’s answers', () => {
  test('every message of an account has only one reading: its own', async () => {
    await fc.assert(
      fc.asyncProperty(accounts(['1001', '4002', '302852']), async (account) => {
        for (const message of account) expect(await believed(account, message)).toEqual([message]);
      }),
      { numRuns: 8 },
    );
  });

  test('accepts only readings of real payments, even if one integration’s number ends like another’s', async () => {
    await fc.assert(
      fc.asyncProperty(accounts(['1', '1001', '11001']), async (account) => {
        for (const message of account) {
          const readings = await believed(account, message);
          expect(readings).toContainEqual(message);
          for (const { id, integration_id, order, owner, amount_cents } of readings)
            expect(account).toContainEqual(
              expect.objectContaining({ id, integration_id, order, owner, amount_cents }),
            );
        }
      }),
      { numRuns: 8 },
    );
  });

  test('a payment split in another place matches none', async () => {
    const divided = { ...payment, id: '90000', integration_id: '11001' };
    expect(textOf(divided)).toBe(textOf(payment));
    expect((await returned(divided, payment)).ok).toBe(true);
    const other = { ...payment, id: '90000', integration_id: '1001' };
    expect(await believed([payment, other], payment)).toEqual([payment]);
    expect(await believed([other], payment)).toEqual([]);
  });
});
