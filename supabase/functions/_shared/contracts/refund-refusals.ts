/** Why a refund ended without money: its `refusal`. */
export const refundEndings = [
  'already_returned',
  'left_unknown',
  'provider_silent',
  'above_allowed',
  'not_paid',
  'charge_not_found',
  'not_configured',
  'provider_refused',
  'not_refunded',
] as const;

export type RefundEnding = (typeof refundEndings)[number];
