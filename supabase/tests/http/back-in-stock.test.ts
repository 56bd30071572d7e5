import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { type Mail } from '../../local/mailbox/mail-store';
import { type CheckoutShop, openCheckoutShop } from './testing/checkout-shop';
import { until } from '../../local/testing/until';

let shop: CheckoutShop;

beforeAll(async () => {
  shop = await openCheckoutShop();
});

afterAll(() => shop.close());

beforeEach(() => setStock(0));

const setStock = (on_hand: number) =>
  shop.gateway.call(`/rest/v1/inventory?product_id=eq.${shop.productId('OUT-1')}`, {
    key: shop.gateway.keys.secretKey,
    method: 'PATCH',
    json: { on_hand },
  });
const request = async (p_email: string, p_locale = 'ar') => {
  const json = { p_sku: 'OUT-1', p_email, p_locale };
  return (await shop.gateway.call('/rest/v1/rpc/request_back_in_stock', { json })).json();
};
const notify = () => shop.invoke('send-mails', {}, shop.gateway.keys.reconcileSecret);
const mailsTo = async (to: string) =>
  (await (await shop.gateway.call(`/mailbox/messages?to=${to}`)).json()) as Mail[];
const requestOf = async (email: string) =>
  (await shop.asServer(`back_in_stock_requests?select=state&email=eq.${email}`)) as object[];
const nothing = { sent: 0, refused: 0, postponed: 0, in_doubt: 0, failed: 0, more: false };

test('sends one mail per request when stock returns', async () => {
  expect(await request('mona@example.eg')).toEqual({ status: 'noted' });
  expect(await request('Mona@example.eg')).toEqual({ status: 'noted' });
  expect((await notify()).body).toEqual(nothing);
  await setStock(2);
  expect((await notify()).body).toEqual({ ...nothing, sent: 1 });
  expect((await notify()).body).toEqual(nothing);

  const [mail, ...others] = await mailsTo('mona@example.eg');
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('رجع للمخزون: نفد');
  expect(mail?.html).toContain('http://localhost:3999/product/OUT-1');
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(mail?.headers?.['List-Unsubscribe']).toMatch(
    /^<http:\/\/localhost:3999\/api\/back-in-stock\/stop\?token=[0-9a-f]{64}>$/,
  );
});

test('stops all pending requests of an address by the link in a mail', async () => {
  await request('omar@example.eg', 'en');
  await setStock(1);
  await notify();
  const [mail] = await mailsTo('omar@example.eg');
  const token = /stop\?token=([0-9a-f]{64})/.exec(mail?.text ?? '')?.[1];
  await setStock(0);
  await request('omar@example.eg', 'en');
  const json = { p_token: token };
  const answer = await shop.gateway.call('/rest/v1/rpc/stop_back_in_stock', { json });
  expect([answer.status, await answer.json()]).toEqual([200, { status: 'stopped' }]);
  await setStock(1);
  expect((await notify()).body).toEqual(nothing);
  expect(await mailsTo('omar@example.eg')).toHaveLength(1);
});

test('sends each mail once even if the backend is killed while sending', async () => {
  await request('kill@example.eg');
  await setStock(1);
  const fault = { path: '/emails', delayMs: 60_000 };
  await shop.gateway.call('/sandbox/mail/__sim/fault', { json: fault });
  const lost = notify().catch(() => 'lost');
  await until('the mail is on its way', async () => {
    const answer = await shop.gateway.call('/sandbox/mail/__sim/state');
    return ((await answer.json()) as { faults: object[] }).faults.length === 0;
  });
  await shop.kill();
  expect(await lost).toBe('lost');
  await shop.restart();
  expect(await requestOf('kill@example.eg')).toEqual([{ state: 'queued' }]);
  // Not again at once: the other call may still be running.
  expect((await notify()).body).toEqual(nothing);
});

test('sends once per idempotency key, even after a restart of the mail service', async () => {
  const { sandboxed, mail } = await mailService();
  expect((await sandboxed(mail, 'name-1')).status).toBe(200);
  await shop.kill();
  await shop.restart();
  expect((await sandboxed(mail, 'name-1')).status).toBe(200);
  expect((await sandboxed({ ...mail, subject: 'another' }, 'name-1')).status).toBe(409);
  expect(await mailsTo('once@example.eg')).toHaveLength(1);
  expect((await sandboxed({ ...mail, to: ['nobody'] }, 'name-2')).status).toBe(422);
  expect((await sandboxed(mail, 'name-3', 'Bearer re_wrong')).status).toBe(401);
});

/** Calls the sandbox with the key that the functions are given. */
async function mailService() {
  const { createHmac } = await import('node:crypto');
  const digest = createHmac('sha256', shop.gateway.keys.jwtSecret).update('mail api key');
  const key = `Bearer re_${digest.digest('hex').slice(0, 32)}`;
  const sandboxed = (json: object, once: string, authorization = key) =>
    shop.gateway.call('/sandbox/mail/emails', {
      json,
      headers: { authorization, 'idempotency-key': once },
    });
  const mail = { from: 'a@b.eg', to: ['once@example.eg'], subject: 'one', html: '<p>one</p>' };
  return { sandboxed, mail };
}
