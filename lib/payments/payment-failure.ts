import type { FunctionFailure } from '@/lib/functions/function-failure';

/** Why a payment did not start. `agreement`: the charge differs from the order, or from the price shown. */
export type PaymentFailure =
  | { reason: 'charge'; failure: FunctionFailure }
  | { reason: 'paymob'; failure: FunctionFailure }
  | { reason: 'no-page'; method: 'card' | 'wallet' | 'kiosk' }
  | { reason: 'agreement' }
  | { reason: 'popup' };
