import { type PaymobMethod } from '../../../functions/_shared/contracts/paymob-methods.ts';
import { billingNames } from '../paymob/legacy-schemas.ts';
import { paymobIds } from '../variables.ts';
import { type paymobWorld } from './world.ts';

type World = ReturnType<typeof paymobWorld>;

export type PaymobObject = Record<string, unknown> & { id: number };

export const cardNumbers = { approved: '5123456789012346', declined: '4000000000000002' };

const billing = Object.fromEntries(billingNames.map((name) => [name, 'NA']));

/**
 * A shop that calls Paymob, and a user of Paymob's pages. Does not use the shop's code, so that the messages do not
 * depend on it.
 */
export async function paymobBuyer(world: World) {
  const { account, routes } = world;
  const call = async (path: string, json?: object, headers: Record<string, string> = {}) => {
    const answer = await routes.request(account.basePath + path, {
      method: json ? 'POST' : 'GET',
      headers: { 'content-type': 'application/json', ...headers },
      body: json ? JSON.stringify(json) : null,
    });
    const body: unknown = await answer.json();
    return { status: answer.status, body: body as Record<string, unknown> };
  };
  const signIn = async () =>
    String((await call('/api/auth/tokens', { api_key: account.apiKey })).body['token']);
  const auth_token = await signIn();
  const secret = { authorization: `Token ${account.secretKey}` };

  const key = async (orderId: number, amountCents: number, method: PaymobMethod) => {
    const { body } = await call('/api/acceptance/payment_keys', {
      auth_token,
      amount_cents: amountCents,
      order_id: orderId,
      currency: 'EGP',
      integration_id: paymobIds[account.mode][method],
      billing_data: billing,
    });
    return String(body['token']);
  };
  const pay = async (source: object, payment_token: string) =>
    (await call('/api/acceptance/payments/pay', { source, payment_token })).body as PaymobObject;

  return {
    call,
    auth_token,
    key,
    async order(merchantRef: string, amountCents: number): Promise<number> {
      const { body } = await call('/api/ecommerce/orders', {
        auth_token,
        delivery_needed: 'false',
        amount_cents: amountCents,
        currency: 'EGP',
        merchant_order_id: merchantRef,
        items: [],
      });
      return Number(body['id']);
    },
    /** Returns the browser's return address; empty while it stays on Paymob's page. */
    async payByCard(token: string, card: string, scenario = ''): Promise<string> {
      const answer = await world.send(`${account.basePath}/pay/card`, { token, card, scenario });
      return answer.headers.get('location') ?? '';
    },
    async payByWallet(token: string, decision: 'approve' | 'reject'): Promise<string> {
      const { id } = await pay({ identifier: '01010101010', subtype: 'WALLET' }, token);
      const fields = { token, decision, pin: '123456', otp: '123456' };
      const answer = await world.send(`${account.basePath}/wallet/${id}`, fields);
      return answer.headers.get('location') ?? '';
    },
    startKiosk: (token: string) => pay({ identifier: 'AGGREGATOR', subtype: 'AGGREGATOR' }, token),
    inquire: (by: { order_id?: number; merchant_order_id?: string }) =>
      call('/api/ecommerce/orders/transaction_inquiry', { auth_token, ...by }),
    transaction: (id: number, token = auth_token) =>
      call(`/api/acceptance/transactions/${id}`, undefined, { authorization: `Bearer ${token}` }),
    refund: (transaction_id: number, amount_cents: number) =>
      call('/api/acceptance/void_refund/refund', { transaction_id, amount_cents }, secret),
    void: (transaction_id: number) =>
      call('/api/acceptance/void_refund/void', { transaction_id }, secret),
    /** The return address for a transaction, even if no browser used it. */
    async returnOf(transactionId: number): Promise<URL> {
      const answer = await world.sim(`/paymob/transactions/${transactionId}/return`);
      return new URL(((await answer.json()) as { url: string }).url);
    },
  };
}
