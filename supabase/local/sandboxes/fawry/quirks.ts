import { type Context } from 'hono';
import { type Answer, type Quirks } from '../shared/quirks.ts';
import { refundRefused } from '../shared/refund-scenarios.ts';
import { type Sandbox } from '../shared/sandbox.ts';
import { type FawryAccount } from './fawry-account.ts';
import { type FawryState } from './fawry-state.ts';
import { notificationOf, signedAnew } from './messages.ts';

/** Faulty answers about a payment, or rejected keys. */
export function fawryQuirks(sandbox: Sandbox<FawryState>, account: FawryAccount): Quirks {
  const ofPayment = (change: (answer: Answer) => Answer | undefined) => ({
    change: (answer: Answer) => ('fawryRefNumber' in answer ? change(answer) : undefined),
  });
  return {
    'bad-signature': { instead: refusal(9946, 'Blank or wrong signature') },
    [refundRefused]: { instead: refusal(9935, 'Refund amount is above the allowed amount') },
    'bad-merchant': { instead: refusal(9901, 'Merchant code is blank or invalid') },
    'empty-amounts': ofPayment((answer) =>
      signedAnew(account, { ...answer, paymentAmount: '', orderAmount: '' }),
    ),
    'other-payment': ofPayment((answer) => {
      const other = Object.values(sandbox.state.payments).findLast(
        ({ merchantRefNumber }) => merchantRefNumber !== answer['merchantRefNumber'],
      );
      const stranger = { ...answer, merchantRefNumber: 'OTHER', fawryRefNumber: '999999999' };
      return other
        ? notificationOf(account, other, String(answer['requestId']))
        : signedAnew(account, stranger);
    }),
  };
}

const types: [string, string][] = [
  ['/payments/status/v2', 'PaymentStatusResponse'],
  ['/payments/refund', 'ResponseDataModel'],
  ['/payments/charge', 'ChargeResponse'],
];

/** With status 200, as Fawry's errors. */
function refusal(statusCode: number, statusDescription: string) {
  return (context: Context): Response => {
    const type = types.find(([ends]) => context.req.path.endsWith(ends))?.[1];
    return type
      ? context.json({ type, statusCode, statusDescription })
      : context.json({ code: '401', description: 'Unauthorised', reason: 'Unauthorised' });
  };
}
