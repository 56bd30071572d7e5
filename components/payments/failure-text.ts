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

/** The same about a payment: an answer that nobody can read, e.g. a gateway's page, says nothing of its own. */
function answerText(words: PaymentWords, failure: FunctionFailure, otherwise: string): string {
  return failure.code === 'malformed' ? otherwise : functionFailureText(words, failure, otherwise);
}

/** What is said under the pay button when a payment did not begin or did not end well (spec §8 Checkout). */
export function paymentFailureText(words: PaymentWords, failed: PaymentFailure): string {
  switch (failed.reason) {
    case 'charge':
      return answerText(words, failed.failure, words.chargeFailed);
    case 'paymob':
      return answerText(words, failed.failure, words.paymobFailed);
    case 'no-page':
      return words.paymobInitFailed[failed.method];
    case 'agreement':
      return words.initFailed;
    case 'popup':
      return words.paymentFailed;
  }
}
