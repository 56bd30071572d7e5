import { createHmac } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { type PaymobMethod } from '../../functions/_shared/contracts/paymob-methods.ts';
import { hmacOf } from './paymob/hmac.ts';
import { cardNumbers, paymobBuyer } from './testing/paymob-buyer.ts';
import { paymobWorld } from './testing/world.ts';

const dueCents = 34_100;

/** A world with one order, under scenarios that were requested before. */
async function begun(method: PaymobMethod = 'card', ...scenarios: string[]) {
  const world = paymobWorld();
  for (const scenario of scenarios) await world.sim('/scenario', { scenario });
  const buyer = await paymobBuyer(world);
  const orderId = await buyer.order('ZD-1', dueCents);
  const token = await buyer.key(orderId, dueCents, method);
  const notify = async () => {
    await world.sandbox.tick();
    return world.shop.got.map(({ body }) => body['obj'] as Record<string, unknown>);
  };
  const parent = async (id = 900_001) => (await buyer.transaction(id)).body;
  const latest = async () => (await buyer.inquire({ order_id: orderId })).body;
  return { world, buyer, orderId, token, notify, parent, latest };
}
async function paidByCard(...scenarios: string[]) {
  const story = await begun('card', ...scenarios);
  await story.buyer.payByCard(story.token, cardNumbers.approved);
  return story;
}

describe('a refund', () => {
  test('notifies the shop of the child transaction only, and adds parts up in the parent', async () => {
    const { world, buyer, notify, parent, latest } = await paidByCard();
    expect((await buyer.refund(900_001, 100)).body).toMatchObject({
      id: 900_002,
      success: true,
      pending: false,
      is_refund: true,
      is_refunded: false,
      is_void: false,
      has_parent_transaction: true,
      parent_transaction: 900_001,
      amount_cents: 100,
      refunded_amount_cents: 0,
    });
    expect(await parent()).toMatchObject({ is_refunded: true, refunded_amount_cents: 100 });
    await buyer.refund(900_001, 4_000);
    expect(await parent()).toMatchObject({
      amount_cents: dueCents,
      is_refunded: true,
      refunded_amount_cents: 4_100,
    });
    expect(await latest()).toMatchObject({ id: 900_003, amount_cents: 4_000, is_refund: true });
    expect((await buyer.refund(900_001, 30_001)).status).toBe(400);
    expect((await buyer.refund(900_001, 0)).status).toBe(400);
    expect((await buyer.refund(900_003, 1)).status).toBe(400);
    expect((await buyer.refund(900_001, 30_000)).status).toBe(200);
    expect(await parent()).toMatchObject({ refunded_amount_cents: dueCents });
    expect((await buyer.void(900_001)).status).toBe(400);

    const messages = await notify();
    expect(messages.map(({ id }) => id)).toEqual([900_001, 900_002, 900_003, 900_004]);
    for (const [index, obj] of messages.entries())
      expect(world.shop.got[index]?.url.searchParams.get('hmac')).toBe(
        hmacOf(world.account.hmacSecret, obj),
      );
  });

  test('of a part is not flagged in the parent: partial-not-flagged', async () => {
    const { buyer, parent } = await paidByCard('partial-not-flagged');
    await buyer.refund(900_001, 100);
    expect(await parent()).toMatchObject({ is_refunded: false, refunded_amount_cents: 100 });
    await buyer.refund(900_001, 34_000);
    expect(await parent()).toMatchObject({ is_refunded: true, refunded_amount_cents: dueCents });
  });

  test('is not reported: refund-missing', async () => {
    const { buyer, notify, latest } = await paidByCard('refund-missing');
    await buyer.refund(900_001, 100);
    expect((await notify()).map(({ id }) => id)).toEqual([900_001]);
    expect(await latest()).toMatchObject({ id: 900_002, is_refund: true });
  });

  test('makes inquiries return the payment itself: inquiry-parent', async () => {
    const { buyer, latest } = await paidByCard('inquiry-parent');
    await buyer.refund(900_001, 100);
    expect(await latest()).toMatchObject({ id: 900_001, refunded_amount_cents: 100 });
  });
});

describe('a void', () => {
  test('marks the parent, and notifies the shop of the child only', async () => {
    const { buyer, notify, parent, latest } = await paidByCard();
    expect((await buyer.void(900_001)).body).toMatchObject({
      id: 900_002,
      is_void: true,
      is_voided: false,
      is_refund: false,
      success: true,
      amount_cents: dueCents,
      parent_transaction: 900_001,
    });
    expect(await parent()).toMatchObject({ is_voided: true, success: true, is_refunded: false });
    expect(await latest()).toMatchObject({ id: 900_002, is_void: true });
    expect((await notify()).map(({ id }) => id)).toEqual([900_001, 900_002]);
    expect((await buyer.void(900_001)).status).toBe(400);
    expect((await buyer.refund(900_001, 1)).status).toBe(400);
  });

  test('is available for cards only; a kiosk payment cannot be refunded', async () => {
    const wallet = await begun('wallet');
    await wallet.buyer.payByWallet(wallet.token, 'approve');
    expect((await wallet.buyer.void(900_001)).status).toBe(400);
    expect((await wallet.buyer.refund(900_001, 1)).status).toBe(200);
    const kiosk = await begun('kiosk');
    await kiosk.buyer.startKiosk(kiosk.token);
    expect((await kiosk.buyer.refund(900_001, 1)).status).toBe(400);
    await kiosk.world.sim('/paymob/kiosk/900001/pay', {});
    expect((await kiosk.buyer.refund(900_001, 1)).status).toBe(400);
    expect((await kiosk.buyer.void(900_001)).status).toBe(400);
  });
});

describe('several transactions of one order', () => {
  test('second-try: one card is declined, another one pays', async () => {
    const { buyer, token, notify, parent, latest } = await begun('card', 'second-try');
    expect(await buyer.payByCard(token, cardNumbers.declined)).toBe('');
    expect(await latest()).toMatchObject({ id: 900_001, success: false });
    expect(await buyer.payByCard(token, cardNumbers.approved)).toContain('success=true');
    expect(await latest()).toMatchObject({ id: 900_002, success: true });
    expect(await parent()).toMatchObject({ success: false });
    expect((await notify()).map(({ success }) => success)).toEqual([false, true]);
    expect(await buyer.payByCard(token, cardNumbers.approved)).toBe('');
  });

  test('charged-twice: either of the two can be refunded by its number', async () => {
    const { world, buyer, notify, parent, latest } = await paidByCard('charged-twice');
    expect((await notify()).map(({ id, success }) => [id, success])).toEqual([
      [900_001, true],
      [900_002, true],
    ]);
    expect(await parent()).toMatchObject({ order: { paid_amount_cents: 2 * dueCents } });
    await buyer.refund(900_002, 100);
    expect(await parent(900_001)).toMatchObject({ is_refunded: false, refunded_amount_cents: 0 });
    expect(await parent(900_002)).toMatchObject({ refunded_amount_cents: 100 });
    expect((await world.sim('/paymob/transactions/900001/void', {})).status).toBe(200);
    expect(await latest()).toMatchObject({ is_void: true, parent_transaction: 900_001 });
    expect(await parent(900_002)).toMatchObject({ is_voided: false });
  });

  test('can be refunded from the desk and by the control API', async () => {
    const { world, parent } = await paidByCard('charged-twice');
    const press = (reference: string, step: string) =>
      world.send('/sandbox/paymob/desk/payment', { reference, step });
    await press('900002', 'refund-half');
    await press('900002', 'refund-half');
    expect(await parent(900_002)).toMatchObject({ refunded_amount_cents: 17_050 + 8_525 });
    await press('900001', 'void');
    expect(await parent(900_001)).toMatchObject({ is_voided: true });
    const desk = await (await world.routes.request('/sandbox/paymob/desk?lang=en')).text();
    expect(desk).toMatch(/refund of <bdi dir="ltr">900002<\/bdi>/);
    expect(desk).toMatch(/void of <bdi dir="ltr">900001<\/bdi>/);

    const refund = (id: number, amountCents: number) =>
      world.sim(`/paymob/transactions/${id}/refund`, { amountCents });
    expect((await refund(900_002, 8_525)).status).toBe(200);
    expect((await refund(900_002, 1)).status).toBe(409);
    expect((await refund(1, 1)).status).toBe(404);
    expect((await world.sim('/paymob/transactions/900002/capture', {})).status).toBe(404);
  });
});

describe('an invented callback', () => {
  const last = ({ shop }: ReturnType<typeof paymobWorld>) => {
    const { url, body } = shop.got.at(-1)!;
    return { hmac: url.searchParams.get('hmac'), obj: body['obj'] as Record<string, unknown> };
  };

  test('keeps a valid HMAC after a change of unsigned fields, but not of signed ones', async () => {
    const { world, notify } = await paidByCard();
    await notify();
    const { hmac } = last(world);
    const send = async (changes: object) => {
      await world.sim('/webhook/send', { ref: 'ZD-1', ...changes });
      return last(world);
    };
    const borrowed = await send({ edit: { order: { merchant_order_id: 'ZD-2' } } });
    expect(borrowed.obj).toMatchObject({ order: { id: 700_001, merchant_order_id: 'ZD-2' } });
    expect(borrowed.hmac).toBe(hmac);
    expect(hmacOf(world.account.hmacSecret, borrowed.obj)).toBe(hmac);

    const forged = await send({ edit: { amount_cents: 1 } });
    expect(forged.obj).toMatchObject({ amount_cents: 1 });
    expect(forged.hmac).toBe(hmac);
    expect(hmacOf(world.account.hmacSecret, forged.obj)).not.toBe(hmac);

    const said = await send({ override: { amount_cents: 1 } });
    expect(said.hmac).toBe(hmacOf(world.account.hmacSecret, { ...said.obj, amount_cents: 1 }));
    expect(said.hmac).not.toBe(hmac);
  });

  test('signs the order’s number if the order is a number', async () => {
    const { world } = await paidByCard();
    const before = last(world).hmac;
    await world.sim('/webhook/send', { ref: 'ZD-1', override: { order: 700_001 } });
    expect(last(world)).toMatchObject({ hmac: before, obj: { order: 700_001 } });
  });
});

test('has every signed field in the return address, flat, and the reference', async () => {
  const { world, buyer, token } = await begun();
  const { searchParams: query } = new URL(await buyer.payByCard(token, cardNumbers.approved));
  const signed =
    'amount_cents created_at currency error_occured has_parent_transaction id integration_id is_3d_secure ' +
    'is_auth is_capture is_refunded is_standalone_payment is_voided order owner pending source_data.pan ' +
    'source_data.sub_type source_data.type success';
  const text = signed
    .split(' ')
    .map((name) => query.get(name))
    .join('');
  const { hmacSecret } = world.account;
  expect(query.get('hmac')).toBe(createHmac('sha512', hmacSecret).update(text).digest('hex'));
  expect(query.get('merchant_order_id')).toBe('ZD-1');
});
