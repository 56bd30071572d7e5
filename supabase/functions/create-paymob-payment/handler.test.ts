import { beforeEach, expect, jest, test } from '@jest/globals';
import { fakeProject, raised } from '../_shared/testing/fake-project.ts';
import { malformedBodies } from '../_shared/testing/malformed-bodies.ts';
import {
  applied,
  ids,
  merchantRef,
  openPayment,
  pendingOrder,
  startedPayment,
} from '../_shared/testing/orders.ts';
import { paymobTransaction } from '../_shared/testing/paymob-transaction.ts';
import { asVisitor, posting, refused, statusAndBody } from '../_shared/testing/requests.ts';
import { skipPauses } from '../_shared/testing/skip-pauses.ts';
import { handler } from './handler.ts';

const at = (path: string) => `paymob.example/api/${path}`;
const pay = at('acceptance/payments/pay');
const inquiry = at('ecommerce/orders/transaction_inquiry');

const paymob = {
  [at('auth/tokens')]: { token: 'an-access-token' },
  [at('ecommerce/orders')]: { id: 700_001 },
  [at('acceptance/payment_keys')]: { token: 'a-payment-token' },
};
const project = {
  ...paymob,
  'rpc/confirm_session': ids.user,
  orders: pendingOrder(),
  'rpc/start_payment': startedPayment(),
  'rpc/note_payment_reference': { payment_status: 'PENDING' },
  'rpc/apply_payment_event': applied,
  'rpc/mark_payment_checked': null,
};
const paying = {
  method: 'card',
  use_test: true,
  currency: 'EGP',
  merchant_order_id: 'checkout_1768472430123',
  amount_cents: 46_090,
  items: [{ name: 'فيزياء', amount_cents: 15_050, quantity: 2 }],
  billing_data: { first_name: 'NA', email: 'mona@example.com', country: 'EG' },
  meta: { source: 'checkout-page', order_id: ids.order },
};
const byWallet = { ...paying, method: 'wallet', wallet: { phone: '٠١٠ ١٠١٠ ١٠١٠' } };
const byKiosk = { ...paying, method: 'kiosk' };
const walletPaid = paymobTransaction({ pending: true, redirect_url: 'https://paymob.example/otp' });
const kioskPaid = paymobTransaction({ pending: true, data: { bill_reference: 8_765_432 } });

skipPauses();

beforeEach(() => {
  jest.restoreAllMocks();
  jest.spyOn(console, 'error').mockReturnValue();
});

test('redirects a card payment to Paymob’s own page', async () => {
  const { deps, requests } = fakeProject(project);
  expect(await statusAndBody(handler(posting(paying), deps))).toEqual([
    200,
    { order_payment_id: ids.payment, iframe_id: '77', payment_token: 'a-payment-token' },
  ]);
  const begun = requests.find(({ what }) => what === 'rpc/start_payment');
  expect(begun).toMatchObject({
    as: 'server',
    body: { p_user_id: ids.user, p_order_id: ids.order, p_provider: 'paymob', p_method: 'card' },
  });
  const order = requests.find(({ what }) => what === at('ecommerce/orders'))?.body;
  expect(order).toMatchObject({ amount_cents: 46_090, merchant_order_id: merchantRef });
  const items = order?.['items'] as { amount_cents: number; quantity: number }[];
  expect(items.reduce((sum, item) => sum + item.amount_cents * item.quantity, 0)).toBe(46_090);
  expect(requests.at(-1)).toMatchObject({
    as: 'server',
    what: 'rpc/note_payment_reference',
    body: { p_order_payment_id: ids.payment, p_provider_order_id: '700001', p_reference: null },
  });
});

test('redirects a wallet payment to Paymob’s page, with the phone number normalized', async () => {
  const { deps, requests } = fakeProject({ ...project, [pay]: walletPaid });
  expect(await statusAndBody(handler(posting(byWallet), deps))).toEqual([
    200,
    { order_payment_id: ids.payment, redirect_url: 'https://paymob.example/otp' },
  ]);
  const { body } = requests.find(({ what }) => what === pay)!;
  expect(body['source']).toEqual({ identifier: '01010101010', subtype: 'WALLET' });
});

test('returns a kiosk’s reference, and stores it with its expiry', async () => {
  const { deps, requests } = fakeProject({ ...project, [pay]: kioskPaid });
  const [status, body] = await statusAndBody(handler(posting(byKiosk), deps));
  expect([status, body]).toMatchObject([
    200,
    { reference_number: '8765432', raw: { bill_reference: '8765432' } },
  ]);
  const { reference_expires_at: expiresAt } = body as { reference_expires_at: string };
  expect(requests.at(-1)?.body).toMatchObject({ p_reference: '8765432', p_expires_at: expiresAt });
  const begun = requests.find(({ what }) => what === 'rpc/start_payment')?.body;
  for (const until of [expiresAt, String(begun?.['p_reference_until'])])
    expect((Date.parse(until) - Date.now()) / 3_600_000).toBeCloseTo(48, 1);
});

test('ignores amount, items, reference, mode, names and owner sent by a browser', async () => {
  const bodies = async (body: object) => {
    const { deps, requests } = fakeProject(project);
    await handler(posting(body), deps);
    return requests
      .filter(({ what }) => !what.endsWith('tokens'))
      .map((question) => ({
        ...question.body,
        p_reference_until: undefined,
        p_trace_id: undefined,
      }));
  };
  const forged = {
    ...paying,
    use_test: false,
    currency: 'USD',
    merchant_order_id: 'somebody-elses',
    amount_cents: 1,
    items: [{ name: 'x', amount_cents: 1, quantity: 1 }],
    billing_data: { first_name: 'Somebody Else', email: 'evil@example.com' },
    user_id: ids.other,
    integration_id: 2001,
    meta: { ...paying.meta, amount_cents: 1, user_id: ids.other },
  };
  expect(await bodies(forged)).toEqual(await bodies(paying));
});

test('refuses a wallet without an Egyptian mobile number before starting a payment', async () => {
  const { deps, requests } = fakeProject();
  for (const wallet of [null, { phone: '' }, { phone: '0223456789' }, { phone: '01999999999' }])
    expect(await refused(handler(posting({ ...byWallet, wallet }), deps))).toEqual([
      422,
      'invalid_wallet_phone',
    ]);
  expect(requests).toEqual([]);
});

const broken = () => {
  throw new TypeError('fetch failed');
};
const down = () => new Response('<html>', { status: 502 });
const refusing = () => Response.json({ detail: 'No.' }, { status: 400 });

test.each([
  ['auth/tokens', down, 503, 'provider_unavailable'],
  ['auth/tokens', refusing, 502, 'provider_refused'],
  ['ecommerce/orders', down, 503, 'provider_unavailable'],
  ['ecommerce/orders', broken, 503, 'provider_unavailable'],
  [
    'ecommerce/orders',
    () => Response.json({ message: 'duplicate' }, { status: 422 }),
    502,
    'provider_refused',
  ],
  ['acceptance/payment_keys', down, 503, 'provider_unavailable'],
  ['acceptance/payment_keys', () => ({}), 502, 'payment_not_begun'],
])(
  'when %s fails, the payment is closed and the order stays payable',
  async (path, answer, status, code) => {
    // Each with a different key, because access tokens are cached per account.
    const settings = { PAYMOB_API_KEY: `key-${path}-${String(answer)}` };
    const { deps, requests } = fakeProject({ ...project, [at(path)]: answer }, settings);
    const [given, body] = await statusAndBody(handler(posting(paying), deps));
    expect([given, body]).toMatchObject([status, { code }]);
    expect(JSON.stringify(body)).not.toMatch(/html|No\.|duplicate/);
    expect(requests.at(-1)).toMatchObject({
      as: 'server',
      what: 'rpc/apply_payment_event',
      body: { p_event: { source: 'server', status: 'FAILED', merchant_ref: merchantRef } },
    });
  },
);

test('withholds a payment whose number could not be stored', async () => {
  const { deps } = fakeProject({ ...project, 'rpc/note_payment_reference': down });
  const [status, body] = await statusAndBody(handler(posting(paying), deps));
  expect([status, body]).toMatchObject([503, { code: 'service_unavailable' }]);
  expect(JSON.stringify(body)).not.toContain('a-payment-token');
});

test('does not charge an order again that turns out to be paid, with either provider', async () => {
  const open = openPayment({ provider: 'paymob' });
  const { deps, names } = fakeProject({
    ...project,
    orders: pendingOrder(['PENDING']),
    'rpc/open_payments': [open],
    [inquiry]: paymobTransaction(),
  });
  expect(await refused(handler(posting(paying), deps))).toEqual([409, 'already_paid']);
  expect(names()).not.toContain('rpc/start_payment');
});

test('starts no payment while an open one cannot be queried', async () => {
  const { deps, names } = fakeProject({
    ...project,
    orders: pendingOrder(['INITIATED']),
    'rpc/open_payments': [openPayment()],
    'fawry.example/ECommerceWeb/Fawry/payments/status/v2': down,
  });
  expect(await refused(handler(posting(paying), deps))).toEqual([503, 'provider_unavailable']);
  expect(names()).not.toContain('rpc/start_payment');
});

test('does not find another shopper’s order, and requires a session', async () => {
  const { deps, names } = fakeProject({ 'rpc/confirm_session': ids.user, orders: [] });
  expect(await refused(handler(posting(paying), deps))).toEqual([404, 'order_not_found']);
  expect(names().toSorted()).toEqual(['orders', 'rpc/confirm_session']);
  expect(await refused(handler(posting(paying, asVisitor), deps))).toEqual([401, 'not_signed_in']);
});

test('refuses a token whose session has ended', async () => {
  const { deps, names } = fakeProject({
    ...project,
    'rpc/confirm_session': () => raised(401, 'not_signed_in'),
  });
  expect(await refused(handler(posting(paying), deps))).toEqual([401, 'not_signed_in']);
  expect(names().toSorted()).toEqual(['orders', 'rpc/confirm_session']);
});

test('passes on a refusal from the database', async () => {
  const { deps } = fakeProject({
    ...project,
    'rpc/start_payment': () => raised(429, 'too_many_attempts'),
  });
  expect(await refused(handler(posting(paying), deps))).toEqual([429, 'too_many_attempts']);
});

test('offers no payment without Paymob’s settings, or without a way to verify it', async () => {
  for (const settings of [{ PAYMENT_PROVIDERS: 'fawry' }, { PAYMOB_HMAC_SECRET: undefined }]) {
    const { deps, requests } = fakeProject(project, settings);
    expect(await refused(handler(posting(paying), deps))).toEqual([409, 'provider_not_offered']);
    expect(requests).toEqual([]);
  }
});

test('malformed bodies never cause a 5xx', async () => {
  const { deps } = fakeProject({ ...project, [pay]: walletPaid });
  const bodies = malformedBodies(byWallet);
  expect(bodies.length).toBeGreaterThanOrEqual(300);
  for (const body of bodies) expect((await handler(posting(body), deps)).status).toBeLessThan(500);
});
