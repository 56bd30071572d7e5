import { describe, expect, test } from '@jest/globals';
import { fc } from '../../../../../scripts/test/fast-check.mjs';
import {
  attemptInput,
  create,
  key,
  order,
  pathsOf,
  paymobConfig,
  token,
} from '../testing/paymob-account.ts';
import { paidTransaction } from '../testing/paymob-transaction.ts';
import { vendorStub } from '../testing/vendor-stub.ts';
import { createAttempt } from './create-attempt.ts';
import { itemsOf } from './request-parts.ts';

describe('a card', () => {
  test('takes three calls, in piastres, without blank values', async () => {
    const { outcome, requests } = await create({}, token, order, key);
    expect(outcome).toEqual({
      ok: true,
      attempt: {
        integrationId: 1_001,
        providerOrderId: '700001',
        iframeId: '4001',
        paymentToken: 'payment-key',
      },
    });
    expect(pathsOf(requests)).toEqual([
      '/api/auth/tokens',
      '/api/ecommerce/orders',
      '/api/acceptance/payment_keys',
    ]);
    expect(requests[1]?.body).toMatchObject({
      amount_cents: 34_100,
      currency: 'EGP',
      merchant_order_id: attemptInput.merchantRef,
      auth_token: 'access-1',
    });
    const items = requests[1]?.body['items'] as { amount_cents: number; quantity: number }[];
    expect(items.reduce((sum, item) => sum + item.amount_cents * item.quantity, 0)).toBe(34_100);
    expect(requests[2]?.body).toMatchObject({
      order_id: 700_001,
      integration_id: 1_001,
      expiration: 3_600,
      lock_order_when_paid: true,
    });
    const billing = requests[2]?.body['billing_data'] as Record<string, string>;
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

  test('caches the access token, and requests a new one once after it expires', async () => {
    const config = paymobConfig();
    const { fetch, requests } = vendorStub(
      token,
      order,
      key,
      { status: 401, body: { detail: 'expired' } },
      { status: 201, body: { token: 'access-2' } },
      order,
      key,
    );
    expect((await createAttempt(config, fetch, attemptInput)).ok).toBe(true);
    expect((await createAttempt(config, fetch, attemptInput)).ok).toBe(true);
    expect(pathsOf(requests).filter((path) => path === '/api/auth/tokens')).toHaveLength(2);
    expect(requests.at(-1)?.body).toMatchObject({ auth_token: 'access-2' });

    const refused = vendorStub(token, { status: 401, body: {} }, token, { status: 401, body: {} });
    expect(await createAttempt(paymobConfig(), refused.fetch, attemptInput)).toMatchObject({
      error: { code: 'refused' },
    });
    expect(refused.requests).toHaveLength(4);
  });

  test('fails as a duplicate if its reference was used before', async () => {
    for (const status of [400, 422]) {
      const { outcome } = await create({}, token, { status, body: { message: 'duplicate' } });
      expect(outcome).toMatchObject({ error: { code: 'duplicate' } });
    }
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

  test('redirects to its page, with the phone number in national format', async () => {
    const { outcome, requests } = await create(
      { method: 'wallet', walletPhone: '+20 101 010 1010' },
      token,
      order,
      key,
      waiting,
    );
    expect(outcome).toMatchObject({
      attempt: { redirectUrl: 'https://wallet.example/otp', providerOrderId: '700001' },
    });
    expect(requests[3]?.body).toEqual({
      source: { identifier: '01010101010', subtype: 'WALLET' },
      payment_token: 'payment-key',
    });
  });

  test('fails if its page is missing or its address is invalid', async () => {
    for (const redirect_url of [null, '', 'javascript:alert(1)']) {
      const { outcome } = await create(
        { method: 'wallet', walletPhone: '01010101010' },
        token,
        order,
        key,
        { ...waiting, redirect_url },
      );
      expect(outcome).toMatchObject({ error: { code: 'malformed' } });
    }
  });

  test('is not attempted for a phone number that cannot have a wallet', async () => {
    for (const walletPhone of [undefined, '', '0223456789', '+966501234567']) {
      const { outcome, requests } = await create({
        method: 'wallet',
        ...(walletPhone === undefined ? {} : { walletPhone }),
      });
      expect(outcome).toMatchObject({ error: { code: 'refused' } });
      expect(requests).toEqual([]);
    }
  });
});

test('a kiosk’s reference is valid for the configured time', async () => {
  const pending = {
    ...paidTransaction,
    pending: true,
    success: false,
    data: { bill_reference: 900_001 },
  };
  const { outcome, requests } = await create({ method: 'kiosk' }, token, order, key, pending);
  expect(outcome).toMatchObject({ attempt: { reference: '900001', integrationId: 1_003 } });
  expect(requests[2]?.body).toMatchObject({ expiration: 48 * 3_600 });
  expect(requests[3]?.body).toMatchObject({
    source: { identifier: 'AGGREGATOR', subtype: 'AGGREGATOR' },
  });
});

test('contradictory amounts are never sent', async () => {
  for (const changed of [
    { amountPt: 34_101 },
    { amountPt: 0, discountPt: 37_100 },
    { discountPt: 0 },
  ]) {
    const { outcome, requests } = await create(changed);
    expect(outcome).toMatchObject({ error: { code: 'refused' } });
    expect(requests).toEqual([]);
  }
});

test('items add up to the amount for any cart', () => {
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
          ...attemptInput,
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

test('the newer API takes one call', async () => {
  const { fetch, requests } = vendorStub({
    status: 201,
    body: { client_secret: 'egy_csk_test_1', intention_order_id: 700_009 },
  });
  const outcome = await createAttempt(
    paymobConfig({ PAYMOB_API: 'intention' }),
    fetch,
    attemptInput,
  );
  expect(outcome).toEqual({
    ok: true,
    attempt: {
      integrationId: 1_001,
      providerOrderId: '700009',
      redirectUrl:
        'https://paymob.example/unifiedcheckout/?publicKey=egy_pk_test_1&clientSecret=egy_csk_test_1',
    },
  });
  expect(requests[0]?.headers.get('authorization')).toBe('Token egy_sk_test_1');
  expect(requests[0]?.body).toMatchObject({
    amount: 34_100,
    payment_methods: [1_001],
    special_reference: attemptInput.merchantRef,
    notification_url: 'https://project.example/functions/v1/paymob-webhook',
    redirection_url: 'https://project.example/functions/v1/paymob-return',
  });
});
