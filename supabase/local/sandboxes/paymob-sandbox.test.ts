import { describe, expect, test } from '@jest/globals';
import { inquire } from '../../functions/_shared/vendors/paymob/inquire.ts';
import { refund } from '../../functions/_shared/vendors/paymob/money-back.ts';
import { readCallback } from '../../functions/_shared/vendors/paymob/read-callback.ts';
import { readReturn } from '../../functions/_shared/vendors/paymob/read-return.ts';
import { attemptInput, card, notificationsOf, open, type PaymobWorld } from './testing/attempt.ts';
import { paymobWorld } from './testing/world.ts';

const hourMs = 3_600_000;
const merchantRef = attemptInput.merchantRef;

const inquiryOf = async (world: PaymobWorld, providerOrderId: string) => {
  const read = await inquire(world.config, world.fetch, { merchantRef, providerOrderId });
  return read.ok ? read.events.at(-1)?.status : read.error.code;
};
const returnOf = async (world: PaymobWorld, answer: Response) => {
  const location = answer.headers.get('location') ?? '';
  const read = await readReturn(world.config, new URL(location).searchParams);
  return read.ok ? read.hint.status : read.error.code;
};
/** A card payment under a scenario chosen on the page. */
async function paidByCard(scenario = '', fields: Record<string, string> = card) {
  const world = paymobWorld();
  const { paymentToken: token = '', providerOrderId } = await open(world);
  const page = (step: string, more: Record<string, string> = {}) =>
    world.send(`/sandbox/paymob/pay/${step}`, { token, ...fields, scenario, ...more });
  const answer = await page('card');
  await world.sandbox.tick();
  return { world, providerOrderId, answer, page, token };
}

describe('a card', () => {
  test('success-card: callback, return and inquiry agree', async () => {
    const { world, answer, providerOrderId } = await paidByCard();
    expect(answer.status).toBe(303);
    expect(await returnOf(world, answer)).toBe('PAID');
    expect(await notificationsOf(world)).toEqual(['PAID']);
    expect(
      await inquire(world.config, world.fetch, { merchantRef, providerOrderId }),
    ).toMatchObject({
      events: [
        {
          status: 'PAID',
          amount_pt: 34_100,
          currency: 'EGP',
          method: 'card',
          transaction_id: '900001',
        },
      ],
    });
  });

  test('decline-card', async () => {
    for (const fields of [
      { ...card, number: '4000000000000002' },
      { ...card, cvv: '1' },
      { ...card, number: '' },
    ]) {
      const { world, answer, providerOrderId } = await paidByCard('', fields);
      expect(await returnOf(world, answer)).toBe('FAILED');
      expect(await notificationsOf(world)).toEqual(['FAILED']);
      expect(await inquiryOf(world, providerOrderId)).toBe('FAILED');
    }
  });

  test.each([
    ['4000000000003220', '123456', 'PAID'],
    ['4000000000003220', '000000', 'FAILED'],
    ['4000000000003238', '123456', 'FAILED'],
  ])('3ds: %s with the code %s', async (number, otp, status) => {
    const { world, answer, page } = await paidByCard('', { ...card, number });
    expect(answer.status).toBe(200);
    const html = await answer.text();
    const hidden = Object.fromEntries(
      [...html.matchAll(/name="(number|outcome|scenario)" value="([^"]*)"/g)].map(
        ([, name, value]) => [name, value],
      ),
    ) as Record<string, string>;
    await page('otp', { ...hidden, otp });
    await world.sandbox.tick();
    expect(await notificationsOf(world)).toEqual([status]);
    expect(world.shop.got[0]?.body).toMatchObject({ obj: { is_3d_secure: true } });
  });

  test('cancel-close and timeout: leave only a key that expires', async () => {
    const world = paymobWorld();
    const { paymentToken: token = '', iframeId, providerOrderId } = await open(world);
    const page = `/sandbox/paymob/api/acceptance/iframes/${iframeId}?payment_token=${token}`;
    expect((await world.routes.request(page)).status).toBe(200);
    for (const step of ['cancel', 'hang'])
      expect((await world.send(`/sandbox/paymob/pay/${step}`, { token })).status).toBe(200);
    expect(await inquiryOf(world, providerOrderId)).toBe('not_found');
    await world.sim('/clock/advance', { ms: hourMs });
    expect((await world.routes.request(page)).status).toBe(410);
    expect(world.shop.got).toEqual([]);
  });

  test('accepts a key once', async () => {
    const { page } = await paidByCard();
    expect((await page('card')).status).toBe(410);
  });
});

describe('a wallet', () => {
  const start = async () => {
    const world = paymobWorld();
    const { redirectUrl = '', providerOrderId } = await open(world, { method: 'wallet' });
    const { pathname, searchParams } = new URL(redirectUrl);
    const token = searchParams.get('token') ?? '';
    const decide = (fields: Record<string, string>) => world.send(pathname, { token, ...fields });
    return { world, providerOrderId, page: pathname + new URL(redirectUrl).search, decide };
  };
  const codes = { pin: '123456', otp: '123456' };

  test.each([
    ['wallet-ok', { decision: 'approve', ...codes }, 'PAID'],
    ['wallet-wrong-otp', { decision: 'approve', ...codes, otp: '1' }, 'FAILED'],
    ['wallet-reject', { decision: 'reject', ...codes }, 'FAILED'],
    [
      'wallet-reject by scenario',
      { decision: 'approve', ...codes, scenario: 'wallet-reject' },
      'FAILED',
    ],
  ])('%s', async (_, fields, status) => {
    const { world, page, decide, providerOrderId } = await start();
    expect(await (await world.routes.request(page)).text()).toContain('01010101010');
    expect(await inquiryOf(world, providerOrderId)).toBe('PENDING');
    expect(await returnOf(world, await decide(fields))).toBe(status);
    await world.sandbox.tick();
    expect(await notificationsOf(world)).toEqual([status]);
    expect(world.shop.got[0]?.body).toMatchObject({ obj: { source_data: { type: 'wallet' } } });
    expect((await decide(fields)).status).toBe(410);
  });

  test('wallet-no-redirect', async () => {
    const world = paymobWorld();
    await world.sim('/scenario', { scenario: 'wallet-no-redirect', match: 'ZD-7K3M' });
    await expect(open(world, { method: 'wallet' })).rejects.toThrow('malformed');
  });
});

describe('a kiosk', () => {
  test('kiosk-pending, then kiosk-paid-later', async () => {
    const world = paymobWorld();
    const { reference = '', providerOrderId } = await open(world, { method: 'kiosk' });
    expect(await inquiryOf(world, providerOrderId)).toBe('PENDING');
    await world.sim('/clock/advance', { ms: 20 * hourMs });
    expect((await world.sim(`/paymob/kiosk/${reference}/pay`, {})).status).toBe(200);
    expect(await notificationsOf(world)).toEqual(['PAID']);
    expect((await world.sim(`/paymob/kiosk/${reference}/pay`, {})).status).toBe(404);
  });

  test('kiosk-expired: no notification, and the reference cannot be paid', async () => {
    const world = paymobWorld();
    const { reference = '', providerOrderId } = await open(world, { method: 'kiosk' });
    await world.sim('/clock/advance', { ms: 48 * hourMs });
    expect((await world.sim(`/paymob/kiosk/${reference}/pay`, {})).status).toBe(404);
    expect(await inquiryOf(world, providerOrderId)).toBe('FAILED');
    expect(world.shop.got).toEqual([]);
  });
});

describe('callbacks', () => {
  test.each([['bad-hmac'], ['sha256-hmac'], ['capital-bool-hmac']])(
    'are rejected with %s',
    async (scenario) => {
      const { world, providerOrderId } = await paidByCard(scenario);
      expect(await notificationsOf(world)).toEqual(['bad_signature']);
      expect(await inquiryOf(world, providerOrderId)).toBe('PAID');
    },
  );

  test.each([
    ['amount-mismatch', { amount: '34000' }, { amount_pt: 34_000 }],
    ['currency-mismatch', { currency: 'USD' }, { currency: 'USD' }],
    ['wrong-integration', { integrationId: '2001' }, { review_reason: 'foreign_integration' }],
    ['is-live-mismatch', {}, { review_reason: 'wrong_mode' }],
    // The message alone is about another order.
    ['wrong-order', { orderId: '700008' }, { provider_order_id: '700001' }],
  ])('%s is genuine, and visible', async (scenario, claimed, known) => {
    const { world, providerOrderId } = await paidByCard(scenario);
    const { url, text } = world.shop.got[0]!;
    const read = await readCallback(world.config, url.searchParams.get('hmac'), text);
    expect(read).toMatchObject({ hint: { status: 'PAID', transaction: claimed } });
    expect(
      await inquire(world.config, world.fetch, { merchantRef, providerOrderId }),
    ).toMatchObject({ events: [{ status: 'PAID', ...known }] });
  });

  test('callback-missing', async () => {
    const { world, providerOrderId } = await paidByCard('callback-missing');
    expect(world.shop.got).toEqual([]);
    expect(await inquiryOf(world, providerOrderId)).toBe('PAID');
  });

  test('dup-webhook: the same bytes three times; out-of-order: an older failure comes last', async () => {
    const { world } = await paidByCard('dup-webhook');
    await world.sim('/clock/advance', { ms: 30_000 });
    expect(world.shop.got).toHaveLength(3);
    expect(new Set(world.shop.got.map(({ url, text }) => url.href + text)).size).toBe(1);
    const late = (await paidByCard('out-of-order')).world;
    await late.sim('/clock/advance', { ms: 2_000 });
    expect(await notificationsOf(late)).toEqual(['PAID', 'FAILED']);
  });

  test('redirect-tampered, and both names of the order', async () => {
    const tampered = await paidByCard('redirect-tampered', { ...card, number: '4000000000000002' });
    expect(tampered.answer.headers.get('location')).toContain('success=true');
    expect(await returnOf(tampered.world, tampered.answer)).toBe('bad_signature');
    const other = await paidByCard('redirect-order-id');
    expect(other.answer.headers.get('location')).toContain('order_id=700001');
    expect(await returnOf(other.world, other.answer)).toBe('PAID');
  });
});

describe('money back', () => {
  test('is accepted in the format of the shop’s requests', async () => {
    const { world } = await paidByCard();
    const give = (amountPt: number) =>
      refund(world.config, world.fetch, { transactionId: '900001', amountPt });
    expect(await give(100)).toEqual({
      answer: 'accepted',
      evidence: { status: 200, transaction: 900_002 },
    });
    expect(await give(34_001)).toMatchObject({ answer: 'refused', refusal: 'provider_refused' });
    expect(await give(34_000)).toMatchObject({ answer: 'accepted' });
    const wrong = { ...world.config, secretKey: 'egy_sk_test_other' };
    expect(
      await refund(wrong, world.fetch, { transactionId: '900001', amountPt: 1 }),
    ).toMatchObject({ refusal: 'not_configured' });
  });
});
