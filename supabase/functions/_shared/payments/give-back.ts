import { type RefundCall } from '../backend/refund-records.ts';
import { type Deps } from '../deps.ts';
import { readFawryConfig } from '../vendors/fawry/config.ts';
import { refund as refundByFawry } from '../vendors/fawry/refund.ts';
import { readPaymobConfig } from '../vendors/paymob/config.ts';
import { refund as refundByPaymob } from '../vendors/paymob/money-back.ts';
import { refused, type RefundAnswer } from '../vendors/refund-answer.ts';

/** Requests a refund from the provider of a charge, once. */
export function giveBack(deps: Deps, call: RefundCall): Promise<RefundAnswer> {
  const { amount_pt: amountPt, transaction_id: id, note: reason } = call;
  if (call.provider === 'fawry') {
    const config = readFawryConfig(deps.env);
    if (!config.ok) return Promise.resolve(refused('not_configured'));
    return refundByFawry(config.config, deps.fetch, { referenceNumber: id, amountPt, reason });
  }
  const config = readPaymobConfig(deps.env);
  if (!config.ok) return Promise.resolve(refused('not_configured'));
  return refundByPaymob(config.config, deps.fetch, { transactionId: id, amountPt });
}
