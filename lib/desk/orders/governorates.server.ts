import 'server-only';
import * as z from 'zod/mini';
import { readRecords } from '@/lib/records/records';
import { serverClient } from '@/lib/supabase/server-client.server';

const governorateSchema = z.object({ id: z.string(), name: z.string(), name_en: z.string() });

export type Governorate = z.infer<typeof governorateSchema>;

/** The governorates and the one entry for all foreign countries, for the order filter. */
export async function readGovernorates(): Promise<Governorate[]> {
  const client = await serverClient();
  return readRecords(client.from('cities').select('id,name,name_en'), governorateSchema);
}
