/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import fc from 'fast-check';
import { paidTransaction } from '../testing/paymob-transaction.ts';
import { type Reply, vendorStub } from '../testing/vendor-stub.ts';
import { type AttemptInput } from './attempt.ts';
import { type PaymobConfig, readPaymobConfig } from './config.ts';
import { createAttempt } from './create-attempt.ts';
import { inquire } from './inquire.ts';
import { refund, voidPayment } from './money-back.ts';
import { itemsOf } from './request-parts.ts';

const settings: Record<string, string> = {
  PAYMOB_BASE_URL: 'https://paymob.example/',
  PAYMOB_SECRET_KEY: 'egy_sk_test_1',
  PAYMOB_PUBLIC_KEY: 'egy_pk_test_1',
  PAYMOB_HMAC_SECRET: 'hmac',
  PAYMOB_IFRAME_ID: '4001',
  PAYMOB_INTEGRATION_CARD: '1001',
  PAYMOB_INTEGRATION_WALLET: '1002',
  PAYMOB_INTEGRATION_KIOSK: '1003',
  SUPABASE_URL: 'https://project.example',
};
let accounts = 0;

/** An account of its own for each test: access tokens are kept from one call to the next. */
function configOf(changed: Record<string, string | undefined> = {}): PaymobConfig {
  accounts += 1;
  const all: Record<string, string | undefined> = {
    ...settings,
    PAYMOB_API_KEY: `key-${accounts}`,
    ...changed,
  };
  const read = readPaymobConfig((name) => all[name]);
  if (!read.ok) throw new Error(read.error.message);
  return read.config;
}

const product = { itemId: 'p', description: 'كتاب', quantity: 2, unitPt: 15_050, linePt: 30_100 };
const input: AttemptInput = {
  method: 'card',
  merchantRef: 'ZD-7K3M-9QXT_1795392000',
  amountPt: 34_100,
  lines: [product],
  shippingPt: 6_500,
  feePt: 500,
  discountPt: 3_000,
  billing: {
    firstName: 'منى',
    lastName: '',
    email: 'mona@example.com',
    phone: '+201012345678',
    state: '',
    country: 'EG',
  },
};
const token = { status: 201, body: { token: 'access-1' } };
const order = { status: 201, body: { id: 700_001 } };
const key = { status: 201, body: { token: 'payment-key' } };
const paths = (asked: { url: string }[]) => asked.map(({ url }) => new URL(url).pathname);
const create = (changed: Partial<AttemptInput>, ...replies: Reply[]) => {
  const stub = vendorStub(...replies);
  return createAttempt(configOf(), stub.fetch, { ...input, ...changed }).then((outcome) => ({
    outcome,
    asked: stub.asked,
  }));
};

describe('a card', () => {
  test('takes three calls, in piastres, with nothing blank', async () => {
    const { outcome, asked } = await create({}, token, order, key);
    expect(outcome).toEqual({
      ok: true,
      attempt: {
        integrationId: 1_001,
        providerOrderId: '700001',
        iframeId: '4001',
        paymentToken: 'payment-key',
      },
    });
    expect(paths(asked)).toEqual([
      '/api/auth/tokens',
      '/api/ecommerce/orders',
      '/api/acceptance/payment_keys',
    ]);
    expect(asked[1]?.body).toMatchObject({
      amount_cents: 34_100,
      currency: 'EGP',
      merchant_order_id: input.merchantRef,
      auth_token: 'access-1',
    });
    const items = asked[1]?.body['items'] as { amount_cents: number; quantity: number }[];
    expect(items.reduce((sum, item) => sum + item.amount_cents * item.quantity, 0)).toBe(34_100);
    expect(asked[2]?.body).toMatchObject({
      order_id: 700_001,
      integration_id: 1_001,
      expiration: 3_600,
      lock_order_when_paid: true,
    });
    const billing = asked[2]?.body['billing_data'] as Record<string, string>;
    expect(billing).toMatchObject({
      last_name: 'NA',
      state: 'NA',
      floor: 'NA',
      postal_code: 'NA',
      shipping_method: 'NA',
    });
    expect(Object.values(billing).every((value) => value.trim() !== '')).toBe(true);
    expect(Object.keys(billing)).toHaveLength(13);
  });

  test('keeps the access token, and gets a new one once when it has expired', async () => {
    const config = configOf();
    const { fetch, asked } = vendorStub(
      token,
      order,
      key,
      { status: 401, body: { detail: 'expired' } },
      { status: 201, body: { token: 'access-2' } },
      order,
      key,
    );
    expect((await createAttempt(config, fetch, input)).ok).toBe(true);
    expect((await createAttempt(config, fetch, input)).ok).toBe(true);
    expect(paths(asked).filter((path) => path === '/api/auth/tokens')).toHaveLength(2);
    expect(asked.at(-1)?.body).toMatchObject({ auth_token: 'access-2' });

    const refused = vendorStub(token, { status: 401, body: {} }, token, { status: 401, body: {} });
    expect(await createAttempt(configOf(), refused.fetch, input)).toMatchObject({
      error: { code: 'refused' },
    });
    expect(refused.asked).toHaveLength(4);
  });

  test('whose reference was used before is a duplicate', async () => {
    for (const status of [400, 422]) {
      const { outcome } = await create({}, token, { status, body: { message: 'duplicate' } });
      expect(outcome).toMatchObject({ error: { code: 'duplicate' } });
    }
  });
});

describe('when Paymob fails', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  test('the order is registered once only', async () => {
    for (const reply of [new TypeError('reset'), { status: 502, body: '<html>' }]) {
      const { outcome, asked } = await create({}, token, reply);
      expect(outcome).toMatchObject({ error: { code: 'unavailable' } });
      expect(paths(asked).filter((path) => path === '/api/ecommerce/orders')).toHaveLength(1);
    }
    const waiting = create({}, token, 'silence');
    await jest.advanceTimersByTimeAsync(15_000);
    expect((await waiting).outcome).toMatchObject({ error: { code: 'timeout' } });
  });

  test('a key, which does nothing by itself, is asked for again', async () => {
    const waiting = create({}, token, order, new TypeError('reset'), key);
    await jest.advanceTimersByTimeAsync(600);
    expect((await waiting).outcome.ok).toBe(true);
  });

  test('a lost answer to a kiosk payment is looked up, not repeated', async () => {
    const pending = {
      ...paidTransaction,
      pending: true,
      success: false,
      data: { bill_reference: 900_001 },
    };
    for (const lost of ['silence', new TypeError('reset')] as const) {
      const waiting = create({ method: 'kiosk' }, token, order, key, lost, pending);
      await jest.advanceTimersByTimeAsync(15_000);
      const { outcome, asked } = await waiting;
      expect(outcome).toMatchObject({ ok: true, attempt: { reference: '900001' } });
      expect(paths(asked).filter((path) => path.endsWith('/payments/pay'))).toHaveLength(1);
      expect(asked.at(-1)?.body).toMatchObject({ order_id: '700001' });
    }
    const unknown = create({ method: 'kiosk' }, token, order, key, 'silence', {
      status: 404,
      body: { detail: 'Not found.' },
    });
    await jest.advanceTimersByTimeAsync(15_000);
    expect((await unknown).outcome).toMatchObject({ error: { code: 'timeout' } });
  });

  test('what it says is not passed on', async () => {
    const said = { status: 400, body: { message: 'secret words', detail: 'more', code: 'x<y' } };
    const { outcome } = await create({}, token, said);
    expect(outcome).toEqual({ ok: false, error: { code: 'refused', message: 'Paymob 400' } });
    const page = await create({}, token, '<html>');
    expect(page.outcome).toMatchObject({ error: { code: 'malformed' } });
  });
});

describe('a wallet', () => {
  const waiting = {
    ...paidTransaction,
    pending: 'true',
    success: 'false',
    order: 700_001,
    redirect_url: 'https://wallet.example/otp',
  };

  test('leads to its page, with the phone as Egyptians write it', async () => {
    const { outcome, asked } = await create(
      { method: 'wallet', walletPhone: '+20 101 010 1010' },
      token,
      order,
      key,
      waiting,
    );
    expect(outcome).toMatchObject({
      attempt: { redirectUrl: 'https://wallet.example/otp', providerOrderId: '700001' },
    });
    expect(asked[3]?.body).toEqual({
      source: { identifier: '01010101010', subtype: 'WALLET' },
      payment_token: 'payment-key',
    });
  });

  test('without a page to go to, or with one that is no address, is refused', async () => {
    for (const redirect_url of [null, '', 'javascript:alert(1)']) {
      const { outcome } = await create(
        { method: 'wallet', walletPhone: '01010101010' },
        token,
        order,
        key,
        { ...waiting, redirect_url },
      );
      expect(outcome).toMatchObject({ error: { code: 'refused' } });
    }
  });

  test('of a phone that can have none is not even tried', async () => {
    for (const walletPhone of [undefined, '', '0223456789', '+966501234567']) {
      const { outcome, asked } = await create({
        method: 'wallet',
        ...(walletPhone === undefined ? {} : { walletPhone }),
      });
      expect(outcome).toMatchObject({ error: { code: 'refused' } });
      expect(asked).toEqual([]);
    }
  });
});

test('a kiosk’s reference lives as long as it was told to', async () => {
  const pending = {
    ...paidTransaction,
    pending: true,
    success: false,
    data: { bill_reference: 900_001 },
  };
  const { outcome, asked } = await create({ method: 'kiosk' }, token, order, key, pending);
  expect(outcome).toMatchObject({ attempt: { reference: '900001', integrationId: 1_003 } });
  expect(asked[2]?.body).toMatchObject({ expiration: 48 * 3_600 });
  expect(asked[3]?.body).toMatchObject({
    source: { identifier: 'AGGREGATOR', subtype: 'AGGREGATOR' },
  });
});

test('amounts that contradict each other reach nobody', async () => {
  for (const changed of [
    { amountPt: 34_101 },
    { amountPt: 0, discountPt: 37_100 },
    { discountPt: 0 },
  ]) {
    const { outcome, asked } = await create(changed);
    expect(outcome).toMatchObject({ error: { code: 'refused' } });
    expect(asked).toEqual([]);
  }
});

test('items add up to the amount, whatever the cart', () => {
  const lines = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 10 }), fc.integer({ min: 1, max: 500_000 })),
    { minLength: 1, maxLength: 10 },
  );
  fc.assert(
    fc.property(
      lines,
      fc.nat(50_000),
      fc.nat(5_000),
      fc.nat(100),
      (rows, shippingPt, feePt, percent) => {
        const products = rows.map(([quantity, unitPt], index) => ({
          itemId: `p${index}`,
          description: 'x',
          quantity,
          unitPt,
          linePt: quantity * unitPt,
        }));
        const subtotal = products.reduce((sum, { linePt }) => sum + linePt, 0);
        const discountPt = Math.min(
          Math.floor((subtotal * percent) / 100),
          subtotal + shippingPt + feePt - 1,
        );
        const amountPt = subtotal + shippingPt + feePt - discountPt;
        const items = itemsOf({
          ...input,
          lines: products,
          shippingPt,
          feePt,
          discountPt,
          amountPt,
        })!;
        expect(items.reduce((sum, { unitPt, quantity }) => sum + unitPt * quantity, 0)).toBe(
          amountPt,
        );
      },
    ),
  );
});

test('the newer generation takes one call', async () => {
  const { fetch, asked } = vendorStub({
    status: 201,
    body: { client_secret: 'egy_csk_test_1', intention_order_id: 700_009 },
  });
  const outcome = await createAttempt(configOf({ PAYMOB_API: 'intention' }), fetch, input);
  expect(outcome).toEqual({
    ok: true,
    attempt: {
      integrationId: 1_001,
      providerOrderId: '700009',
      redirectUrl:
        'https://paymob.example/unifiedcheckout/?publicKey=egy_pk_test_1&clientSecret=egy_csk_test_1',
    },
  });
  expect(asked[0]?.headers.get('authorization')).toBe('Token egy_sk_test_1');
  expect(asked[0]?.body).toMatchObject({
    amount: 34_100,
    payment_methods: [1_001],
    special_reference: input.merchantRef,
    notification_url: 'https://project.example/functions/v1/paymob-webhook',
    redirection_url: 'https://project.example/functions/v1/paymob-return',
  });
});

describe('an inquiry', () => {
  const attempt = { merchantRef: input.merchantRef, providerOrderId: '700001' };
  const ask = (...replies: Reply[]) =>
    inquire(configOf(), vendorStub(token, ...replies).fetch, attempt);

  test('tells what has become of the attempt', async () => {
    expect(await ask(paidTransaction)).toMatchObject({
      ok: true,
      event: { status: 'PAID', amount_pt: 46_590 },
    });
    expect(await ask({ ...paidTransaction, order: 700_001 })).toMatchObject({
      event: { merchant_ref: input.merchantRef },
    });
  });

  test('of an attempt that nobody has paid finds nothing', async () => {
    expect(await ask({ status: 404, body: { detail: 'Not found.' } })).toMatchObject({
      error: { code: 'not_found' },
    });
  });

  test('believes no answer about another payment', async () => {
    expect(await ask({ ...paidTransaction, order: 1 })).toMatchObject({
      error: { code: 'malformed' },
    });
    const merchant_order_id = 'other';
    expect(
      await ask({ ...paidTransaction, order: { id: 700_001, merchant_order_id } }),
    ).toMatchObject({ error: { code: 'malformed' } });
  });
});

test('money goes back through one signed-in call, never repeated', async () => {
  const child = { id: 900_002, success: true };
  const done = vendorStub(child, child);
  expect(await refund(configOf(), done.fetch, { transactionId: '900001', amountPt: 100 })).toEqual({
    ok: true,
    transactionId: '900002',
  });
  expect((await voidPayment(configOf(), done.fetch, { transactionId: '900001' })).ok).toBe(true);
  expect(done.asked[0]?.headers.get('authorization')).toBe('Token egy_sk_test_1');
  expect(done.asked.map(({ body }) => body)).toEqual([
    { transaction_id: '900001', amount_cents: 100 },
    { transaction_id: '900001' },
  ]);
  const lost = vendorStub(new TypeError('reset'));
  expect(await refund(configOf(), lost.fetch, { transactionId: '1', amountPt: 1 })).toMatchObject({
    error: { code: 'unavailable' },
  });
  expect(lost.asked).toHaveLength(1);
  const refused = vendorStub({ ...child, success: false });
  expect((await refund(configOf(), refused.fetch, { transactionId: '1', amountPt: 1 })).ok).toBe(
    false,
  );
});

describe('the configuration', () => {
  test.each([
    [{ PAYMOB_HMAC_SECRET: '' }, 'PAYMOB_HMAC_SECRET'],
    [{ PAYMOB_API_KEY: '""' }, 'PAYMOB_API_KEY'],
    [{ PAYMOB_INTEGRATION_CARD: 'card' }, 'PAYMOB_INTEGRATION_CARD'],
    [{ PAYMOB_BASE_URL: 'http://127.0.0.1:1' }, 'SANDBOX is not 1'],
    [{ PAYMOB_BASE_URL: 'http://127.0.0.1:1', SANDBOX: '1', APP_ENV: 'live' }, 'APP_ENV is live'],
    [{ APP_ENV: 'live' }, 'PAYMOB_MODE is test'],
    [{ PAYMOB_MODE: 'live' }, 'a key is for test'],
    [{ PAYMOB_SECRET_KEY: 'egy_sk_live_1' }, 'a key is for live'],
  ])('with %j is none', (changed, reason) => {
    expect(() => configOf(changed)).toThrow(reason);
  });

  test('a method without an integration is not offered', async () => {
    const config = configOf({ PAYMOB_INTEGRATION_KIOSK: undefined });
    expect(
      await createAttempt(config, vendorStub().fetch, { ...input, method: 'kiosk' }),
    ).toMatchObject({ error: { code: 'not_configured' } });
  });
});
