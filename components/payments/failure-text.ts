import type { FunctionFailure } from '@/lib/functions/function-failure';
import { wordedFailure } from '@/lib/functions/worded-failure';
import type { PaymentFailure } from '@/lib/payments/payment-failure';
import type { PaymentWords } from './payment-words';

/** What a server function's refusal means to a shopper. */
export function functionFailureText(
  { failures }: PaymentWords,
  failure: FunctionFailure,
  otherwise: string,
): string {
  return wordedFailure(failures, failure, otherwise);
}

/** What is said under the pay button when a payment did not begin or did not end well (spec §8 Checkout). */
export function paymentFailureText(words: PaymentWords, failed: PaymentFailure): string {
  switch (failed.reason) {
    case 'charge':
      return functionFailureText(words, failed.failure, words.chargeFailed);
    case 'paymob':
      return functionFailureText(words, failed.failure, words.paymobFailed);
    case 'no-page':
      return words.paymobInitFailed[failed.method];
    case 'agreement':
      return words.initFailed;
    case 'popup':
      return words.paymentFailed;
  }
}
