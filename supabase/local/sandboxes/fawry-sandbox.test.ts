import { describe, expect, test } from '@jest/globals';
import { pullStatus } from '../../functions/_shared/vendors/fawry/pull-status.ts';
import { readBrowserResult } from '../../functions/_shared/vendors/fawry/read-browser-result.ts';
import { notificationsOf, paidByCard, pulled } from './testing/card-payment.ts';
import { card, charge, openPopup } from './testing/popup.ts';
import { fawryWorld } from './testing/world.ts';

const hourMs = 3_600_000;
const ref = charge.merchantRef;

describe('the popup', () => {
  test('success-card: reported by the browser, the notification and the status call', async () => {
    const { world, outcome } = await paidByCard();
    expect(outcome).toMatchObject({
      isSuccess: true,
      response: { statusCode: 200, orderStatus: 'PAID', paymentMethod: 'PayUsingCC' },
    });
    const result = await readBrowserResult(world.config, outcome.response);
    expect(result).toMatchObject({ result: { isSigned: true, claimed: 'PAID', merchantRef: ref } });
    expect(await notificationsOf(world)).toEqual(['PAID']);
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
    expect(await notificationsOf(world)).toEqual(['FAILED']);
    expect(world.shop.got[0]?.body).toMatchObject({ failureErrorCode: code });
  });

  test('declines a valid number with a wrong code or date', async () => {
    for (const wrong of [{ cvv: '321' }, { expiry: '05/20' }, { expiry: '13/30' }, { cvv: '' }])
      expect((await paidByCard('', { ...card, ...wrong })).outcome.isSuccess).toBe(false);
  });

  test('accepts a listed card with any date that has not expired', async () => {
    const typed = { number: '4242 4242 4242 4242', expiry: '12/30', cvv: '123' };
    expect((await paidByCard('', typed)).outcome.isSuccess).toBe(true);
  });

  test('lists the date and the code of each card', async () => {
    const world = fawryWorld();
    const { page } = await openPopup(world);
    const html = await (await world.routes.request(page)).text();
    expect(html).toContain('<bdi dir="ltr">05/29 · 123</bdi>');
  });

  test('allows another attempt after a failure, but not after a payment', async () => {
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

  test('cancel-close: only an empty failure', async () => {
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

  test('timeout: no message', async () => {
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
    expect(await notificationsOf(world)).toEqual(['PENDING', 'PAID']);
    expect((await world.sim('/fawry/pay', { referenceNumber })).status).toBe(404);
  });

  test('ref-expired, then paid-after-expiry', async () => {
    const world = fawryWorld();
    const { response } = await (await openPopup(world)).press('reference');
    await world.sim('/clock/advance', { ms: 48 * hourMs });
    await world.sim('/fawry/pay', { referenceNumber: response?.['referenceNumber'] });
    expect(await notificationsOf(world)).toEqual(['PENDING', 'EXPIRED', 'PAID']);
  });

  test('forged-success: the browser reports a payment that Fawry does not confirm', async () => {
    const { world, outcome } = await paidByCard('forged-success');
    expect(outcome).toMatchObject({ isSuccess: true, response: { orderStatus: 'PAID' } });
    expect(await readBrowserResult(world.config, outcome.response)).toMatchObject({
      result: { isSigned: false },
    });
    expect(await notificationsOf(world)).toEqual([]);
    expect(await pulled(world)).toBe('PENDING');
  });

  test('lets a wallet accept or decline', async () => {
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
