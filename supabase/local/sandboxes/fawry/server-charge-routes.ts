import { Hono } from 'hono';
import { z } from 'zod';
import { secretsEqual } from '../../gateway/secrets-equal.ts';
import { type Sandbox } from '../shared/sandbox.ts';
import { type FawryAccount } from './fawry-account.ts';
import { type FawryState, type Session } from './fawry-state.ts';
import { chargeResponseOf } from './messages.ts';
import { type Payments } from './payments.ts';
import { openSession } from './sessions.ts';
import { itemsText, signed, twoDecimals } from './signatures.ts';

const chargeSchema = z.looseObject({
  merchantCode: z.string(),
  merchantRefNum: z.string().min(1),
  customerProfileId: z.string().default(''),
  customerName: z.string().default(''),
  customerMobile: z.string().min(1),
  customerEmail: z.string().min(1),
  paymentMethod: z.string(),
  amount: z.number().positive(),
  currencyCode: z.literal('EGP'),
  paymentExpiry: z.coerce.number().int(),
  chargeItems: z.array(z.looseObject({ itemId: z.string(), quantity: z.int(), price: z.number() })),
  signature: z.string(),
});

interface Options {
  sandbox: Sandbox<FawryState>;
  account: FawryAccount;
  payments: Payments;
}

/** The two alternatives to the popup: the hosted page's address, and a server-to-server reference. */
export function serverChargeRoutes({ sandbox, account, payments }: Options): Hono {
  const routes = new Hono();
  const error = (statusCode: number, statusDescription: string) =>
    ({ type: 'ChargeResponse', statusCode, statusDescription }) as const;

  routes.post('/fawrypay-api/api/payments/init', async (context) => {
    const charge: unknown = await context.req.json();
    const locale = z.looseObject({ language: z.string() }).safeParse(charge).data?.language;
    const wanted = { charge, locale, display: 'separated' };
    const session = openSession(sandbox, account, wanted, account.shopOrigins[0] ?? '');
    if ('refusal' in session) return context.json(session.refusal);
    const page = `${account.backendUrl}${account.basePath}/atfawry/plugin/frame?session=${session.id}`;
    return context.text(page);
  });

  routes.post('/ECommerceWeb/Fawry/payments/charge', async (context) => {
    const parsed = chargeSchema.safeParse(await context.req.json());
    if (!parsed.success) return context.json(error(9903, z.prettifyError(parsed.error)));
    const sent = parsed.data;
    const amountPt = Math.round(sent.amount * 100);
    const expected = signed(
      sent.merchantCode,
      sent.merchantRefNum,
      sent.customerProfileId,
      sent.paymentMethod,
      twoDecimals(amountPt),
      account.secureKey,
    );
    if (sent.merchantCode !== account.merchantCode)
      return context.json(error(9901, 'Merchant code'));
    if (!secretsEqual(sent.signature, expected)) return context.json(error(9946, 'Signature'));
    if (!/^payatfawry$/i.test(sent.paymentMethod))
      return context.json(error(10045, 'Only references are issued here'));
    const items = sent.chargeItems.map(({ itemId, quantity, price }) => ({
      itemId,
      quantity,
      unitPt: Math.round(price * 100),
    }));
    const isEven = items.reduce((sum, item) => sum + item.quantity * item.unitPt, 0) === amountPt;
    if (!isEven || itemsText(items) === '') return context.json(error(21004, 'Amount'));
    if (payments.find(sent.merchantRefNum)) return context.json(error(9903, 'Used before'));
    const session: Session = {
      id: '',
      charge: {
        merchantRefNum: sent.merchantRefNum,
        customerProfileId: sent.customerProfileId,
        customerName: sent.customerName,
        customerMobile: sent.customerMobile,
        customerMail: sent.customerEmail,
        items,
        totalPt: amountPt,
        returnUrl: '',
        expiresAt: sent.paymentExpiry,
      },
      language: 'ar',
      origin: '',
      display: 'separated',
      ...sandbox.takeScenarios(sent.merchantRefNum),
      isOver: false,
    };
    return context.json(chargeResponseOf(account, payments.issueReference(session)));
  });
  return routes;
}
