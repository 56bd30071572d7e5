import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import * as z from 'zod/mini';
import { deliveryTag } from '@/lib/catalogue/cache-tags';
import { lastGood } from '@/lib/last-good/last-good.server';
import { publicClient } from '@/lib/supabase/public-client.server';
import { deliveryRateSchema, wholeRange, type DeliveryRate, type FeeRange } from './delivery';
import { readDeliveryRates } from './queries';

/** Cached until a fee changes. */
export async function getDeliveryRates(): Promise<DeliveryRate[]> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(deliveryTag);
  return lastGood({
    key: 'delivery-rates',
    schema: z.array(deliveryRateSchema),
    read: () => readDeliveryRates(publicClient),
  });
}

/** The lowest and the highest fee of all governorates, as shown on product pages. Null if there are none. */
export async function getFeeRange(): Promise<FeeRange | null> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(deliveryTag);
  return wholeRange(await getDeliveryRates());
}
