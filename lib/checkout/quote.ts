import type { ShopClient } from '@/lib/supabase/shop-client';
import { calculatePrices } from '@/supabase/functions/_shared/contracts/calculate-prices';
import type { ResponseOf } from '@/supabase/functions/_shared/contracts/contract';
import type { CartLine } from '@/lib/cart/cart';
import { invoke, type Invoked } from '@/lib/functions/invoke';
import { isEgypt, shippingAreaId } from '@/lib/locations/location';
import type { Place } from '@/lib/locations/address-cascade';

/** What the server says a cart costs at a place; amounts in pounds. */
export type Quote = ResponseOf<typeof calculatePrices>;

export type QuoteRequest = {
  items: { id: string; qty: number }[];
  shipping_area_id: string;
  country_id: string;
  promo_value: string | null;
};

/** What the server is asked, or null while there is nothing to ask. */
export function quoteRequest(
  lines: readonly CartLine[],
  place: Place,
  promo: string | null,
): QuoteRequest | null {
  const { countryId, areaId } = place;
  if (lines.length === 0 || countryId === '') return null;
  if (isEgypt(countryId) && areaId === '') return null;
  return {
    items: lines.map(({ product_id, quantity }) => ({ id: product_id, qty: quantity })),
    shipping_area_id: shippingAreaId(place),
    country_id: countryId,
    promo_value: promo,
  };
}

export function requestQuote(
  client: ShopClient,
  request: QuoteRequest,
  signal: AbortSignal,
): Promise<Invoked<Quote>> {
  return invoke(client, calculatePrices, request, signal);
}
