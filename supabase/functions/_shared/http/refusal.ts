import { type FunctionErrorCode } from '../contracts/function-error.ts';

export interface Refusal {
  status: number;
  code: string;
  message: string;
}

const refusals: Record<FunctionErrorCode, [status: number, message: string]> = {
  method_not_allowed: [405, 'This method is not allowed for this address.'],
  unsupported_media_type: [415, 'Send JSON.'],
  too_large: [413, 'The request is too large.'],
  invalid_json: [400, 'The request is not valid JSON.'],
  invalid_request: [400, 'The request is not what was expected.'],
  not_signed_in: [401, 'Sign in first.'],
  forbidden: [403, 'You have no access to this.'],
  bad_signature: [403, 'The signature is not valid.'],
  invalid_items: [422, 'The cart holds something that cannot be ordered.'],
  empty_cart: [422, 'The cart is empty.'],
  P0001: [400, 'Total cart item quantity limit of 10 exceeded.'],
  unknown_product: [422, 'A book in the cart is not sold any more.'],
  product_unavailable: [409, 'A book in the cart is out of stock.'],
  unknown_country: [422, 'Choose a country.'],
  unknown_area: [422, 'Choose an area.'],
  area_outside_country: [422, 'The area is in another country.'],
  address_required: [422, 'An address is needed.'],
  invalid_address: [422, 'The address is too long.'],
  contact_incomplete: [422, 'A name and a phone number are needed.'],
  invalid_contact: [422, 'A name, email address or phone number is not valid.'],
  promo_refused: [409, 'The promo code is not valid any more.'],
  too_many_tries: [429, 'Too many promo codes were tried. Wait an hour and try again.'],
  price_changed: [409, 'The price has changed meanwhile.'],
  too_many_orders: [429, 'Too many orders are waiting to be paid.'],
  idempotency_key_reused: [409, 'This order was already placed with something else in it.'],
  order_not_found: [404, 'There is no such order.'],
  order_not_payable: [409, 'This order cannot be paid any more.'],
  too_many_attempts: [429, 'Too many payments were started for this order.'],
  too_many_events: [429, 'Too many events were sent at once.'],
  already_paid: [409, 'This order is paid.'],
  payment_not_found: [404, 'There is no such payment.'],
  invalid_wallet_phone: [422, 'The wallet’s phone number is not valid.'],
  provider_not_offered: [409, 'This way to pay is not offered.'],
  provider_refused: [502, 'The payment provider refused. Try again, or pay another way.'],
  payment_not_begun: [502, 'The payment could not be begun. Try again, or pay another way.'],
  provider_unavailable: [503, 'The payment provider does not answer. Try again in a moment.'],
  provider_timeout: [504, 'The payment provider took too long. Try again in a moment.'],
  shipment_not_found: [404, 'There is no such shipment.'],
  courier_refused: [502, 'The courier refused to answer. Try again later.'],
  courier_unavailable: [503, 'The courier does not answer. Try again in a moment.'],
  courier_timeout: [504, 'The courier took too long. Try again in a moment.'],
  service_unavailable: [503, 'The shop cannot answer now. Try again in a moment.'],
  service_timeout: [504, 'The shop took too long to answer. Try again in a moment.'],
};

const table = new Map<string, [status: number, message: string]>(Object.entries(refusals));

export function refusal(code: FunctionErrorCode, message?: string): Refusal {
  const [status, usual] = refusals[code];
  return { status, code, message: message ?? usual };
}

/** The refusal for a code raised by the database; undefined for anything else. */
export function refusalOfToken(token: string, status: number): Refusal | undefined {
  if (!/^[a-z][a-z0-9_]{2,60}$/.test(token)) return undefined;
  const known = table.get(token);
  return { status, code: token, message: known?.[1] ?? token.replaceAll('_', ' ') };
}
