import type { ShopClient } from '@/lib/supabase/shop-client';
import type { z } from 'zod';
import { readRecords } from '@/lib/records/records';
import { columnsOf } from '@/lib/supabase/columns-of';
import { areaSchema, citySchema, countrySchema, type Locations } from './location';

function readAll<T>(
  client: ShopClient,
  table: 'countries' | 'cities' | 'areas',
  schema: z.ZodObject & z.ZodType<T>,
): Promise<T[]> {
  return readRecords(client.from(table).select(columnsOf(schema)), schema, 'API');
}

/** All three lists, whole: they are filtered where they are shown. */
export async function readLocations(client: ShopClient): Promise<Locations> {
  const [countries, cities, areas] = await Promise.all([
    readAll(client, 'countries', countrySchema),
    readAll(client, 'cities', citySchema),
    readAll(client, 'areas', areaSchema),
  ]);
  return { countries, cities, areas };
}
