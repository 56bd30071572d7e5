/** @jest-environment node */
import { describe, expect, test } from '@jest/globals';
import { cancelUnpaid } from '../../functions/_shared/vendors/fawry/cancel-unpaid.ts';
import { pullStatus } from '../../functions/_shared/vendors/fawry/pull-status.ts';
import { readBrowserResult } from '../../functions/_shared/vendors/fawry/read-browser-result.ts';
import { readNotification } from '../../functions/_shared/vendors/fawry/read-notification.ts';
import { refund } from '../../functions/_shared/vendors/fawry/refund.ts';
import { card, charge, openPopup } from './testing/popup.ts';
import { fawryWorld } from './testing/world.ts';

const hourMs = 3_600_000;
const ref = charge.merchantRef;
type World = ReturnType<typeof fawryWorld>;

const heard = (world: World) =>
  Promise.all(
    world.shop.got.map(async ({ text }) => {
      const read = await readNotification(world.config, text);
      return read.ok ? read.event.status : read.error.code;
    }),
  );
const pulled = async (world: World) => {
  const read = await pullStatus(world.config, world.fetch, ref);
  return read.ok ? read.event.status : read.error.code;
};
/** A world in which somebody pays by card, under a scenario chosen in the popup. */
async function paidByCard(scenario = '', fields: Record<string, string> = card) {
  const world = fawryWorld();
  const popup = await openPopup(world);
  const outcome = await popup.press('card', { ...fields, scenario });
  await world.sandbox.tick();
  return { world, popup, outcome };
}

describe('the popup', () => {
  test('success-card: both the browser and the notification say so, and it can be asked for', async () => {
    const { world, outcome } = await paidByCard();
    expect(outcome).toMatchObject({
      isSuccess: true,
      response: { statusCode: 200, orderStatus: 'PAID', paymentMethod: 'PayUsingCC' },
    });
    const result = await readBrowserResult(world.config, outcome.response);
    expect(result).toMatchObject({ result: { isSigned: true, claimed: 'PAID', merchantRef: ref } });
    expect(await heard(world)).toEqual(['PAID']);
    expect(await pullStatus(world.config, world.fetch, ref)).toMatchObject({
      event: { amount_pt: 36_600, method: 'card' },
    });
  });

  test.each([
    ['decline-funds', '4222000006724235', 99_951],
    ['decline-expired', '4263970000005262', 99_954],
    ['a card that nobody has published', '4000000000000000', 99_914],
  ])('%s', async (_, number, code) => {
    const { world, outcome } = await paidByCard('', { ...card, number });
    expect(outcome).toMatchObject({
      isSuccess: false,
      response: { statusCode: code, orderStatus: 'FAILED' },
    });
    expect(await heard(world)).toEqual(['FAILED']);
    expect(world.shop.got[0]?.body).toMatchObject({ failureErrorCode: code });
  });

  test('a right number with a wrong code or date is declined', async () => {
    for (const wrong of [{ cvv: '321' }, { expiry: '05/28' }, { cvv: '' }])
      expect((await paidByCard('', { ...card, ...wrong })).outcome.isSuccess).toBe(false);
  });

  test('one that failed may be paid again; one that was paid may not', async () => {
    const { world } = await paidByCard('', { ...card, number: '4222000006724235' });
    const again = await openPopup(world);
    expect((await again.press('card', card)).isSuccess).toBe(true);
    const third = await openPopup(world);
    expect(await third.press('close')).toMatchObject({
      isSuccess: false,
      response: { statusCode: 9903 },
    });
    expect(await pulled(world)).toBe('PAID');
  });

  test('cancel-close: nothing but an empty failure', async () => {
    const world = fawryWorld();
    const popup = await openPopup(world);
    const outcome = await popup.press('close');
    expect(outcome.isSuccess).toBe(false);
    expect(outcome).not.toHaveProperty('response');
    expect(world.shop.got).toEqual([]);
    expect(await pulled(world)).toBe('not_found');
    expect(
      (
        await world.send('/sandbox/fawry/atfawry/plugin/frame/card', {
          session: popup.session,
          ...card,
        })
      ).status,
    ).toBe(410);
  });

  test('timeout: nothing at all', async () => {
    const world = fawryWorld();
    const popup = await openPopup(world);
    await expect(popup.press('hang')).rejects.toThrow('has not ended');
    expect(await pulled(world)).toBe('not_found');
  });

  test('ref-code, then ref-paid-later', async () => {
    const world = fawryWorld();
    const { response } = await (await openPopup(world)).press('reference');
    expect(response).toMatchObject({
      statusCode: 200,
      orderStatus: 'UNPAID',
      paymentMethod: 'PayAtFawry',
      expirationTime: charge.expiresAt.getTime(),
    });
    await world.sandbox.tick();
    expect(world.shop.got[0]?.body).not.toHaveProperty('paymentRefrenceNumber');
    const { referenceNumber } = response as { referenceNumber: string };
    expect(referenceNumber).toMatch(/^\d{9}$/);
    await world.sim('/clock/advance', { ms: 5 * hourMs });
    expect((await world.sim('/fawry/pay', { referenceNumber })).status).toBe(200);
    expect(await heard(world)).toEqual(['PENDING', 'PAID']);
    expect((await world.sim('/fawry/pay', { referenceNumber })).status).toBe(404);
  });

  test('ref-expired, then paid-after-expiry', async () => {
    const world = fawryWorld();
    const { response } = await (await openPopup(world)).press('reference');
    await world.sim('/clock/advance', { ms: 48 * hourMs });
    await world.sim('/fawry/pay', { referenceNumber: response?.['referenceNumber'] });
    expect(await heard(world)).toEqual(['PENDING', 'EXPIRED', 'PAID']);
  });

  test('forged-success: the browser lies, Fawry does not', async () => {
    const { world, outcome } = await paidByCard('forged-success');
    expect(outcome).toMatchObject({ isSuccess: true, response: { orderStatus: 'PAID' } });
    expect(await readBrowserResult(world.config, outcome.response)).toMatchObject({
      result: { isSigned: false },
    });
    expect(await heard(world)).toEqual([]);
    expect(await pulled(world)).toBe('PENDING');
  });

  test('a wallet agrees or declines', async () => {
    for (const [decision, status] of [
      ['approve', 'PAID'],
      ['decline', 'FAILED'],
    ] as const) {
      const world = fawryWorld();
      await (await openPopup(world)).press('wallet', { wallet: decision });
      expect(await pulled(world)).toBe(status);
    }
  });
});

describe('notifications', () => {
  test.each([
    ['webhook-missing', []],
    ['bad-signature', ['bad_signature']],
    ['unpadded-signature', ['bad_signature']],
  ])('%s', async (scenario, words) => {
    const { world } = await paidByCard(scenario);
    expect(await heard(world)).toEqual(words);
    expect(await pulled(world)).toBe('PAID');
  });

  test('dup-webhook: the same bytes three times', async () => {
    const { world } = await paidByCard('dup-webhook');
    await world.sim('/clock/advance', { ms: 30_000 });
    expect(new Set(world.shop.got.map(({ text }) => text)).size).toBe(1);
    expect(world.shop.got).toHaveLength(3);
  });

  test('out-of-order: what was overtaken comes last', async () => {
    const { world } = await paidByCard('out-of-order');
    await world.sim('/clock/advance', { ms: 5_000 });
    expect(await heard(world)).toEqual(['PAID', 'PENDING', 'FAILED']);
  });

  test('wrong-ref and amount-mismatch are properly signed', async () => {
    const lost = (await paidByCard('wrong-ref')).world;
    expect(lost.shop.got[0]?.body).toMatchObject({ merchantRefNumber: 'UNKNOWN-REFERENCE' });
    expect(await heard(lost)).toEqual(['PAID']);
    const less = (await paidByCard('amount-mismatch')).world;
    expect(await pullStatus(less.config, less.fetch, ref)).toMatchObject({
      event: { status: 'PAID', amount_pt: 36_500 },
    });
  });

  test('fees-on-customer come on top', async () => {
    const { world, outcome } = await paidByCard('fees-on-customer');
    expect(outcome.response).toMatchObject({ orderAmount: 366, paymentAmount: 368, fawryFees: 2 });
    expect(await pullStatus(world.config, world.fetch, ref)).toMatchObject({
      event: { amount_pt: 36_600 },
    });
  });

  test('webhook-before-return and return-before-webhook', async () => {
    const early = fawryWorld();
    const popup = await openPopup(early);
    const page = await early.send('/sandbox/fawry/atfawry/plugin/frame/card', {
      session: popup.session,
      ...card,
      scenario: 'webhook-before-return',
    });
    expect(await page.text()).toContain('data-delay="3000"');
    await early.sandbox.tick();
    expect(early.shop.got).toHaveLength(1);

    const { world } = await paidByCard('return-before-webhook');
    expect(world.shop.got).toEqual([]);
    await world.sim('/clock/advance', { ms: 30_000 });
    expect(await heard(world)).toEqual(['PAID']);
  });
});

describe('money back', () => {
  const referenceOf = ({ world, outcome }: Awaited<ReturnType<typeof paidByCard>>) => ({
    world,
    referenceNumber: String(outcome.response?.['referenceNumber']),
  });

  test('in part, the rest, and no more', async () => {
    const { world, referenceNumber } = referenceOf(await paidByCard());
    const give = (amountPt: number) =>
      refund(world.config, world.fetch, { referenceNumber, amountPt, reason: 'late' });
    expect(await give(6_600)).toEqual({ ok: true });
    expect(await pulled(world)).toBe('PARTIAL_REFUNDED');
    expect(await give(30_001)).toMatchObject({ error: { message: 'Fawry 9935' } });
    expect(await give(30_000)).toEqual({ ok: true });
    await world.sandbox.tick();
    expect(await heard(world)).toEqual(['PAID', 'PARTIAL_REFUNDED', 'REFUNDED']);
    const wrong = { ...world.config, secureKey: 'other' };
    expect(await refund(wrong, world.fetch, { referenceNumber, amountPt: 1 })).toMatchObject({
      error: { message: 'Fawry 9946' },
    });
  });

  test('of what was not paid is refused; it can be cancelled', async () => {
    const world = fawryWorld();
    const { response } = await (await openPopup(world)).press('reference');
    const referenceNumber = String(response?.['referenceNumber']);
    expect(await refund(world.config, world.fetch, { referenceNumber, amountPt: 1 })).toMatchObject(
      { error: { message: 'Fawry 9954' } },
    );
    expect(await cancelUnpaid(world.config, world.fetch, referenceNumber)).toEqual({ ok: true });
    expect(await cancelUnpaid(world.config, world.fetch, referenceNumber)).toEqual({ ok: true });
    await world.sandbox.tick();
    expect(await heard(world)).toEqual(['PENDING', 'CANCELLED']);
    expect(await cancelUnpaid(world.config, world.fetch, '999')).toMatchObject({
      error: { code: 'not_found' },
    });
  });
});

describe('strictness', () => {
  test.each([
    [{ signature: '0'.repeat(64) }, 9946],
    [{ merchantCode: 'other' }, 9901],
    [{ merchantRefNum: ' ' }, 9944],
    [{ returnUrl: 'http://elsewhere.example/' }, 9946],
    [{ customerMobile: '+201012345678' }, 9903],
    [{ customerEmail: '' }, 9903],
    [{ chargeItems: [] }, 21_004],
    [{ chargeItems: [{ itemId: 'b', description: 'b', price: 1.005, quantity: 1 }] }, 21_004],
    [{ chargeItems: [{ itemId: 'b', description: 'b', price: 1, quantity: 1 }] }, 9946],
    [{ paymentExpiry: 1 }, 9903],
  ])('%j is refused with %i', async (changes, statusCode) => {
    const world = fawryWorld();
    const popup = await openPopup(world, changes);
    expect(await (await world.routes.request(popup.page)).text()).toContain(String(statusCode));
    expect(await popup.press('close')).toMatchObject({
      isSuccess: false,
      response: { statusCode },
    });
  });

  test('unsigned fields may be added', async () => {
    const popup = await openPopup(fawryWorld(), {
      orderPaymentId: 'x',
      paymentSource: 'NEW_PLUGIN',
    });
    expect((await popup.press('card', card)).isSuccess).toBe(true);
  });

  test('method-required and invalid-signature-request are asked for beforehand', async () => {
    for (const [scenario, statusCode] of [
      ['method-required', 10_045],
      ['invalid-signature-request', 9946],
    ] as const) {
      const world = fawryWorld();
      await world.sim('/scenario', { scenario });
      expect(await (await openPopup(world)).press('close')).toMatchObject({
        response: { statusCode },
      });
      expect((await (await openPopup(world)).press('card', card)).isSuccess).toBe(true);
    }
  });

  test('only the shop may open a popup, and the page may be framed by it alone', async () => {
    const world = fawryWorld();
    const opened = await world.routes.request('/sandbox/fawry/atfawry/plugin/sessions', {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: '{}',
    });
    expect(opened.status).toBe(403);
    const popup = await openPopup(world);
    const page = await world.routes.request(popup.page);
    const policy = page.headers.get('content-security-policy');
    expect(policy).toContain("frame-ancestors 'self' http://localhost:3000");
    expect(policy).toContain("script-src 'self'");
    expect(await page.text()).toMatch(/lang="ar" dir="rtl".*لا تُدفع أموال حقيقية/s);
    const foreign = await world.routes.request('/sandbox/fawry/atfawry/plugin/frame/card', {
      method: 'POST',
      body: new URLSearchParams({ session: popup.session }),
      headers: { origin: 'https://evil.example' },
    });
    expect(foreign.status).toBe(403);
  });
});
