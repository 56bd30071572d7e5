import type { FunctionFailure } from '@/lib/functions/function-failure';
import type { PaymobMethod } from './payment-choice';

/** Why a payment did not begin. `agreement`: what was about to be charged is not what was ordered, or shown. */
export type PaymentFailure =
  | { reason: 'charge'; failure: FunctionFailure }
  | { reason: 'paymob'; failure: FunctionFailure }
  | { reason: 'no-page'; method: PaymobMethod }
  | { reason: 'agreement' }
  | { reason: 'popup' };
