import type { FunctionFailure } from '@/lib/functions/function-failure';
import type { PaymobMethod } from './payment-choice';

/** Why a payment did not start. `agreement`: the charge differs from the order, or from the price shown. */
export type PaymentFailure =
  | { reason: 'charge'; failure: FunctionFailure }
  | { reason: 'paymob'; failure: FunctionFailure; method: PaymobMethod }
  | { reason: 'no-page'; method: PaymobMethod }
  | { reason: 'agreement' };
