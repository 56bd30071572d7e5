import { describe, expect, test } from '@jest/globals';
import { inquire } from '../../functions/_shared/vendors/paymob/inquire.ts';
import { attemptInput, card, notificationsOf, open, type PaymobWorld } from './testing/attempt.ts';
import { paymobWorld } from './testing/world.ts';

const call = async (
  world: PaymobWorld,
  path: string,
  json: object,
  headers: Record<string, string> = {},
) => {
  const answer = await world.routes.request(`/sandbox/paymob${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(json),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const signIn = async (world: PaymobWorld) =>
  String((await call(world, '/api/auth/tokens', { api_key: world.account.apiKey })).body['token']);

const billing = {
  first_name: 'Mona',
  last_name: 'Ali',
  email: 'm@example.com',
  phone_number: '0101',
  apartment: 'NA',
  floor: 'NA',
  building: 'NA',
  street: 'NA',
  city: 'NA',
  state: 'NA',
  country: 'EG',
  postal_code: 'NA',
  shipping_method: 'NA',
};
const order = {
  delivery_needed: 'false',
  amount_cents: 100,
  currency: 'EGP',
  merchant_order_id: 'ref-1',
  items: [],
};
const key = {
  amount_cents: 100,
  order_id: 700_001,
  currency: 'EGP',
  integration_id: 1_001,
  billing_data: billing,
};

describe('the older calls', () => {
  test('reject a wrong key, and an invalid token', async () => {
    const world = paymobWorld();
    expect(await call(world, '/api/auth/tokens', { api_key: 'guessed' })).toMatchObject({
      status: 401,
    });
    expect(
      await call(world, '/api/ecommerce/orders', { ...order, auth_token: 'guessed' }),
    ).toMatchObject({ status: 401 });
  });

  test('auth-expired: a token is valid for an hour, and the shop requests a new one automatically', async () => {
    const world = paymobWorld();
    await open(world);
    await world.sim('/clock/advance', { ms: 61 * 60_000 });
    await expect(open(world, { merchantRef: 'later' })).resolves.toMatchObject({
      providerOrderId: '700002',
    });
  });

  test('duplicate-order: a reference is accepted once', async () => {
    const world = paymobWorld();
    await open(world);
    await expect(open(world)).rejects.toThrow('duplicate');
  });

  test('report a blank billing field', async () => {
    const world = paymobWorld();
    const auth_token = await signIn(world);
    await call(world, '/api/ecommerce/orders', { ...order, auth_token });
    const blank = { ...key, auth_token, billing_data: { ...billing, floor: ' ', city: undefined } };
    expect(await call(world, '/api/acceptance/payment_keys', blank)).toEqual({
      status: 400,
      body: {
        billing_data: {
          floor: ['This field may not be blank.'],
          city: ['This field is required.'],
        },
      },
    });
  });

  test.each([
    [{ amount_cents: 101 }, 400],
    [{ currency: 'USD' }, 400],
    [{ integration_id: 2_001 }, 404],
    [{ integration_id: 9 }, 404],
    [{ order_id: 1 }, 404],
  ])('a key with %j is refused', async (changes, status) => {
    const world = paymobWorld();
    const auth_token = await signIn(world);
    await call(world, '/api/ecommerce/orders', { ...order, auth_token });
    expect(
      await call(world, '/api/acceptance/payment_keys', { ...key, auth_token, ...changes }),
    ).toMatchObject({ status });
    expect(await call(world, '/api/acceptance/payment_keys', { ...key, auth_token })).toMatchObject(
      { status: 201 },
    );
  });

  test('accept card keys only under the card page’s own number', async () => {
    const world = paymobWorld();
    const { paymentToken = '' } = await open(world);
    const page = (id: string, token: string) =>
      world.routes.request(`/sandbox/paymob/api/acceptance/iframes/${id}?payment_token=${token}`);
    expect((await page('4002', paymentToken)).status).toBe(410);
    expect((await page('4001', 'guessed')).status).toBe(410);
    expect(
      await call(world, '/api/acceptance/payments/pay', {
        source: { identifier: 'AGGREGATOR', subtype: 'AGGREGATOR' },
        payment_token: paymentToken,
      }),
    ).toMatchObject({ status: 400 });
  });
});

describe('faults', () => {
  const broken: [string, string][] = [
    ['vendor-5xx', 'unavailable'],
    ['html-body', 'malformed'],
    ['reset', 'unavailable'],
    ['auth-5xx', 'unavailable'],
  ];
  test.each(broken)('%s', async (scenario, code) => {
    const world = paymobWorld();
    await world.sim('/scenario', { scenario });
    await expect(open(world)).rejects.toThrow(code);
    await expect(open(world, { merchantRef: 'next' })).resolves.toBeDefined();
  });

  test('of the inquiry', async () => {
    const world = paymobWorld();
    const { providerOrderId } = await open(world, { method: 'kiosk' });
    const attempt = { merchantRef: attemptInput.merchantRef, providerOrderId };
    await world.sim('/scenario', { scenario: 'inquiry-5xx' });
    expect(await inquire(world.config, world.fetch, attempt)).toMatchObject({
      error: { code: 'unavailable' },
    });
    expect((await inquire(world.config, world.fetch, attempt)).ok).toBe(true);
  });
});

describe('intentions', () => {
  const intention = { api: 'intention' } as const;
  const pageOf = async (world: PaymobWorld, redirectUrl = '') => {
    const { pathname, search } = new URL(redirectUrl);
    const onward = await world.routes.request(pathname + search);
    return onward.headers.get('location') ?? '';
  };

  test('lead a card to the same page, and report the outcome', async () => {
    const world = paymobWorld();
    const { redirectUrl } = await open(world, {}, intention);
    const page = await pageOf(world, redirectUrl);
    expect((await world.routes.request(page)).status).toBe(200);
    const token = new URLSearchParams(page.split('?')[1]).get('payment_token') ?? '';
    await world.send('/sandbox/paymob/pay/card', { token, ...card });
    await world.sandbox.tick();
    expect(await notificationsOf(world)).toEqual(['PAID']);
  });

  test('show a wallet’s phone field and a kiosk’s reference on the vendor’s page', async () => {
    const world = paymobWorld();
    const wallet = await pageOf(
      world,
      (await open(world, { method: 'wallet' }, intention)).redirectUrl,
    );
    expect(await (await world.routes.request(wallet)).text()).toContain('name="phone"');
    const kiosk = await pageOf(
      world,
      (await open(world, { method: 'kiosk', merchantRef: 'k' }, intention)).redirectUrl,
    );
    const token = new URLSearchParams(kiosk.split('?')[1]).get('payment_token') ?? '';
    expect(await (await world.send('/sandbox/paymob/pay/kiosk', { token })).text()).toContain(
      '900001',
    );
  });

  test('are rejected for a wrong scheme, items that do not add up, and foreign addresses', async () => {
    const world = paymobWorld();
    const wanted = {
      amount: 100,
      currency: 'EGP',
      payment_methods: [1_001],
      billing_data: { phone_number: '1' },
      special_reference: 'x',
    };
    const request = (changes: object, scheme = 'Token') =>
      call(
        world,
        '/v1/intention/',
        { ...wanted, ...changes },
        { authorization: `${scheme} ${world.account.secretKey}` },
      );
    expect(await request({}, 'Bearer')).toMatchObject({ status: 401 });
    expect(await request({ items: [{ name: 'a', amount: 99, quantity: 1 }] })).toMatchObject({
      status: 406,
      body: { code: 'unmatched_item_prices' },
    });
    expect(await request({ payment_methods: [2_001] })).toMatchObject({ status: 404 });
    expect(await request({ notification_url: 'https://evil.example/' })).toMatchObject({
      status: 400,
    });
    expect(await request({ billing_data: {} })).toMatchObject({
      status: 400,
      body: { billing_data: { phone_number: expect.anything() } },
    });
    expect(await request({})).toMatchObject({ status: 201, body: { status: 'intended' } });
    expect(await request({})).toMatchObject({ status: 422 });
  });

  test('can be changed until they are paid, and read with the public key', async () => {
    const world = paymobWorld();
    const { redirectUrl = '' } = await open(world, {}, intention);
    const secret = new URL(redirectUrl).searchParams.get('clientSecret') ?? '';
    const change = (amount: number, items?: object[]) =>
      world.routes.request(`/sandbox/paymob/v1/intention/${secret}`, {
        method: 'PUT',
        headers: { authorization: `Token ${world.account.secretKey}` },
        body: JSON.stringify({ amount, items }),
      });
    expect((await change(200, [{ name: 'a', amount: 100 }])).status).toBe(406);
    expect((await change(200)).status).toBe(200);
    const read = await world.routes.request(
      `/sandbox/paymob/v1/intention/element/${world.account.publicKey}/${secret}/`,
    );
    expect(await read.json()).toMatchObject({ amount: 200, confirmed: false });
  });
});
