import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { deliveryTag } from '@/lib/catalogue/cache-tags';
import { publicClient } from '@/lib/supabase/public-client.server';
import type { DeliveryRate } from './delivery';
import { readDeliveryRates } from './queries';

/** Cached until a fee changes. */
export async function getDeliveryRates(): Promise<DeliveryRate[]> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(deliveryTag);
  return readDeliveryRates(publicClient);
}
