import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { columnsOf } from '@/lib/supabase/columns-of';
import { areaSchema, citySchema, countrySchema, type Locations } from './location';

async function readAll<T extends z.ZodObject>(client: SupabaseClient, table: string, schema: T) {
  // Who asks says how often: the client alone would go on for seven seconds.
  const { data } = await client.from(table).select(columnsOf(schema)).retry(false).throwOnError();
  return z.array(schema).parse(data);
}

/** All three lists, whole: they are filtered where they are shown (spec §7 Profile and location). */
export async function readLocations(client: SupabaseClient): Promise<Locations> {
  const [countries, cities, areas] = await Promise.all([
    readAll(client, 'countries', countrySchema),
    readAll(client, 'cities', citySchema),
    readAll(client, 'areas', areaSchema),
  ]);
  return { countries, cities, areas };
}
