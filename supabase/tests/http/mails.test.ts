import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type Mail } from '../../local/mailbox/mail-store';
import { until } from '../../local/testing/until';
import { type CheckoutShop, openCheckoutShop } from './testing/checkout-shop';

let shop: CheckoutShop;

beforeAll(async () => {
  shop = await openCheckoutShop();
});

afterAll(() => shop.close());

beforeEach(async () => {
  await shop.gateway.call('/sandbox/mail/__sim/clear', { json: {} });
});

const send = async () => {
  const { body } = await shop.invoke('send-mails', {}, shop.gateway.keys.reconcileSecret);
  return Object.fromEntries(Object.entries(body).filter(([, value]) => Boolean(value)));
};
const cancel = (order_id: string) =>
  shop.asServer('rpc/move_order', {
    json: { p_order_id: order_id, p_to: 'cancelled', p_reason: 'test' },
  });
const mailsOf = async (order: string) => {
  const answer = await shop.gateway.call(`/mailbox/messages?order=${order}`);
  return ((await answer.json()) as Mail[]).reverse();
};
const kindsOf = async (order: string) => (await mailsOf(order)).map(({ tags }) => tags?.['kind']);
const arrange = (rule: object) => shop.gateway.call('/sandbox/mail/__sim/scenario', { json: rule });
/** An order whose two mails are due. */
async function cancelledOrder(changed: object = {}) {
  const order = await shop.order(changed);
  await cancel(order.order_id);
  return order;
}

test('sends the mails of an order in its language, in order, each once', async () => {
  const order = await cancelledOrder({ locale: 'en' });
  expect(await send()).toEqual({ sent: 2 });
  expect(await send()).toEqual({});
  const [received, cancelled] = await mailsOf(order.order_number);
  expect(received?.subject).toBe(`We have your order ${order.order_number}`);
  expect(received?.to).toBe('mona@example.com');
  expect(cancelled?.subject).toBe(`Your order ${order.order_number} was cancelled`);
  const arabic = await cancelledOrder();
  await send();
  expect((await mailsOf(arabic.order_number))[0]?.html).toContain('<html lang="ar" dir="rtl">');
});

test('does not retry a mail that the service rejects, and sends those after it', async () => {
  await arrange({ scenario: 'refused' });
  const order = await cancelledOrder();
  expect(await send()).toEqual({ refused: 1, sent: 1 });
  expect(await send()).toEqual({});
  expect(await kindsOf(order.order_number)).toEqual(['cancelled']);
});

test('sends each mail once even if the service is slow', async () => {
  await arrange({ scenario: 'slow' });
  const order = await cancelledOrder();
  expect(await send()).toEqual({ sent: 2 });
  expect(await kindsOf(order.order_number)).toEqual(['received', 'cancelled']);
});

const setStock = (on_hand: number) =>
  shop.gateway.call(`/rest/v1/inventory?product_id=eq.${shop.productId('OUT-1')}`, {
    key: shop.gateway.keys.secretKey,
    method: 'PATCH',
    json: { on_hand },
  });

/** Restocks the book that an address waits for. */
async function backInStock(email: string): Promise<void> {
  await setStock(0);
  const json = { p_sku: 'OUT-1', p_email: email, p_locale: 'ar' };
  await shop.gateway.call('/rest/v1/rpc/request_back_in_stock', { json });
  await setStock(1);
}
const requestsOf = (email: string) =>
  shop.asServer(`back_in_stock_requests?select=state&email=eq.${email}`);

test.each(['bounced', 'complained'])(
  'sends an address that %s no more book mails, but still order mails',
  async (scenario) => {
    const email = `${scenario}@example.eg`;
    await arrange({ match: email, scenario });
    const order = await cancelledOrder({ contact: { email } });
    expect(await send()).toEqual({ sent: 2 });
    await reportsAreIn();
    await backInStock(email);
    expect(await send()).toEqual({});
    expect(await kindsOf(order.order_number)).toEqual(['received', 'cancelled']);
    expect(await requestsOf(email)).toEqual([{ state: 'failed' }]);
  },
);

test('keeps sending book mails to an address whose mailbox was full', async () => {
  const email = 'full@example.eg';
  await arrange({ match: email, scenario: 'full-mailbox' });
  await cancelledOrder({ contact: { email } });
  expect(await send()).toEqual({ sent: 2 });
  await reportsAreIn();
  await backInStock(email);
  expect(await send()).toEqual({ sent: 1 });
  expect(await requestsOf(email)).toEqual([{ state: 'sent' }]);
});

test('lists the mails of an order in the mailbox, as HTML and text', async () => {
  const order = await cancelledOrder();
  await send();
  const list = await (await shop.gateway.call(`/mailbox?order=${order.order_number}`)).text();
  expect(list.match(/<tr>/g)).toHaveLength(3);
  expect(list).toContain('<code>received</code>');
  const [mail] = await mailsOf(order.order_number);
  const page = await (await shop.gateway.call(`/mailbox/${mail!.id}`)).text();
  expect(page).toContain(`src="/mailbox/${mail!.id}/body"`);
  expect(page).toContain('Plain text');
});

// Runs last, because pending mails are due again after a minute.
test.each(['unavailable', 'reset', 'too-many', 'lost-answer', 'timeout'])(
  'keeps mails waiting, and sends none twice, when the service is %s',
  async (scenario) => {
    await arrange({ scenario });
    const order = await cancelledOrder();
    expect(await send()).toEqual(scenario === 'too-many' ? { postponed: 1 } : { in_doubt: 1 });
    expect(await send()).toEqual({});
    expect(await kindsOf(order.order_number)).toEqual(
      scenario === 'lost-answer' ? ['received'] : [],
    );
  },
);

/** The shop has accepted every report of the sandbox. */
const reportsAreIn = () =>
  until('the shop has taken the reports', async () => {
    const answer = await shop.gateway.call('/sandbox/mail/__sim/state');
    const { deliveries } = (await answer.json()) as { deliveries: { state: string }[] };
    return deliveries.length > 0 && deliveries.every(({ state }) => state === 'delivered');
  });
