import type { ShopClient } from '@/lib/supabase/shop-client';
import { readRecords } from '@/lib/records/records';
import { areaSchema, citySchema, countrySchema, type Locations } from './location';

/** Reads all three lists completely; they are filtered where they are shown. */
export async function readLocations(client: ShopClient): Promise<Locations> {
  const [countries, cities, areas] = await Promise.all([
    readRecords(client.from('countries').select('id,name,name_en,iso2'), countrySchema, 'API'),
    readRecords(client.from('cities').select('id,name,name_en,country_id'), citySchema, 'API'),
    readRecords(client.from('areas').select('id,name,name_en,city_id'), areaSchema, 'API'),
  ]);
  return { countries, cities, areas };
}
