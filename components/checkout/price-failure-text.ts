import { functionFailureText } from '@/components/payments/failure-text';
import type { PaymentWords } from '@/components/payments/payment-words';
import type { FunctionFailure } from '@/lib/functions/function-failure';
import type { CheckoutWords } from './checkout-words';

type Words = { checkout: CheckoutWords; payments: PaymentWords };

/** Why there is no price (spec §8 Checkout). */
export function priceFailureText(
  { checkout, payments }: Words,
  failure: FunctionFailure | null,
): string {
  const otherwise = checkout.errors.prices;
  return failure ? functionFailureText(payments, failure, otherwise) : otherwise;
}
