import type { ShopClient } from '@/lib/supabase/shop-client';
import { calculatePrices } from '@/supabase/functions/_shared/contracts/calculate-prices';
import type { ResponseOf } from '@/supabase/functions/_shared/contracts/contract';
import type { CartLine } from '@/lib/cart/cart';
import { invoke, type Invoked } from '@/lib/functions/invoke';
import { isEgypt, shippingAreaId } from '@/lib/locations/location';
import type { Place } from '@/lib/locations/address-cascade';

/** The server's price for a cart at a place; amounts in pounds. */
export type Quote = ResponseOf<typeof calculatePrices>;

export type QuoteRequest = {
  items: { id: string; qty: number }[];
  shipping_area_id: string;
  country_id: string;
  promo_value: string | null;
};

/** The request for a price; null while the cart or the place is incomplete. */
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
