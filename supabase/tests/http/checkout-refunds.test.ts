import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { type CheckoutShop, openCheckoutShop, type ShopResponse } from './testing/checkout-shop';
import { fawryPayer } from './testing/fawry-payer';
import { control, notifications, paymentFacts, payments } from './testing/payer';
import { paymobPayer } from './testing/paymob-payer';

let shop: CheckoutShop;
let paymob: ReturnType<typeof paymobPayer>;
let fawry: ReturnType<typeof fawryPayer>;
let orderId: string;

beforeAll(async () => {
  shop = await openCheckoutShop();
  paymob = paymobPayer(shop);
  fawry = fawryPayer(shop);
});

afterAll(() => shop.close());

beforeEach(async () => {
  await shop.cancelPendingOrders();
  orderId = (await shop.order()).order_id;
});

const facts = () => paymentFacts(shop, orderId);
const attempt = async () => (await payments(shop, orderId)).payments[0]!;
const begin = async (): Promise<ShopResponse> => {
  const begun = await paymob.begin(orderId, 'card');
  if (begun.status !== 200) throw new Error(JSON.stringify(begun));
  return begun;
};
/** Paymob's numbers of this attempt's charges, from its callbacks, in order. */
async function charges(): Promise<string[]> {
  const { merchant_ref } = await attempt();
  const sent = await notifications(shop, 'paymob', merchant_ref);
  const ids = sent.map(({ body }) => (JSON.parse(body) as { obj: { id: number } }).obj.id);
  return [...new Set(ids)].map(String);
}

describe('a refund through Paymob', () => {
  test('of the whole amount marks the payment as refunded, with nothing due', async () => {
    await paymob.payByCard(await begin());
    const { paid_pt: paid, provider_reference: id } = await attempt();
    await paymob.refund(id!, paid);
    expect(await facts()).toMatchObject({
      status: 'processing',
      refund_due: false,
      tries: ['REFUNDED'],
    });
  });

  test('in parts adds them up', async () => {
    await paymob.payByCard(await begin());
    const { paid_pt: paid, provider_reference: id } = await attempt();
    await paymob.refund(id!, 1_000);
    expect((await facts()).tries).toEqual(['PARTIAL_REFUNDED']);
    await paymob.refund(id!, 2_000);
    expect(await facts()).toMatchObject({ refund_due: false, tries: ['PARTIAL_REFUNDED'] });
    await paymob.refund(id!, paid - 3_000);
    expect(await facts()).toMatchObject({ refund_due: false, tries: ['REFUNDED'] });
  });

  test('before the payment is known settles nothing', async () => {
    await paymob.arrange('callback-missing');
    await paymob.payByCardAndLeave(await begin());
    const id = await paymob.lastTransaction((await attempt()).merchant_ref);
    const { expected_pt: due } = await attempt();
    await paymob.refund(id, due);
    await shop.reconcile();
    expect(await facts()).toMatchObject({
      status: 'pending',
      refund_due: false,
      tries: ['REFUNDED'],
    });
    await paymob.payByCard(await begin());
    expect(await facts()).toMatchObject({ status: 'processing', tries: ['REFUNDED', 'PAID'] });
  });

  test('of a cancelled order clears the amount due', async () => {
    await paymob.payByCard(await begin());
    await shop.asServer('rpc/move_order', {
      json: { p_order_id: orderId, p_to: 'cancelled', p_reason: 'no paper' },
    });
    expect((await facts()).refund_due).toBe(true);
    const { paid_pt: paid, provider_reference: id } = await attempt();
    await paymob.refund(id!, 1_000);
    expect((await facts()).refund_due).toBe(true);
    await paymob.refund(id!, paid - 1_000);
    expect(await facts()).toMatchObject({ refund_due: false, tries: ['REFUNDED'] });
  });

  test('returns a second charge without the first', async () => {
    await paymob.arrange('charged-twice');
    await paymob.payByCard(await begin());
    await shop.reconcile();
    expect(await facts()).toMatchObject({ status: 'processing', refund_due: true });
    const [first, second] = await charges();
    const { provider_reference: settled, paid_pt: paid } = await attempt();
    await paymob.refund(settled === first ? second! : first!, paid);
    expect(await facts()).toMatchObject({
      status: 'processing',
      refund_due: false,
      tries: ['PAID'],
    });
  });
});

describe('a provider with incomplete responses', () => {
  test.each([
    ['paymob', 'inquiry-lag'],
    ['fawry', 'status-lag'],
  ] as const)('%s lags: the payment settles within a moment', async (provider, scenario) => {
    if (provider === 'paymob') {
      const begun = await begin();
      await paymob.arrange(scenario);
      await paymob.payByCardAndLeave(begun);
    } else {
      const charged = await fawry.charge(orderId);
      await fawry.arrange(scenario);
      await fawry.pay(charged);
    }
    expect((await facts()).status).toBe('processing');
  });

  test.each(['paymob', 'fawry'] as const)(
    '%s omits the amount: staff are notified, the order expires, nothing is lost',
    async (provider) => {
      if (provider === 'paymob') {
        const begun = await begin();
        await control(shop, provider, 'scenario', { scenario: 'empty-amounts', times: 20 });
        await paymob.payByCard(begun);
      } else {
        const charged = await fawry.charge(orderId);
        await control(shop, provider, 'scenario', { scenario: 'empty-amounts', times: 20 });
        await fawry.pay(charged);
      }
      await shop.reconcile();
      expect(await facts()).toMatchObject({ status: 'pending', tries: ['amount_mismatch'] });
      await runOut();
      await shop.reconcile();
      expect(await facts()).toMatchObject({ status: 'cancelled', refund_due: true });
      await control(shop, provider, 'clear', {});
    },
  );

  test.each(['paymob', 'fawry'] as const)(
    'the keys of %s are missing: the books are released after two hours, and later responses still count',
    async (provider) => {
      if (provider === 'paymob') {
        const begun = await begin();
        await control(shop, provider, 'scenario', { scenario: 'keys-gone' });
        await paymob.payByCardAndLeave(begun);
      } else {
        const charged = await fawry.charge(orderId);
        await control(shop, provider, 'scenario', { scenario: 'keys-gone' });
        await fawry.pay(charged);
      }
      await runOut(60);
      await shop.reconcile();
      expect((await facts()).status).toBe('pending');
      await runOut(121);
      await shop.reconcile();
      expect(await facts()).toMatchObject({ status: 'cancelled', tries: ['provider_silent'] });
      await control(shop, provider, 'clear', {});
      await shop.reconcile();
      expect(await facts()).toMatchObject({
        status: 'cancelled',
        refund_due: true,
        tries: ['paid_after_cancellation'],
      });
    },
  );
});

/** Makes the order expired for this many minutes. */
const runOut = (minutes = 1) =>
  shop.asServer(`orders?order_id=eq.${orderId}`, {
    method: 'PATCH',
    json: { expires_at: new Date(Date.now() - minutes * 60_000).toISOString() },
    headers: { prefer: 'return=representation' },
  });
