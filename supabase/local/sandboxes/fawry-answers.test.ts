import { describe, expect, test } from '@jest/globals';
import { signed } from './fawry/signatures.ts';
import { plainBuyer } from './testing/fawry-buyer.ts';
import { opened, referenceIn, notifiedStatuses, notifications } from './testing/fawry-story.ts';
import { card } from './testing/popup.ts';
import { start } from './testing/world.ts';

const hourMs = 3_600_000;
const status = '/ECommerceWeb/Fawry/payments/status/v2';

describe('status-lag', () => {
  test('of a card: unknown for some queries, although the notification has arrived', async () => {
    const { world, browser, several } = opened();
    await world.sim('/scenario', { scenario: 'status-lag', questions: 3 });
    await browser.pay('ZD-1', plainBuyer, 'card', card);
    expect(await notifiedStatuses(world)).toEqual(['PAID']);
    expect(await several(5)).toEqual([9938, 9938, 9938, 'PAID', 'PAID']);
  });

  test('of a reference: the previous state, at each change', async () => {
    const { world, browser, pullStatus, several } = opened();
    await world.sim('/scenario', { scenario: 'status-lag', questions: 2 });
    const issued = await browser.pay('ZD-1', plainBuyer, 'reference');
    expect(await several(3)).toEqual([9938, 9938, 'NEW']);
    await world.sim('/fawry/pay', { referenceNumber: referenceIn(issued) });
    const late = await pullStatus();
    expect(late).not.toHaveProperty('paymentRefrenceNumber');
    expect(late['orderStatus']).toBe('NEW');
    expect(await several(2)).toEqual(['NEW', 'PAID']);
    await browser.refund(referenceIn(issued), plainBuyer.amountPt);
    expect(await several(3)).toEqual(['PAID', 'PAID', 'REFUNDED']);
    expect(await notifiedStatuses(world)).toEqual(['NEW', 'PAID', 'REFUNDED']);
  });

  test('lasts until the clock has advanced', async () => {
    const { world, browser, several } = opened();
    await world.sim('/scenario', { scenario: 'status-lag', ms: 5_000 });
    await browser.pay('ZD-1', plainBuyer, 'card', card);
    expect(await several(4)).toEqual([9938, 9938, 9938, 9938]);
    await world.sim('/clock/advance', { ms: 5_000 });
    expect(await several(1)).toEqual(['PAID']);
  });
});

describe('empty amounts', () => {
  const empty = { paymentAmount: '', orderAmount: '' };

  test('of a payment: in every message about it, with a signature that omits them', async () => {
    const { world, browser, pullStatus } = opened();
    await world.sim('/scenario', { scenario: 'empty-amounts' });
    await browser.pay('ZD-1', plainBuyer, 'reference');
    const [created] = await notifications(world);
    expect(created).toMatchObject({ ...empty, orderStatus: 'NEW' });
    const { fawryRefNumber, messageSignature } = created as Record<string, string>;
    const { secureKey } = world.account;
    expect(messageSignature).toBe(signed(fawryRefNumber, 'ZD-1', 'NEWPAYATFAWRY', secureKey));
    await world.sandbox.advance(8 * 24 * hourMs);
    expect(await pullStatus()).toMatchObject({ ...empty, orderStatus: 'EXPIRED' });
  });

  test('of some responses only', async () => {
    const { world, browser, pullStatus } = opened();
    await browser.pay('ZD-1', plainBuyer, 'card', card);
    const right = await pullStatus();
    await world.sim('/fault', { path: status, quirk: 'empty-amounts', times: 2 });
    for (let count = 0; count < 2; count += 1)
      expect(await pullStatus()).toMatchObject({ ...empty, orderStatus: 'PAID' });
    expect(await pullStatus()).toEqual({
      ...right,
      requestId: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });
});

describe('refunds', () => {
  test('of parts add up to the whole amount; no message contains the refunded amount', async () => {
    const { world, browser, pullStatus } = opened();
    const referenceNumber = referenceIn(await browser.pay('ZD-1', plainBuyer, 'card', card));
    const paid = await pullStatus();
    for (const [amountPt, statusCode, orderStatus] of [
      [300, 200, 'PARTIAL_REFUNDED'],
      [300, 200, 'PARTIAL_REFUNDED'],
      [401, 9935, 'PARTIAL_REFUNDED'],
      [400, 200, 'REFUNDED'],
      [1, 9954, 'REFUNDED'],
    ] as const) {
      expect(await browser.refund(referenceNumber, amountPt)).toMatchObject({ statusCode });
      const answer = await pullStatus();
      expect(answer['orderStatus']).toBe(orderStatus);
      expect(Object.keys(answer)).toEqual(Object.keys(paid));
      expect(answer).toMatchObject({ orderAmount: 10, paymentAmount: 10 });
    }
    expect(await notifiedStatuses(world)).toEqual([
      'PAID',
      'PARTIAL_REFUNDED',
      'PARTIAL_REFUNDED',
      'REFUNDED',
    ]);
  });

  test('by the control API, without notifying the shop: refund-missing', async () => {
    const { world, browser, several } = opened();
    await world.sim('/scenario', { scenario: 'refund-missing' });
    const referenceNumber = referenceIn(await browser.pay('ZD-1', plainBuyer, 'card', card));
    const refund = (amountPt: number) => world.sim('/fawry/refund', { referenceNumber, amountPt });
    expect((await refund(400)).status).toBe(200);
    expect(await several(1)).toEqual(['PARTIAL_REFUNDED']);
    expect((await refund(601)).status).toBe(409);
    expect((await refund(600)).status).toBe(200);
    expect(await several(1)).toEqual(['REFUNDED']);
    expect(await notifiedStatuses(world)).toEqual(['PAID']);
  });
});

describe('missing keys', () => {
  test.each([
    ['keys-gone', 9946],
    ['merchant-gone', 9901],
  ])('%s: %i for good, until somebody takes it back', async (scenario, statusCode) => {
    const { world, browser, pullStatus, several } = opened();
    const referenceNumber = referenceIn(await browser.pay('ZD-1', plainBuyer, 'card', card));
    await world.sim('/scenario', { scenario });
    for (let count = 0; count < 3; count += 1)
      expect(await pullStatus()).toMatchObject({ type: 'PaymentStatusResponse', statusCode });
    expect(await browser.refund(referenceNumber, 1)).toMatchObject({
      type: 'ResponseDataModel',
      statusCode,
    });
    const page = await world.routes.request('/sandbox/fawry/desk?lang=en');
    expect(await page.text()).toContain(`${scenario}</bdi>`);
    await world.send('/sandbox/fawry/desk/clear', {});
    expect(await several(1)).toEqual(['PAID']);
  });
});

test('other-payment: responses describe another payment', async () => {
  const { world, browser, pullStatus } = opened();
  await browser.pay('ZD-1', plainBuyer, 'reference');
  await world.sim('/fault', { path: status, quirk: 'other-payment', times: 2 });
  expect(await pullStatus()).toMatchObject({ merchantRefNumber: 'OTHER', orderStatus: 'NEW' });
  await browser.pay('ZD-2', plainBuyer, 'card', card);
  expect(await pullStatus()).toMatchObject({ merchantRefNumber: 'ZD-2', orderStatus: 'PAID' });
  expect(await pullStatus()).toMatchObject({ merchantRefNumber: 'ZD-1' });
});

test('a notification edited in transit keeps its signature', async () => {
  const { world, browser } = opened();
  await browser.pay('ZD-1', plainBuyer, 'reference');
  const [created] = await notifications(world);
  const orderExpiryDate = start + 7 * 24 * hourMs + 1;
  await world.sim('/webhook/send', { ref: 'ZD-1', edit: { orderExpiryDate } });
  const edited = (await notifications(world))[1];
  expect(edited).toMatchObject({
    orderExpiryDate,
    messageSignature: created?.['messageSignature'],
  });
});
