import { type PaymentQuestion } from '../backend/payment-records.ts';
import { type Deps } from '../deps.ts';
import { readFawryConfig } from '../vendors/fawry/config.ts';
import { pullStatus } from '../vendors/fawry/pull-status.ts';
import { inquire } from '../vendors/paymob/inquire.ts';
import { readPaymobConfig } from '../vendors/paymob/config.ts';
import {
  type HintedTransaction,
  type VendorEvent,
  type VendorFailure,
} from '../vendors/vendor-event.ts';

type Pulled = { ok: true; events: VendorEvent[] } | { ok: false; error: VendorFailure };

/** Queries a payment's provider; if a message mentions a transaction, that one first. */
export async function pull(
  deps: Deps,
  payment: PaymentQuestion,
  hinted?: HintedTransaction,
): Promise<Pulled> {
  if (payment.provider === 'fawry') {
    const config = readFawryConfig(deps.env);
    if (!config.ok) return config;
    const answer = await pullStatus(config.config, deps.fetch, payment.merchant_ref);
    return answer.ok ? { ok: true, events: [answer.event] } : answer;
  }
  const config = readPaymobConfig(deps.env);
  if (!config.ok) return config;
  return inquire(config.config, deps.fetch, {
    merchantRef: payment.merchant_ref,
    providerOrderId: payment.provider_order_id,
    transactionIds: payment.transaction_ids,
    hinted,
  });
}
