import { expect, test } from '@jest/globals';
import { functionClient } from '@/lib/functions/function-client-fixture';
import { prepareFawryCharge, reportFawryResult } from './fawry-charge';
import type { ChargeDetails } from './order-to-pay';
import { paymobMethods } from './payment-choice';
import { startPaymobPayment } from './paymob-payment';

// The only part of `window` that is used here.
Object.assign(globalThis, { window: { location: { origin: 'https://shop.example' } } });

const product = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
const order = {
  order_id: '0f8fad5b-d9cb-469f-a165-70867728950e',
  order_number: 'ZD-7K3M-9QXT',
  total_amount: 366.25,
};
const details: ChargeDetails = {
  customerName: 'Mona El Sayed',
  customerEmail: 'mona@example.com',
  customerMobile: '01012345678',
  street: '12 Nile Street',
  city: 'Giza',
  inEgypt: true,
  products: [{ product_id: product, description: 'Physics', price: 150.5, quantity: 2 }],
  shipping: 65.25,
};
const chargeRequest = {
  orderPaymentId: 'p',
  merchantCode: 'M==',
  merchantRefNum: 'ZD-7K3M-9QXT',
  chargeItems: [
    { itemId: product, description: 'Physics', price: 150.5, quantity: 2 },
    { itemId: 'ord_trans', description: 'Shipping', price: 65.25, quantity: 1 },
  ],
  returnUrl: 'https://shop.example/payment-complete',
  signature: 'x',
  paymentExpiry: 7,
};
const products = { status: 200, json: { items: [{ product_id: product, quantity: 2 }] } };
const charged = (changes: object = {}) => ({
  status: 200,
  json: { chargeRequest: { ...chargeRequest, ...changes } },
});
const refusal = { status: 503, json: { code: 'provider_unavailable', message: 'x' } };

test('passes a charge that agrees with the order to the plugin unchanged', async () => {
  const { client, calls } = functionClient({
    make_charge_request_v2: charged(),
    get_order_products: products,
  });
  expect(await prepareFawryCharge(client, order, details, undefined)).toEqual({
    ok: true,
    charge: { ...chargeRequest, paymentSource: 'NEW_PLUGIN' },
  });
  expect(calls[0]?.body).toMatchObject({
    merchantRefNum: 'ZD-7K3M-9QXT',
    customerName: 'Mona El Sayed',
    chargeItems: [
      { itemId: product, price: 150.5, quantity: 2 },
      { itemId: 'ord_trans', description: 'Shipping', price: 65.25, quantity: 1 },
    ],
  });
});

test.each([
  ['another quantity was ordered', {}, { items: [{ product_id: product, quantity: 1 }] }, 'M=='],
  ['another total was shown', { chargeItems: chargeRequest.chargeItems.slice(0, 1) }, null, 'M=='],
  ['the merchant is unknown', { merchantCode: '' }, null, undefined],
])('opens no popup when %s', async (_, changes, ordered, merchantCode) => {
  const { client } = functionClient({
    make_charge_request_v2: charged(changes),
    get_order_products: ordered ? { status: 200, json: ordered } : products,
  });
  expect(await prepareFawryCharge(client, order, null, merchantCode)).toEqual({
    ok: false,
    failure: { reason: 'agreement' },
  });
});

test('replaces a missing merchant code by the shop’s own', async () => {
  const { client } = functionClient({
    make_charge_request_v2: charged({ merchantCode: '' }),
    get_order_products: products,
  });
  expect(await prepareFawryCharge(client, order, null, 'SHOP')).toMatchObject({
    charge: { merchantCode: 'SHOP' },
  });
});

test('reports the reason of a failure at either step', async () => {
  const first = functionClient({ make_charge_request_v2: refusal });
  expect(await prepareFawryCharge(first.client, order, null, 'M')).toMatchObject({
    failure: { reason: 'charge', failure: { code: 'provider_unavailable' } },
  });
  expect(first.calls).toHaveLength(1);
  const second = functionClient({
    make_charge_request_v2: charged(),
    get_order_products: new TypeError('Failed to fetch'),
  });
  expect(await prepareFawryCharge(second.client, order, null, 'M')).toMatchObject({
    failure: { failure: { code: 'unreachable' } },
  });
});

test('passes the popup’s result on unchanged', async () => {
  const { client, calls } = functionClient({ fawry_callback: refusal });
  const result = { statusCode: 200, orderStatus: 'PAID', odd: { x: 1 } };
  expect(await reportFawryResult(client, result)).toBe(false);
  expect(calls).toEqual([{ name: 'fawry_callback', body: result }]);
});

const means = { walletPhone: '01010101010', baseUrl: 'https://accept.example' };
const paymob = (json: object, status = 200) =>
  functionClient({ 'create-paymob-payment': { status, json } });

test('card and wallet return a page, a kiosk returns a number', async () => {
  const card = paymob({ order_payment_id: 'p', iframe_id: '7', payment_token: 't' });
  expect(
    await startPaymobPayment(card.client, order, details, { ...means, method: 'card' }),
  ).toEqual({
    ok: true,
    page: 'https://accept.example/api/acceptance/iframes/7?payment_token=t',
    attemptId: 'p',
  });
  expect(card.calls[0]?.body).toMatchObject({
    method: 'card',
    currency: 'EGP',
    amount_cents: 36_625,
    items: [{ name: 'Physics', amount_cents: 15_050, quantity: 2 }],
    billing_data: { first_name: 'Mona', last_name: 'El Sayed', country: 'EG', city: 'Giza' },
    meta: { source: 'checkout-page', order_id: order.order_id },
  });
  expect(card.calls[0]?.body).not.toHaveProperty('billing_data.building');
  expect(card.calls[0]?.body).not.toHaveProperty('wallet');

  const wallet = paymob({ order_payment_id: 'p', redirect_url: 'https://wallet.example/' });
  const paid = await startPaymobPayment(wallet.client, order, null, { ...means, method: 'wallet' });
  expect(paid).toEqual({ ok: true, page: 'https://wallet.example/', attemptId: 'p' });
  expect(wallet.calls[0]?.body).toMatchObject({ wallet: { phone: '01010101010' } });

  const kiosk = paymob({ order_payment_id: 'p', reference_number: '900001' });
  expect(
    await startPaymobPayment(kiosk.client, order, null, { ...means, method: 'kiosk' }),
  ).toEqual({
    ok: true,
    reference: '900001',
    expiresAt: null,
  });
});

test.each([
  ['card', { hosted_url: 'https://pay.example/h' }, { page: 'https://pay.example/h' }],
  ['wallet', { checkout_url: 'https://pay.example/c' }, { page: 'https://pay.example/c' }],
  ['kiosk', { raw: { bill_reference: 900_002 } }, { reference: '900002' }],
  ['kiosk', { raw: { reference_number: '900003' } }, { reference: '900003' }],
] as const)('a response for a %s with %j is accepted', async (method, json, way) => {
  const { client } = paymob(json);
  expect(await startPaymobPayment(client, order, null, { ...means, method })).toMatchObject({
    ok: true,
    ...way,
  });
});

test.each(paymobMethods)('a %s response without a page or number is a failure', async (method) => {
  const { client } = paymob({ order_payment_id: 'p' });
  expect(await startPaymobPayment(client, order, null, { ...means, method })).toEqual({
    ok: false,
    failure: { reason: 'no-page', method },
  });
});

test.each(paymobMethods)('a %s payment that Paymob cannot begin is a failure', async (method) => {
  const { client } = paymob({ code: 'payment_not_begun', message: 'x' }, 502);
  expect(await startPaymobPayment(client, order, null, { ...means, method })).toEqual({
    ok: false,
    failure: { reason: 'no-page', method },
  });
});

test('returns Paymob’s reason for a rejection', async () => {
  const { client } = paymob({ code: 'provider_refused', message: 'No.' }, 502);
  expect(await startPaymobPayment(client, order, null, { ...means, method: 'card' })).toMatchObject(
    { failure: { reason: 'paymob', method: 'card', failure: { code: 'provider_refused' } } },
  );
});
