import { describe, expect, test } from '@jest/globals';
import { cancelUnpaid } from '../../functions/_shared/vendors/fawry/cancel-unpaid.ts';
import { pullStatus } from '../../functions/_shared/vendors/fawry/pull-status.ts';
import { refund } from '../../functions/_shared/vendors/fawry/refund.ts';
import { notificationsOf, paidByCard, pulled } from './testing/card-payment.ts';
import { card, charge, openPopup } from './testing/popup.ts';
import { fawryWorld } from './testing/world.ts';

const ref = charge.merchantRef;

describe('notifications', () => {
  test.each([
    ['webhook-missing', []],
    ['bad-signature', ['bad_signature']],
    ['unpadded-signature', ['bad_signature']],
  ])('%s', async (scenario, words) => {
    const { world } = await paidByCard(scenario);
    expect(await notificationsOf(world)).toEqual(words);
    expect(await pulled(world)).toBe('PAID');
  });

  test('dup-webhook: the same bytes three times', async () => {
    const { world } = await paidByCard('dup-webhook');
    await world.sim('/clock/advance', { ms: 30_000 });
    expect(new Set(world.shop.got.map(({ text }) => text)).size).toBe(1);
    expect(world.shop.got).toHaveLength(3);
  });

  test('out-of-order: the older message arrives last', async () => {
    const { world } = await paidByCard('out-of-order');
    await world.sim('/clock/advance', { ms: 5_000 });
    expect(await notificationsOf(world)).toEqual(['PAID', 'PENDING', 'FAILED']);
  });

  test('wrong-ref and amount-mismatch are properly signed', async () => {
    const lost = (await paidByCard('wrong-ref')).world;
    expect(lost.shop.got[0]?.body).toMatchObject({ merchantRefNumber: 'UNKNOWN-REFERENCE' });
    expect(await notificationsOf(lost)).toEqual(['malformed']);
    const less = (await paidByCard('amount-mismatch')).world;
    expect(await pullStatus(less.config, less.fetch, ref)).toMatchObject({
      event: { status: 'PAID', amount_pt: 36_500 },
    });
  });

  test('fees-on-customer: fees are added to the amount', async () => {
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
    expect(await notificationsOf(world)).toEqual(['PAID']);
  });
});

describe('refunds', () => {
  const referenceOf = ({ world, outcome }: Awaited<ReturnType<typeof paidByCard>>) => ({
    world,
    referenceNumber: String(outcome.response?.['referenceNumber']),
  });

  test('accepts a part, then the rest, and no more', async () => {
    const { world, referenceNumber } = referenceOf(await paidByCard());
    const give = (amountPt: number) =>
      refund(world.config, world.fetch, { referenceNumber, amountPt, reason: 'late' });
    expect(await give(6_600)).toMatchObject({ answer: 'accepted' });
    expect(await pulled(world)).toBe('PARTIAL_REFUNDED');
    expect(await give(30_001)).toMatchObject({ refusal: 'above_allowed' });
    expect(await give(30_000)).toMatchObject({ answer: 'accepted' });
    await world.sandbox.tick();
    expect(await notificationsOf(world)).toEqual(['PAID', 'PARTIAL_REFUNDED', 'REFUNDED']);
    const wrong = { ...world.config, secureKey: 'other' };
    expect(await refund(wrong, world.fetch, { referenceNumber, amountPt: 1 })).toMatchObject({
      refusal: 'not_configured',
    });
  });

  test('rejects a refund of an unpaid payment, which can be cancelled instead', async () => {
    const world = fawryWorld();
    const { response } = await (await openPopup(world)).press('reference');
    const referenceNumber = String(response?.['referenceNumber']);
    expect(await refund(world.config, world.fetch, { referenceNumber, amountPt: 1 })).toMatchObject(
      { refusal: 'not_paid' },
    );
    expect(await cancelUnpaid(world.config, world.fetch, referenceNumber)).toEqual({ ok: true });
    expect(await cancelUnpaid(world.config, world.fetch, referenceNumber)).toEqual({ ok: true });
    await world.sandbox.tick();
    expect(await notificationsOf(world)).toEqual(['PENDING', 'CANCELLED']);
    expect(await cancelUnpaid(world.config, world.fetch, '999')).toMatchObject({
      error: { code: 'not_found' },
    });
  });
});
