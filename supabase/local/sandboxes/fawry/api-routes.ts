import { Hono } from 'hono';
import { z } from 'zod';
import { secretsEqual } from '../../gateway/secrets-equal.ts';
import { isBehind } from '../shared/lag.ts';
import { type Sandbox } from '../shared/sandbox.ts';
import { type FawryAccount } from './fawry-account.ts';
import { type FawryState } from './fawry-state.ts';
import { notificationOf } from './messages.ts';
import { type Payments } from './payments.ts';
import { signed, twoDecimals } from './signatures.ts';

const descriptions: Record<number, string> = {
  200: 'Operation done successfully',
  9901: 'Merchant code is blank or invalid',
  9935: 'Refund amount is above the allowed amount',
  9938: 'Order not found',
  9944: 'Reference number is blank',
  9946: 'Blank or wrong signature',
  9954: 'Order is not paid',
};

const said = (type: string, statusCode: number) => ({
  type,
  statusCode,
  statusDescription: descriptions[statusCode] ?? 'Refused',
});

const refundSchema = z.object({
  merchantCode: z.string().default(''),
  referenceNumber: z.string().default(''),
  refundAmount: z.number().default(0),
  reason: z.string().default(''),
  signature: z.string().default(''),
});
const cancelSchema = z.object({
  merchantAccount: z.string().default(''),
  orderRefNo: z.string().default(''),
  lang: z.enum(['ar-eg', 'en-gb']),
  signature: z.string().default(''),
});

interface Options {
  sandbox: Sandbox<FawryState>;
  account: FawryAccount;
  payments: Payments;
}

/** The API for shops' servers. Errors have status 200, as Fawry's: the body is decisive. */
export function apiRoutes({ sandbox, account, payments }: Options): Hono {
  const routes = new Hono();

  routes.get('/ECommerceWeb/Fawry/payments/status/v2', (context) => {
    const { merchantCode = '', merchantRefNumber = '', signature } = context.req.query();
    const refuse = (code: number) => context.json(said('PaymentStatusResponse', code));
    if (merchantCode !== account.merchantCode) return refuse(9901);
    if (merchantRefNumber === '') return refuse(9944);
    const expected = signed(merchantCode, merchantRefNumber, account.secureKey);
    if (!secretsEqual(signature, expected)) return refuse(9946);
    const payment = payments.find(merchantRefNumber);
    if (!payment) return refuse(9938);
    const { lag } = payment;
    const isLate = isBehind(lag, sandbox.now());
    if (lag) sandbox.save();
    if (isLate && !lag?.earlier) return refuse(9938);
    const requestId = sandbox.next('request', 1).toString(16).padStart(32, '0');
    const seen = isLate && lag?.earlier ? { status: lag.earlier } : {};
    return context.json(notificationOf(account, payment, requestId, seen));
  });

  routes.post('/ECommerceWeb/Fawry/payments/refund', async (context) => {
    const answer = (code: number) => context.json(said('ResponseDataModel', code));
    const parsed = refundSchema.safeParse(await bodyOf(context.req));
    if (!parsed.success) return answer(9944);
    const { merchantCode, referenceNumber, refundAmount, reason, signature } = parsed.data;
    const amountPt = Math.round(refundAmount * 100);
    if (merchantCode !== account.merchantCode) return answer(9901);
    if (referenceNumber === '') return answer(9944);
    const { secureKey } = account;
    const expected = signed(
      merchantCode,
      referenceNumber,
      twoDecimals(amountPt),
      reason,
      secureKey,
    );
    if (!secretsEqual(signature, expected)) return answer(9946);
    const done = payments.refund(payments.findByReference(referenceNumber), amountPt);
    return answer(done.ok ? 200 : done.code);
  });

  routes.post('/ECommerceWeb/api/orders/cancel-unpaid-order', async (context) => {
    const answer = (code: number, reason: string) =>
      context.json({ code: String(code), description: reason, reason });
    const parsed = cancelSchema.safeParse(await bodyOf(context.req));
    if (!parsed.success) return answer(401, 'Unauthorised');
    const { merchantAccount, orderRefNo, lang, signature } = parsed.data;
    const expected = signed(orderRefNo, merchantAccount, lang, account.secureKey);
    if (merchantAccount !== account.merchantCode || !secretsEqual(signature, expected))
      return answer(401, 'Unauthorised');
    const payment = payments.findByReference(orderRefNo);
    if (!payment) return answer(404, 'Not found');
    const done = payments.cancel(payment);
    return done.ok ? answer(200, 'Cancelled') : answer(done.code, 'Not cancelled');
  });
  return routes;
}

/** The body as JSON; undefined if it is not JSON, which every schema rejects. */
async function bodyOf(request: { json: () => Promise<unknown> }): Promise<unknown> {
  try {
    return await request.json();
  } catch {
    // Not JSON: rejected like any other invalid body.
    return undefined;
  }
}
