import { describe, expect, test } from '@jest/globals';
import { type PaymobMethod } from '../../functions/_shared/contracts/paymob-methods.ts';
import { cardNumbers, paymobBuyer } from './testing/paymob-buyer.ts';
import { paymobWorld } from './testing/world.ts';

const dueCents = 34_100;

async function opened(...scenarios: object[]) {
  const world = paymobWorld();
  for (const scenario of scenarios) await world.sim('/scenario', scenario);
  const buyer = await paymobBuyer(world);
  const begin = async (ref: string, method: PaymobMethod = 'card') => {
    const orderId = await buyer.order(ref, dueCents);
    return { orderId, token: await buyer.key(orderId, dueCents, method) };
  };
  return { world, buyer, begin };
}
/** A world in which the order ZD-1 was paid by card: order 700001, transaction 900001. */
async function paid(...scenarios: object[]) {
  const story = await opened(...scenarios);
  const { token } = await story.begin('ZD-1');
  await story.buyer.payByCard(token, cardNumbers.approved);
  await story.world.sandbox.tick();
  return story;
}

describe('a transaction by its number', () => {
  test('is the whole object, without a wrapper or an HMAC', async () => {
    const { buyer } = await paid();
    const { status, body } = await buyer.transaction(900_001);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      id: 900_001,
      pending: false,
      success: true,
      amount_cents: dueCents,
      currency: 'EGP',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}$/),
      is_auth: false,
      is_capture: false,
      is_captured: false,
      is_standalone_payment: true,
      is_voided: false,
      is_refunded: false,
      is_3d_secure: false,
      is_void: false,
      is_refund: false,
      error_occured: false,
      is_live: false,
      has_parent_transaction: false,
      parent_transaction: null,
      integration_id: 1_001,
      owner: 500_001,
      profile_id: 500_001,
      refunded_amount_cents: 0,
      captured_amount: 0,
      order: {
        id: 700_001,
        merchant_order_id: 'ZD-1',
        amount_cents: dueCents,
        paid_amount_cents: dueCents,
        currency: 'EGP',
        created_at: expect.any(String),
      },
      source_data: { type: 'card', sub_type: 'MasterCard', pan: '2346' },
      data: { message: 'Approved', txn_response_code: 'APPROVED' },
    });
    expect(body).not.toHaveProperty('obj');
    expect(body).not.toHaveProperty('hmac');
  });

  test('is returned only to an authenticated caller, by header or by query', async () => {
    const { buyer } = await paid();
    const path = '/api/acceptance/transactions/900001';
    expect((await buyer.call(`${path}?token=${buyer.auth_token}`)).status).toBe(200);
    expect((await buyer.call(`${path}?token=guessed`)).status).toBe(401);
    expect((await buyer.call(path)).status).toBe(401);
    expect((await buyer.transaction(900_001, 'guessed')).status).toBe(401);
    for (const unknown of [900_002, Number.NaN])
      expect(await buyer.transaction(unknown)).toEqual({
        status: 404,
        body: { detail: 'Not found.' },
      });
  });
});

describe('an inquiry', () => {
  test('accepts either identifier of the order, or both of the same one', async () => {
    const { buyer, begin } = await paid();
    await begin('ZD-2');
    for (const by of [
      { order_id: 700_001 },
      { merchant_order_id: 'ZD-1' },
      { order_id: 700_001, merchant_order_id: 'ZD-1' },
    ])
      expect(await buyer.inquire(by)).toMatchObject({ status: 200, body: { id: 900_001 } });
    for (const by of [
      {},
      { order_id: 700_002 },
      { order_id: 700_002, merchant_order_id: 'ZD-1' },
      { merchant_order_id: 'ZD-3' },
    ])
      expect((await buyer.inquire(by)).status).toBe(404);
  });

  test('lags behind the callback for a number of queries of any kind', async () => {
    const { world, buyer } = await paid({ scenario: 'inquiry-lag', questions: 3 });
    expect(world.shop.got).toHaveLength(1);
    const statuses = [
      (await buyer.inquire({ order_id: 700_001 })).status,
      (await buyer.transaction(900_001)).status,
      (await buyer.inquire({ merchant_order_id: 'ZD-1' })).status,
      (await buyer.transaction(900_001)).status,
      (await buyer.inquire({ order_id: 700_001 })).status,
    ];
    expect(statuses).toEqual([404, 404, 404, 200, 200]);
  });

  test('lags until the clock has advanced', async () => {
    const { world, buyer } = await paid({ scenario: 'inquiry-lag', ms: 5_000 });
    for (let count = 0; count < 5; count += 1)
      expect((await buyer.transaction(900_001)).status).toBe(404);
    await world.sim('/clock/advance', { ms: 5_000 });
    expect((await buyer.transaction(900_001)).status).toBe(200);
  });

  test('returns the previous state while lagging: a kiosk’s number, a declined card', async () => {
    const { world, buyer, begin } = await opened({ scenario: 'inquiry-lag', times: 2 });
    const kiosk = await begin('ZD-1', 'kiosk');
    const { id } = await buyer.startKiosk(kiosk.token);
    await world.sim(`/paymob/kiosk/${id}/pay`, {});
    const pending = { pending: true, success: false, order: { paid_amount_cents: 0 } };
    expect((await buyer.transaction(id)).body).toMatchObject(pending);
    expect((await buyer.inquire({ order_id: kiosk.orderId })).body).toMatchObject(pending);
    expect((await buyer.transaction(id)).body).toMatchObject({ pending: false, success: true });

    await world.sim('/scenario', { scenario: 'second-try' });
    const card = await begin('ZD-2');
    await buyer.payByCard(card.token, cardNumbers.declined);
    await buyer.payByCard(card.token, cardNumbers.approved);
    const inquire = async () => (await buyer.inquire({ order_id: card.orderId })).body;
    const declined = { id: 900_002, success: false, order: { paid_amount_cents: 0 } };
    expect(await inquire()).toMatchObject(declined);
    expect(await inquire()).toMatchObject(declined);
    expect(await inquire()).toMatchObject({ id: 900_003, success: true });
  });

  test('does not lag if nothing was paid', async () => {
    const { buyer, begin } = await opened({ scenario: 'inquiry-lag' });
    const { token, orderId } = await begin('ZD-1');
    await buyer.payByCard(token, cardNumbers.declined);
    expect((await buyer.inquire({ order_id: orderId })).body).toMatchObject({ success: false });
  });
});

describe('a response with a Paymob-specific error', () => {
  const order = { id: 700_001, merchant_order_id: 'ZD-1' };

  test.each<[string, object]>([
    ['empty-amounts', { amount_cents: '', order: { ...order, amount_cents: '' } }],
    ['null-amounts', { amount_cents: null, order: { ...order, amount_cents: null } }],
    ['bare-order', { amount_cents: dueCents, order: 700_001 }],
    ['no-merchant-order', { order: { id: 700_001, merchant_order_id: null } }],
    ['string-booleans', { success: 'true', pending: 'false', is_live: 'false', order }],
    ['other-transaction', { success: true, order: { merchant_order_id: 'OTHER-ZD-1' } }],
  ])('%s, twice, by either question, and then right', async (scenario, wrong) => {
    const { world, buyer } = await paid();
    const right = (await buyer.transaction(900_001)).body;
    await world.sim('/scenario', { scenario });
    // A response without a transaction does not use it up.
    expect((await buyer.transaction(1)).status).toBe(404);
    expect((await buyer.transaction(900_001)).body).toMatchObject(wrong);
    expect((await buyer.inquire({ order_id: 700_001 })).body).toMatchObject(wrong);
    expect((await buyer.transaction(900_001)).body).toEqual(right);
  });

  test('other-transaction: one paid by somebody else', async () => {
    const { world, buyer, begin } = await paid();
    const other = await begin('ZD-2');
    await buyer.payByCard(other.token, cardNumbers.approved);
    await world.sim('/fault', { path: '/api/ecommerce', quirk: 'other-transaction' });
    expect((await buyer.inquire({ merchant_order_id: 'ZD-1' })).body).toMatchObject({
      id: 900_002,
      success: true,
      order: { merchant_order_id: 'ZD-2' },
    });
  });

  test('must be requested by a known name', async () => {
    const { world } = await opened();
    expect((await world.sim('/fault', { path: '/api', quirk: 'unknown' })).status).toBe(404);
    expect((await world.sim('/fault', { path: [] })).status).toBe(400);
  });
});

describe('keys', () => {
  const inquire = async ({ buyer }: Awaited<ReturnType<typeof paid>>) => [
    (await buyer.call('/api/auth/tokens', { api_key: 'x' })).status,
    (await buyer.transaction(900_001)).status,
    (await buyer.inquire({ order_id: 700_001 })).status,
    (await buyer.refund(900_001, 1)).status,
  ];

  test('keys-gone: rejected until it is cleared', async () => {
    const story = await paid();
    await story.world.sim('/scenario', { scenario: 'keys-gone' });
    for (let count = 0; count < 3; count += 1)
      expect(await inquire(story)).toEqual([401, 401, 401, 401]);
    const page = await story.world.routes.request('/sandbox/paymob/desk?lang=en');
    expect(await page.text()).toMatch(/keys-gone.*Back to normal/s);
    await story.world.send('/sandbox/paymob/desk/clear', {});
    expect(await inquire(story)).toEqual([401, 200, 200, 200]);
  });

  test('token-expired: affects one request, or a requested number of requests to one endpoint', async () => {
    const story = await paid();
    await story.world.sim('/scenario', { scenario: 'token-expired' });
    expect(await inquire(story)).toEqual([401, 401, 200, 200]);
    await story.world.sim('/fault', { path: '/api/ecommerce', quirk: 'refused', times: 2 });
    expect(await inquire(story)).toEqual([401, 200, 401, 200]);
    await story.world.sim('/clear', {});
    expect(await inquire(story)).toEqual([401, 200, 200, 200]);
  });
});

test('continues its numbers after a reset', async () => {
  const { world } = await paid();
  await world.sim('/reset', {});
  const buyer = await paymobBuyer(world);
  const orderId = await buyer.order('ZD-1', dueCents);
  const token = await buyer.key(orderId, dueCents, 'card');
  const back = new URL(await buyer.payByCard(token, cardNumbers.approved));
  expect([orderId, back.searchParams.get('id')]).toEqual([700_002, '900002']);
});
