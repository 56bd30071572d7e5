import { inPiastres, inPounds } from '../_shared/backend/money.ts';
import { placeOrder } from '../_shared/backend/place-order.ts';
import { createOrder } from '../_shared/contracts/create-order.ts';
import { endpoint } from '../_shared/http/endpoint.ts';
import { success } from '../_shared/outcome.ts';

/** Customer, price and stock are determined by the database, in one transaction. */
export const handler = endpoint(createOrder, async ({ request, token, deps }) => {
  const expected = request.expected_total;
  const placed = await placeOrder(deps, token, {
    p_key: request.idempotency_key ?? crypto.randomUUID(),
    p_items: request.items,
    p_country_id: request.country_id ?? null,
    p_area_id: request.shipping_area_id ?? null,
    p_shipping_address: request.shipping_address ?? null,
    p_contact: request.contact ? given(request.contact) : null,
    p_promo: request.promo_value ?? null,
    p_expected_total_pt: expected == null ? null : inPiastres(expected),
    p_locale: request.locale ?? 'ar',
  });
  if (!placed.ok) return placed;
  const { order_id, order_number, status, total_pt, expires_at, created } = placed.value;
  const total_amount = inPounds(total_pt);
  return success({ order_id, order_number, status, total_amount, expires_at, created });
});

/** Without missing values, which the database takes from the profile. */
function given(contact: Record<string, string | null | undefined>): Record<string, string> {
  const entries = Object.entries(contact);
  return Object.fromEntries(entries.filter((entry): entry is [string, string] => entry[1] != null));
}
