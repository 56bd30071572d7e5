import type { SupabaseClient } from '@supabase/supabase-js';
import { z } from 'zod';
import { profileSchema, type Profile } from './profile';

const place = 'name,name_en';
const columns = `full_name,email,phone,phone_2,addresses(shipping_address,phone,phone_2,area:areas(${place},city:cities(${place},country:countries(${place}))))`;

/** The profile of a shopper, by the address of their verified token, default address first; null when there is none. */
export async function readProfile(client: SupabaseClient, email: string): Promise<Profile | null> {
  const { data } = await client
    .from('user_profiles')
    .select(columns)
    .eq('email', email)
    .order('is_default', { referencedTable: 'addresses', ascending: false })
    // Who asks says how often: the client alone would go on for seven seconds.
    .retry(false)
    .throwOnError();
  return z.array(profileSchema).parse(data)[0] ?? null;
}
