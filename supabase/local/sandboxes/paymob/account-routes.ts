import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { secretsEqual } from '../../gateway/secrets-equal.ts';
import { isSignedIn, notSignedIn, type Parts } from './legacy-routes.ts';

const inquirySchema = z.object({
  auth_token: z.string().default(''),
  order_id: z.coerce.number().int().optional(),
  merchant_order_id: z.string().optional(),
});
const moneySchema = z.object({
  transaction_id: z.coerce.number().int(),
  amount_cents: z.coerce.number().int().optional(),
});

/** The queries about a payment, and refunds. */
export function accountRoutes({ sandbox, account, payments, moneyBack, answers }: Parts): Hono {
  const routes = new Hono();
  const notFound = (context: Context) => context.json({ detail: 'Not found.' }, 404);

  routes.post('/api/ecommerce/orders/transaction_inquiry', async (context) => {
    const { auth_token, order_id, merchant_order_id } = inquirySchema.parse(
      await context.req.json(),
    );
    if (!isSignedIn(sandbox, auth_token)) return notSignedIn(context);
    const isSpecified = order_id !== undefined || merchant_order_id !== undefined;
    const order = Object.values(sandbox.state.orders).find(
      ({ id, merchantOrderId }) =>
        id === (order_id ?? id) && merchantOrderId === (merchant_order_id ?? merchantOrderId),
    );
    const transaction = isSpecified && order && answers.latest(order.id);
    return transaction ? context.json(transaction) : notFound(context);
  });

  routes.get('/api/acceptance/transactions/:id', (context) => {
    const bearer = context.req.header('authorization')?.replace(/^Bearer /, '');
    const token = context.req.query('token') ?? bearer ?? '';
    if (!isSignedIn(sandbox, token)) return notSignedIn(context);
    const transaction = answers.byId(Number(context.req.param('id')));
    return transaction ? context.json(transaction) : notFound(context);
  });

  routes.use('/api/acceptance/void_refund/*', withSecret(account.secretKey));
  routes.use('/api/acceptance/capture', withSecret(account.secretKey));
  routes.post('/api/acceptance/void_refund/:action', async (context) => {
    const { transaction_id, amount_cents } = moneySchema.parse(await context.req.json());
    const transaction = payments.find(transaction_id);
    if (!transaction) return notFound(context);
    const isVoid = context.req.param('action') === 'void';
    const child = isVoid
      ? moneyBack.void(transaction)
      : moneyBack.refund(transaction, amount_cents ?? 0);
    if (typeof child === 'string') return context.json({ message: child }, 400);
    return context.json(answers.objectOf(child));
  });
  routes.post('/api/acceptance/capture', (context) =>
    context.json({ message: 'Nothing is held for this transaction.' }, 400),
  );
  return routes;
}

/** The scheme is `Token`; with another one, such as `Bearer`, the key is ignored. */
export function withSecret(secretKey: string) {
  return async (context: Context, next: () => Promise<void>) => {
    if (secretsEqual(context.req.header('authorization'), `Token ${secretKey}`)) return next();
    return context.json({ detail: 'Authentication credentials were not provided.' }, 401);
  };
}
