import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { volume } from '../../../scripts/test/volume.mjs';
import { fawryPayer } from './testing/fawry-payer';
import { moneyFacts, providerBooks } from './testing/money-facts';
import { control, delivered } from './testing/payer';
import { paymobPayer } from './testing/paymob-payer';
import { openRefundShop, type RefundShop } from './testing/refund-shop';
import { until } from '../../local/testing/until';

const providers = ['fawry', 'paymob'] as const;
type Provider = (typeof providers)[number];

let desk: RefundShop;
let orderId: string;
let totalPt: number;

beforeAll(async () => {
  desk = await openRefundShop();
});

afterAll(() => desk.close());

beforeEach(async () => {
  for (const sandbox of providers) await control(desk.shop, sandbox, 'clear', {});
  await desk.shop.cancelPendingOrders();
  orderId = (await desk.shop.order()).order_id;
});

async function pay(provider: Provider): Promise<void> {
  if (provider === 'fawry') {
    const fawry = fawryPayer(desk.shop);
    await fawry.pay(await fawry.charge(orderId));
  } else {
    const paymob = paymobPayer(desk.shop);
    await paymob.payByCard(await paymob.begin(orderId, 'card'));
  }
  totalPt = (await desk.facts(orderId)).total_pt;
}

/** The amount that the provider has refunded, in piastres, and the state of the shop's newest refund. */
async function ends(): Promise<(string | number)[]> {
  const { payments } = await moneyFacts(desk.shop, orderId);
  const { givenBackPt } = await providerBooks(desk.shop, payments);
  const refund = (await desk.refunds(orderId)).at(-1)!;
  return [givenBackPt, refund.state, ...(refund.refusal ? [refund.refusal] : [])];
}

async function returnInDashboard(provider: Provider, amountPt: number): Promise<void> {
  const referenceNumber = (await desk.attempts(orderId))[0]!.provider_reference!;
  if (provider === 'paymob') await paymobPayer(desk.shop).refund(referenceNumber, amountPt);
  else await control(desk.shop, 'fawry', 'fawry/refund', { referenceNumber, amountPt });
  await delivered(desk.shop, provider);
}

describe.each(providers)('a refund by %s', (provider) => {
  test('of a whole cancelled order leaves nothing due, and restocks its copies', async () => {
    orderId = (
      await desk.shop.order({ items: [{ product_id: desk.shop.productId('BIO-1'), quantity: 1 }] })
    ).order_id;
    await pay(provider);
    await desk.cancel(orderId);
    expect(await desk.facts(orderId)).toMatchObject({ status: 'cancelled', refund_due: true });
    expect(await desk.request(orderId, null, true)).toBe(totalPt);
    expect((await desk.run(orderId)).body).toMatchObject({ requested: 1, done: 1 });
    expect(await ends()).toEqual([totalPt, 'done']);
    expect(await desk.facts(orderId)).toMatchObject({ refund_due: false, tries: ['REFUNDED'] });
    const holds = await desk.sql`select state from private.stock_holds where order_id = ${orderId}`;
    expect([...holds]).toEqual([{ state: 'restocked' }]);
    expect(await desk.request(orderId)).toBe('nothing_to_refund');
  });

  test('can be partial, then of the rest', async () => {
    await pay(provider);
    expect(await desk.request(orderId, totalPt + 1)).toBe('more_than_left');
    expect(await desk.request(orderId, 1_000)).toBe(1_000);
    await desk.run(orderId);
    expect(await ends()).toEqual([1_000, 'done']);
    expect((await desk.facts(orderId)).tries).toEqual(['PARTIAL_REFUNDED']);
    expect(await desk.request(orderId, 500)).toBe(provider === 'fawry' ? 'only_the_rest' : 500);
    if (provider === 'paymob') await desk.run(orderId);
    const restPt = totalPt - (provider === 'fawry' ? 1_000 : 1_500);
    expect(await desk.request(orderId)).toBe(restPt);
    await desk.run(orderId);
    expect(await ends()).toEqual([totalPt, 'done']);
    expect((await desk.facts(orderId)).tries).toEqual(['REFUNDED']);
  });

  test.each(['refund-done-5xx', 'refund-done-reset', 'refund-done-html'])(
    '%s: is made once, whatever the response',
    async (scenario) => {
      await pay(provider);
      await desk.arrange(provider, scenario);
      await desk.request(orderId);
      expect((await desk.run(orderId)).body).toMatchObject({ requested: 1, done: 1 });
      expect(await ends()).toEqual([totalPt, 'done']);
    },
  );

  test.each(['refund-5xx', 'refund-reset'])(
    '%s: is requested again after an hour, not before',
    async (scenario) => {
      await pay(provider);
      await desk.arrange(provider, scenario);
      await desk.request(orderId, 700);
      await desk.run(orderId);
      await desk.later(orderId, 58);
      await desk.run(orderId);
      expect(await ends()).toEqual([0, 'calling']);
      await desk.later(orderId, 3);
      expect((await desk.run(orderId)).body).toMatchObject({ requested: 1, done: 1 });
      expect(await ends()).toEqual([700, 'done']);
    },
  );

  test('that is rejected can be requested again', async () => {
    await pay(provider);
    await desk.arrange(provider, 'refund-refused');
    await desk.request(orderId);
    await desk.run(orderId);
    const refusal = provider === 'fawry' ? 'above_allowed' : 'provider_refused';
    expect(await ends()).toEqual([0, 'refused', refusal]);
    await desk.request(orderId);
    await desk.run(orderId);
    expect(await ends()).toEqual([totalPt, 'done']);
  });

  test('without a response is left to staff after three requests', async () => {
    await pay(provider);
    await desk.arrange(provider, 'refund-5xx', 3);
    await desk.request(orderId);
    for (let runs = 0; runs < 5; runs += 1) {
      await desk.run(orderId);
      await desk.later(orderId, 61);
    }
    expect(await ends()).toEqual([0, 'in_doubt']);
    expect(await desk.request(orderId)).toBe('refund_open');
    const [refund] = await desk.refunds(orderId);
    expect(refund).toMatchObject({ attempts: 3, answer: 'unknown' });
    expect(await desk.closeRefund(refund!.refund_id, 'not_refunded')).toMatchObject({
      state: 'refused',
    });
    expect((await desk.facts(orderId)).tries).toEqual(['PAID']);
  });

  test('is not requested while the provider does not report the charge', async () => {
    await pay(provider);
    await desk.arrange(provider, provider === 'fawry' ? 'status-5xx' : 'inquiry-5xx', 2);
    await desk.request(orderId);
    expect((await desk.run(orderId)).body).toMatchObject({ refunds: 1, requested: 0 });
    expect(await ends()).toEqual([0, 'queued']);
    await control(desk.shop, provider, 'clear', {});
    await desk.run(orderId);
    expect(await ends()).toEqual([totalPt, 'done']);
  });

  test('made in the dashboard in the meantime is not requested', async () => {
    await pay(provider);
    await desk.request(orderId);
    await returnInDashboard(provider, totalPt);
    expect((await desk.run(orderId)).body).toMatchObject({ requested: 0 });
    expect(await ends()).toEqual([totalPt, 'refused', 'already_returned']);
  });

  test('made in the dashboard during a pending request is left to staff', async () => {
    await pay(provider);
    await desk.arrange(provider, 'refund-5xx');
    await desk.request(orderId, 700);
    await desk.run(orderId);
    await returnInDashboard(provider, 900);
    await desk.later(orderId, 61);
    expect((await desk.run(orderId)).body).toMatchObject({ requested: 0 });
    expect(await ends()).toEqual([900, 'in_doubt']);
    expect((await desk.facts(orderId)).tries).toEqual(['PARTIAL_REFUNDED']);
  });

  test('is not completed by a message’s claim, even with a valid signature', async () => {
    await pay(provider);
    await desk.arrange(provider, 'refund-5xx');
    await desk.request(orderId);
    await desk.run(orderId);
    const { merchant_ref: ref } = (await desk.attempts(orderId))[0]!;
    const override =
      provider === 'fawry'
        ? { orderStatus: 'REFUNDED' }
        : { is_refunded: true, refunded_amount_cents: totalPt };
    for (const forged of [{}, { corruptSignature: true }])
      await control(desk.shop, provider, 'webhook/send', { ref, override, ...forged });
    await delivered(desk.shop, provider);
    expect(await ends()).toEqual([0, 'calling']);
    expect((await desk.facts(orderId)).tries).toEqual(['PAID']);
  });
});

// It takes as long as the shop's time limit for a provider, which is the same for both.
test.each(volume<readonly Provider[]>(['paymob'], providers))(
  'refund-late of %s: completes during the shop’s hour of waiting',
  async (provider) => {
    await pay(provider);
    await desk.arrange(provider, 'refund-late');
    await desk.request(orderId);
    await desk.run(orderId);
    expect(await ends()).toEqual([0, 'calling']);
    await until('the money has gone back', async () => (await ends())[0] !== 0);
    await delivered(desk.shop, provider);
    await desk.later(orderId, 61);
    expect((await desk.run(orderId)).body).toMatchObject({ requested: 0 });
    expect(await ends()).toEqual([totalPt, 'done']);
  },
);

describe('a payment that must be refunded', () => {
  test('is the second charge of an order, which keeps the first', async () => {
    const paymob = paymobPayer(desk.shop);
    await paymob.arrange('charged-twice');
    await paymob.payByCard(await paymob.begin(orderId, 'card'));
    await desk.shop.reconcile();
    expect(await desk.facts(orderId)).toMatchObject({ status: 'processing', refund_due: true });
    await desk.request(orderId);
    expect(await desk.request(orderId)).toBe('refund_open');
    await desk.run(orderId);
    expect(await desk.facts(orderId)).toMatchObject({
      status: 'processing',
      refund_due: false,
      tries: ['PAID'],
    });
  });

  test('is one after the order was cancelled', async () => {
    const fawry = fawryPayer(desk.shop);
    await fawry.pay(await fawry.charge(orderId), 'reference');
    await desk.cancel(orderId);
    await fawry.payAtOutlet((await desk.attempts(orderId))[0]!.reference!);
    expect(await desk.facts(orderId)).toMatchObject({
      refund_due: true,
      tries: ['paid_after_cancellation'],
    });
    await desk.request(orderId);
    await desk.run(orderId);
    expect(await desk.facts(orderId)).toMatchObject({ refund_due: false, tries: ['REFUNDED'] });
  });

  test('at a kiosk can be refunded manually only', async () => {
    const paymob = paymobPayer(desk.shop);
    await paymob.begin(orderId, 'kiosk');
    await paymob.payAtKiosk((await desk.attempts(orderId))[0]!.reference!);
    expect((await desk.facts(orderId)).status).toBe('processing');
    expect(await desk.request(orderId)).toBe('kiosk_not_refundable');
  });
});
