import { notePaymentReference } from '../_shared/backend/payment-records.ts';
import { startPayment } from '../_shared/backend/start-payment.ts';
import { createPaymobPayment } from '../_shared/contracts/create-paymob-payment.ts';
import { within } from '../_shared/deadline.ts';
import { endpoint } from '../_shared/http/endpoint.ts';
import { refusal } from '../_shared/http/refusal.ts';
import { failure, success } from '../_shared/outcome.ts';
import { giveUp } from '../_shared/payments/give-up.ts';
import { isOffered } from '../_shared/payments/provider.ts';
import { readyToPay } from '../_shared/payments/ready-to-pay.ts';
import { refusalOfVendor } from '../_shared/payments/vendor-refusal.ts';
import { walletPhone } from '../_shared/payments/wallet-phone.ts';
import { readPaymobConfig } from '../_shared/vendors/paymob/config.ts';
import { createAttempt } from '../_shared/vendors/paymob/create-attempt.ts';
import { answerOf } from './answer.ts';
import { attemptInput } from './attempt-input.ts';

/** In milliseconds, for up to four consecutive calls to Paymob. */
const patienceMs = 15_000;

export const handler = endpoint(createPaymobPayment, async ({ request, token, deps }) => {
  if (!isOffered(deps, 'paymob')) return failure(refusal('provider_not_offered'));
  const read = readPaymobConfig(deps.env);
  if (!read.ok) return failure(refusalOfVendor('paymob', read.error));
  const { method, wallet } = request;
  const phone = method === 'wallet' ? walletPhone(wallet?.phone ?? '') : undefined;
  if (method === 'wallet' && !phone) return failure(refusal('invalid_wallet_phone'));

  const orderId = request.meta.order_id;
  const ready = await readyToPay(deps, token, orderId);
  if (!ready.ok) return ready;
  const { referenceHours } = read.config;
  const { userId } = ready.value;
  const begun = { userId, orderId, provider: 'paymob', method, referenceHours } as const;
  const started = await startPayment(deps, begun);
  if (!started.ok) return started;

  const payment = started.value;
  const { fetch } = within(deps, patienceMs);
  const made = await createAttempt(read.config, fetch, attemptInput(payment, method, phone));
  if (!made.ok) {
    // The wallet's owner may have received a confirmation request on the phone: that payment stays open and is queried
    // later.
    const mayBePaid = method === 'wallet' && made.error.code === 'timeout';
    if (!mayBePaid) await giveUp(deps, payment, 'paymob', made.error);
    const refused = refusalOfVendor('paymob', made.error);
    // Accepted, but the answer contains nowhere to redirect the shopper.
    const isBegun = made.error.code !== 'malformed';
    return failure(isBegun ? refused : refusal('payment_not_begun'));
  }
  const { attempt } = made;
  const noted = await notePaymentReference(deps, {
    orderPaymentId: payment.order_payment_id,
    providerOrderId: attempt.providerOrderId,
    reference: attempt.reference ?? null,
    expiresAt: attempt.referenceExpiresAt ?? null,
  });
  // A payment whose number could not be stored is not handed out.
  return noted.ok ? success(answerOf(payment.order_payment_id, attempt)) : noted;
});
