import { type createPaymobPayment } from '../_shared/contracts/create-paymob-payment.ts';
import { type ResponseOf } from '../_shared/contracts/contract.ts';
import { type PaymobAttempt } from '../_shared/vendors/paymob/attempt.ts';

/** Where to redirect the shopper, or the reference number for a kiosk. */
export function answerOf(
  orderPaymentId: string,
  attempt: PaymobAttempt,
): ResponseOf<typeof createPaymobPayment> {
  const { iframeId, paymentToken, redirectUrl, reference, referenceExpiresAt } = attempt;
  return {
    order_payment_id: orderPaymentId,
    ...(iframeId && paymentToken && { iframe_id: iframeId, payment_token: paymentToken }),
    ...(redirectUrl && { redirect_url: redirectUrl }),
    ...(reference && {
      reference_number: reference,
      reference_expires_at: referenceExpiresAt ?? null,
      raw: { bill_reference: reference },
    }),
  };
}
