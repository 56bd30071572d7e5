import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { z } from 'zod';
import { secretsEqual } from '../../gateway/secrets-equal.ts';
import { withSecret } from './account-routes.ts';
import { methodOf } from './integrations.ts';
import { createKey, type Parts, registerOrder } from './legacy-routes.ts';
import { billingNames, fieldErrors } from './legacy-schemas.ts';
import { type Intention } from './paymob-state.ts';

const text = z.string().optional();
const items = z.array(
  z.object({ name: z.string().min(1), amount: z.int().min(0), quantity: z.int().default(1) }),
);
const changeSchema = z.object({ amount: z.int().min(1), items: items.optional() });
const unmatched = { code: 'unmatched_item_prices', detail: 'Items do not add up.' };
const intentionSchema = z.object({
  amount: z.int().min(1),
  currency: z.literal('EGP'),
  payment_methods: z.array(z.int()).min(1),
  items: items.optional(),
  billing_data: z.looseObject({ phone_number: z.string().min(1) }),
  special_reference: z.string().min(1),
  expiration: z.int().min(1).default(3_600),
  notification_url: text,
  redirection_url: text,
});

/** The newer API: one call, then Paymob's own page for all methods. */
export function intentionRoutes({ sandbox, account }: Parts): Hono {
  const routes = new Hono();
  const allowed = [account.backendUrl, ...account.shopOrigins];
  const keyOf = (clientSecret: string) =>
    sandbox.state.keys[sandbox.state.intentions[clientSecret]?.keyToken ?? ''];
  const isAllowed = (url: string | undefined) =>
    url === undefined || (URL.canParse(url) && allowed.includes(new URL(url).origin));

  routes.use('/v1/intention/', withSecret(account.secretKey));
  routes.post('/v1/intention/', async (context) => {
    const parsed = intentionSchema.safeParse(await context.req.json());
    if (!parsed.success) return context.json(fieldErrors(parsed.error), 400);
    const wanted = parsed.data;
    if (wanted.items && sumOf(wanted.items) !== wanted.amount) return context.json(unmatched, 406);
    const [integrationId = 0] = wanted.payment_methods;
    const method = methodOf(account, integrationId);
    if (!method) return context.json({ detail: 'Integration ID/Name does not exist' }, 404);
    if (!isAllowed(wanted.notification_url) || !isAllowed(wanted.redirection_url))
      return context.json({ notification_url: ['Not an address of this shop.'] }, 400);
    if (
      Object.values(sandbox.state.orders).some(
        (order) => order.merchantOrderId === wanted.special_reference,
      )
    )
      return context.json({ message: 'duplicate' }, 422);

    const order = registerOrder(sandbox, wanted.special_reference, wanted.amount);
    const key = createKey(sandbox, {
      orderId: order.id,
      integrationId,
      billing: Object.fromEntries(
        billingNames.map((name) => [
          name,
          (wanted.billing_data[name] as string | undefined) ?? 'NA',
        ]),
      ),
      expiresAt: sandbox.now() + wanted.expiration * 1_000,
      // As with Paymob, each of the two is accepted for these methods only.
      ...(method === 'card' && wanted.notification_url && { webhookUrl: wanted.notification_url }),
      ...(method !== 'kiosk' && wanted.redirection_url && { returnUrl: wanted.redirection_url }),
    });
    const intention: Intention = {
      clientSecret: `egy_csk_test_${randomBytes(16).toString('hex')}`,
      id: `pi_test_${randomBytes(12).toString('hex')}`,
      keyToken: key.token,
    };
    sandbox.state.intentions[intention.clientSecret] = intention;
    sandbox.save();
    return context.json(
      {
        id: intention.id,
        client_secret: intention.clientSecret,
        intention_order_id: order.id,
        intention_detail: { amount: wanted.amount, currency: 'EGP' },
        payment_keys: [{ integration: integrationId, key: key.token, order_id: order.id }],
        payment_methods: [{ integration_id: integrationId, live: account.mode === 'live' }],
        special_reference: wanted.special_reference,
        status: 'intended',
        confirmed: false,
      },
      201,
    );
  });

  routes.put('/v1/intention/:clientSecret', withSecret(account.secretKey), async (context) => {
    const key = keyOf(context.req.param('clientSecret') ?? '');
    const order = key && sandbox.state.orders[key.orderId];
    if (!order || key.isUsed) return context.json({ detail: 'Not found.' }, 404);
    const { amount, items } = changeSchema.parse(await context.req.json());
    if (items && sumOf(items) !== amount) return context.json(unmatched, 406);
    order.amountCents = amount;
    sandbox.save();
    return context.json({ intention_detail: { amount, currency: 'EGP' }, status: 'intended' });
  });

  routes.get('/v1/intention/element/:publicKey/:clientSecret/', (context) => {
    const { publicKey, clientSecret } = context.req.param();
    const key = keyOf(clientSecret);
    const order = key && sandbox.state.orders[key.orderId];
    if (!order || !secretsEqual(publicKey, account.publicKey))
      return context.json({ detail: 'Not found.' }, 404);
    const { amountCents: amount, merchantOrderId: special_reference } = order;
    return context.json({ amount, currency: 'EGP', special_reference, confirmed: key.isUsed });
  });

  routes.get('/unifiedcheckout/', (context) => {
    const { publicKey, clientSecret = '' } = context.req.query();
    const intention = sandbox.state.intentions[clientSecret];
    if (!intention || !secretsEqual(publicKey, account.publicKey))
      return context.text('Not found', 404);
    return context.redirect(`${account.basePath}/pay?payment_token=${intention.keyToken}`, 302);
  });
  return routes;
}

function sumOf(listed: z.infer<typeof items>): number {
  return listed.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0);
}
