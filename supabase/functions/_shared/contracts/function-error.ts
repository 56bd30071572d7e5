import * as z from 'zod/mini';

/** The body of every error response. `code` is stable, `message` is in English and for people. */
export const functionError = z.object({ code: z.string(), message: z.string() });

/**
 * All codes, except those of the gateway in front of the functions. The database raises the ones from `invalid_items`
 * to `too_many_attempts`, and `too_many_events`; `P0001` is its limit of ten items.
 */
export const functionErrorCodes = [
  'method_not_allowed',
  'unsupported_media_type',
  'too_large',
  'invalid_json',
  'invalid_request',
  'not_signed_in',
  'forbidden',
  'bad_signature',
  'invalid_items',
  'empty_cart',
  'P0001',
  'unknown_product',
  'product_unavailable',
  'unknown_country',
  'unknown_area',
  'area_outside_country',
  'address_required',
  'invalid_address',
  'contact_incomplete',
  'invalid_contact',
  'promo_refused',
  'too_many_tries',
  'price_changed',
  'idempotency_key_reused',
  'too_many_orders',
  'order_not_found',
  'order_not_payable',
  'too_many_attempts',
  'already_paid',
  'too_many_events',
  'payment_not_found',
  'invalid_wallet_phone',
  'provider_not_offered',
  'provider_refused',
  'payment_not_begun',
  'provider_unavailable',
  'provider_timeout',
  'shipment_not_found',
  'courier_refused',
  'courier_unavailable',
  'courier_timeout',
  'service_unavailable',
  'service_timeout',
] as const;

export type FunctionErrorCode = (typeof functionErrorCodes)[number];
