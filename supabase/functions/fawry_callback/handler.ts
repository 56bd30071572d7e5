import { type OwnPayment, readOwnPayment } from '../_shared/backend/own-payment.ts';
import { fawryCallback } from '../_shared/contracts/fawry-callback.ts';
import { endpoint } from '../_shared/http/endpoint.ts';
import { refusal } from '../_shared/http/refusal.ts';
import { failure, success } from '../_shared/outcome.ts';
import { followHint } from '../_shared/payments/follow-hint.ts';
import { refusalOfVendor } from '../_shared/payments/vendor-refusal.ts';
import { readFawryConfig } from '../_shared/vendors/fawry/config.ts';
import {
  type BrowserResult,
  readBrowserResult,
} from '../_shared/vendors/fawry/read-browser-result.ts';
import { type VendorHint } from '../_shared/vendors/vendor-event.ts';

const patienceMs = 9_000;
/** The format of the shop's references; others cannot exist. */
const reference = /^[A-Z0-9-]{1,40}$/;

/** The browser's result is not trusted, but a reason to query Fawry now. */
export const handler = endpoint(fawryCallback, async ({ request, token, deps }) => {
  const config = readFawryConfig(deps.env);
  if (!config.ok) return failure(refusalOfVendor('fawry', config.error));
  const read = await readBrowserResult(config.config, request);
  if (!read.ok) return failure(refusal('invalid_request'));
  const { merchantRef } = read.result;
  if (!reference.test(merchantRef)) return failure(refusal('payment_not_found'));

  const own = await readOwnPayment(deps, token, 'fawry', merchantRef);
  if (!own.ok) return own;
  await followHint(deps, hintOf(read.result), 'browser', patienceMs);
  // If Fawry did not answer, the payment is unchanged and the schedule queries it again.
  const now = await readOwnPayment(deps, token, 'fawry', merchantRef);
  return now.ok ? success(answerOf(now.value)) : now;
});

function hintOf({ merchantRef, claimed, evidence, isSigned }: BrowserResult): VendorHint {
  return {
    provider: 'fawry',
    event_key: JSON.stringify(evidence),
    merchant_ref: merchantRef,
    status: claimed,
    evidence: { ...evidence, isSigned },
  };
}

function answerOf(payment: OwnPayment) {
  return {
    order_id: payment.order_id,
    order_number: payment.orders.order_number,
    payment_status: payment.status,
    order_status: payment.orders.status,
    reference: payment.reference,
    reference_expires_at: payment.reference_expires_at,
  };
}
