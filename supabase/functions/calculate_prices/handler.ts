import { inPounds } from '../_shared/backend/money.ts';
import { quoteOrder } from '../_shared/backend/quote-order.ts';
import { calculatePrices } from '../_shared/contracts/calculate-prices.ts';
import { endpoint } from '../_shared/http/endpoint.ts';
import { success } from '../_shared/outcome.ts';

/** Returns the database's quote in the names and units of the contract. */
export const handler = endpoint(calculatePrices, async ({ request, token, deps }) => {
  const quoted = await quoteOrder(deps, token ? { token } : 'visitor', {
    items: request.items.map(({ id, qty }) => ({ product_id: id, quantity: qty })),
    areaId: request.shipping_area_id ?? null,
    countryId: request.country_id ?? null,
    promo: request.promo_value ?? null,
  });
  if (!quoted.ok) return quoted;
  const quote = quoted.value;
  const minimum = quote.promo?.minimum_pt ?? null;
  return success({
    currency: quote.currency,
    subtotal: inPounds(quote.subtotal_pt),
    shipping: { before: inPounds(quote.shipping_pt) },
    extra_fee: { before: inPounds(quote.fee_pt) },
    promo: {
      code: quote.promo?.code ?? null,
      amount: inPounds(quote.discount_pt),
      valid: quote.promo?.valid ?? false,
      reason: quote.promo?.reason ?? null,
      minimum: minimum === null ? null : inPounds(minimum),
    },
    totals: { before: inPounds(quote.total_before_pt), after: inPounds(quote.total_pt) },
    lines: quote.lines.map((line) => ({
      product_id: line.product_id,
      quantity: line.quantity,
      price: inPounds(line.unit_pt),
      total: inPounds(line.line_pt),
      available: line.available,
    })),
  });
});
