import { type StartedPayment, startPayment } from '../_shared/backend/start-payment.ts';
import { makeChargeRequest } from '../_shared/contracts/make-charge-request.ts';
import { endpoint } from '../_shared/http/endpoint.ts';
import { refusal } from '../_shared/http/refusal.ts';
import { failure, success } from '../_shared/outcome.ts';
import { chargeLines } from '../_shared/payments/charge-lines.ts';
import { giveUp } from '../_shared/payments/give-up.ts';
import { isOffered } from '../_shared/payments/provider.ts';
import { readyToPay } from '../_shared/payments/ready-to-pay.ts';
import { shopPage } from '../_shared/payments/shop-page.ts';
import { refusalOfVendor } from '../_shared/payments/vendor-refusal.ts';
import { type FawryConfig, readFawryConfig } from '../_shared/vendors/fawry/config.ts';
import { signChargeRequest } from '../_shared/vendors/fawry/sign-charge-request.ts';

export const handler = endpoint(makeChargeRequest, async ({ request, token, deps }) => {
  if (!isOffered(deps, 'fawry')) return failure(refusal('provider_not_offered'));
  const read = readFawryConfig(deps.env);
  if (!read.ok) return failure(refusalOfVendor('fawry', read.error));

  const ready = await readyToPay(deps, token, request.order_id);
  if (!ready.ok) return ready;
  const started = await startPayment(deps, {
    userId: ready.value.userId,
    orderId: request.order_id,
    provider: 'fawry',
    method: 'any',
    referenceHours: read.config.referenceHours,
  });
  if (!started.ok) return started;

  const returnUrl = shopPage(deps, '/payment-complete');
  const signed = await sign(read.config, started.value, returnUrl);
  if (!signed.ok) {
    await giveUp(deps, started.value, 'fawry', signed.error);
    return failure(refusalOfVendor('fawry', signed.error));
  }
  const orderPaymentId = started.value.order_payment_id;
  return success({ chargeRequest: { ...signed.chargeRequest, orderPaymentId } });
});

function sign(config: FawryConfig, payment: StartedPayment, returnUrl: string) {
  const { first_name, last_name, email, phone, user_id } = payment.customer;
  return signChargeRequest(config, {
    merchantRef: payment.merchant_ref,
    customer: {
      name: [first_name, last_name].filter(Boolean).join(' '),
      email: email ?? '',
      phone: phone ?? '',
      userId: user_id,
    },
    lines: chargeLines(payment),
    payablePt: payment.amount_pt,
    returnUrl,
    // When the outlet reference expires. Even if the browser requests more from Fawry, the stock is not reserved
    // longer.
    expiresAt: new Date(payment.reference_until),
  });
}
