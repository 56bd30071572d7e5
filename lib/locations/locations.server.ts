import 'server-only';
import { cacheLife, cacheTag } from 'next/cache';
import { deliveryTag } from '@/lib/catalogue/cache-tags';
import { lastGood } from '@/lib/last-good/last-good.server';
import { publicClient } from '@/lib/supabase/public-client.server';
import { locationsSchema, type Locations } from './location';
import { readLocations } from './queries';

/** The countries, cities and areas, cached until a city or an area changes. */
export async function getLocations(): Promise<Locations> {
  'use cache';
  cacheLife('catalogue');
  cacheTag(deliveryTag);
  return lastGood({
    key: 'locations',
    schema: locationsSchema,
    read: () => readLocations(publicClient),
  });
}
