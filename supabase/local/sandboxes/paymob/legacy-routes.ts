import { randomBytes } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { secretsEqual } from '../../gateway/secrets-equal.ts';
import { type Sandbox } from '../shared/sandbox.ts';
import { paymobIds } from '../variables.ts';
import { type Answers } from './answers.ts';
import { type Callbacks } from './callbacks.ts';
import { methodOf } from './integrations.ts';
import { fieldErrors, keySchema, orderSchema, paySchema } from './legacy-schemas.ts';
import { type MoneyBack } from './money-back.ts';
import { createdAt, type Payments } from './payments.ts';
import { type PaymobAccount } from './paymob-account.ts';
import { type Key, type Order, type PaymobState } from './paymob-state.ts';

const tokenMs = 60 * 60_000;

export interface Parts {
  sandbox: Sandbox<PaymobState>;
  account: PaymobAccount;
  payments: Payments;
  moneyBack: MoneyBack;
  callbacks: Callbacks;
  answers: Answers;
}

/** Authentication, order registration, payment keys, and payments by wallet or kiosk. */
export function legacyRoutes(parts: Parts): Hono {
  const { sandbox, account } = parts;
  const routes = new Hono();

  routes.post('/api/auth/tokens', async (context) => {
    const { api_key: key } = z
      .looseObject({ api_key: z.string().optional() })
      .parse(await context.req.json());
    if (!secretsEqual(key, account.apiKey))
      return context.json({ detail: 'incorrect credentials' }, 401);
    const token = randomBytes(24).toString('base64url');
    const now = sandbox.now();
    const fresh = Object.entries(sandbox.state.accessTokens).filter(([, until]) => until > now);
    sandbox.state.accessTokens = { ...Object.fromEntries(fresh), [token]: now + tokenMs };
    sandbox.save();
    return context.json({ token, profile: { id: paymobIds.owner } }, 201);
  });

  routes.post('/api/ecommerce/orders', async (context) => {
    const parsed = orderSchema.safeParse(await context.req.json());
    if (!parsed.success) return context.json(fieldErrors(parsed.error), 400);
    const { auth_token, merchant_order_id, amount_cents } = parsed.data;
    if (!isSignedIn(sandbox, auth_token)) return notSignedIn(context);
    const isTaken = Object.values(sandbox.state.orders).some(
      ({ merchantOrderId }) => merchantOrderId === merchant_order_id,
    );
    if (isTaken) return context.json({ message: 'duplicate' }, 422);
    const order = registerOrder(sandbox, merchant_order_id, amount_cents);
    return context.json(
      {
        id: order.id,
        created_at: order.createdAt,
        amount_cents,
        currency: 'EGP',
        merchant_order_id,
      },
      201,
    );
  });

  routes.post('/api/acceptance/payment_keys', async (context) => {
    const parsed = keySchema.safeParse(await context.req.json());
    if (!parsed.success) return context.json(fieldErrors(parsed.error), 400);
    const wanted = parsed.data;
    if (!isSignedIn(sandbox, wanted.auth_token)) return notSignedIn(context);
    const order = sandbox.state.orders[wanted.order_id];
    if (!order) return context.json({ detail: 'Not found.' }, 404);
    if (order.amountCents !== wanted.amount_cents)
      return context.json({ amount_cents: ['The amount differs from the order’s.'] }, 400);
    if (!methodOf(account, wanted.integration_id))
      return context.json({ detail: 'Integration ID/Name does not exist' }, 404);
    const key = createKey(sandbox, {
      orderId: order.id,
      integrationId: wanted.integration_id,
      billing: wanted.billing_data,
      expiresAt: sandbox.now() + wanted.expiration * 1_000,
    });
    return context.json({ token: key.token }, 201);
  });

  routes.post('/api/acceptance/payments/pay', async (context) => {
    const parsed = paySchema.safeParse(await context.req.json());
    if (!parsed.success) return context.json(fieldErrors(parsed.error), 400);
    const { source, payment_token } = parsed.data;
    const key = usableKey(sandbox, payment_token);
    if (!key) return context.json({ detail: 'The payment token has expired or was used.' }, 401);
    const method = methodOf(account, key.integrationId);
    if (source.subtype === 'WALLET' && method === 'wallet')
      return context.json(payByWallet(parts, key, source.identifier));
    if (source.identifier === 'AGGREGATOR' && source.subtype === 'AGGREGATOR' && method === 'kiosk')
      return context.json(parts.answers.objectOf(parts.payments.startKiosk(key)));
    return context.json({ message: 'The source does not fit the integration.' }, 400);
  });
  return routes;
}

function payByWallet({ payments, answers, account }: Parts, key: Key, phone: string): object {
  if (!/^01\d{9}$/.test(phone) || key.scenarios.includes('wallet-no-redirect')) {
    const failed = payments.startWallet(key, phone);
    payments.decide(failed, false);
    return { ...answers.objectOf(failed), redirect_url: null, iframe_redirection_url: null };
  }
  const transaction = payments.startWallet(key, phone);
  const page = `${account.backendUrl}${account.basePath}/wallet/${transaction.id}?token=${key.token}`;
  return { ...answers.objectOf(transaction), redirect_url: page, iframe_redirection_url: page };
}

export function isSignedIn(sandbox: Sandbox<PaymobState>, token: string): boolean {
  return (sandbox.state.accessTokens[token] ?? 0) > sandbox.now();
}

export function notSignedIn(context: Context): Response {
  return context.json(
    { detail: 'Authentication credentials were not provided or have expired.' },
    401,
  );
}

export function registerOrder(
  sandbox: Sandbox<PaymobState>,
  merchantOrderId: string,
  amountCents: number,
): Order {
  const id = sandbox.next('order', 700_001);
  const order = { id, merchantOrderId, amountCents, createdAt: createdAt(sandbox.now()) };
  sandbox.state.orders[id] = order;
  sandbox.save();
  return order;
}

export function createKey(
  sandbox: Sandbox<PaymobState>,
  fields: Omit<Key, 'token' | 'isUsed' | 'scenarios'>,
): Key {
  const reference = sandbox.state.orders[fields.orderId]?.merchantOrderId ?? '';
  const scenarioNames = sandbox.takeScenarios(reference);
  const key = {
    token: randomBytes(48).toString('base64url'),
    isUsed: false,
    ...scenarioNames,
    ...fields,
  };
  sandbox.state.keys[key.token] = key;
  sandbox.save();
  return key;
}

/** A key that can still be used to pay. */
export function usableKey(sandbox: Sandbox<PaymobState>, token: string): Key | undefined {
  const key = sandbox.state.keys[token];
  return key && !key.isUsed && key.expiresAt > sandbox.now() ? key : undefined;
}
