import type { ShopClient } from '@/lib/supabase/shop-client';
import * as z from 'zod/mini';
import {
  deliveryEstimateSchema,
  deliveryRateSchema,
  type DeliveryEstimate,
  type DeliveryRate,
} from './delivery';

/** Every governorate of Egypt with its delivery fees. */
export async function readDeliveryRates(client: ShopClient): Promise<DeliveryRate[]> {
  const response = await client.rpc('delivery_rates').throwOnError();
  return z.array(deliveryRateSchema).parse(response.data);
}

export type EstimatedItem = { id: string; qty: number };

/** Throws for a cart that the checkout would refuse. */
export async function readDeliveryEstimate(
  client: ShopClient,
  items: readonly EstimatedItem[],
  cityId: string,
): Promise<DeliveryEstimate> {
  const response = await client
    .rpc('delivery_estimate', { p_items: items, p_city_id: cityId })
    .throwOnError();
  return deliveryEstimateSchema.parse(response.data);
}
