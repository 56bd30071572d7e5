import type { ShopClient } from '@/lib/supabase/shop-client';
import { recordNotFound } from '@/lib/records/record-error';
import { readRecords } from '@/lib/records/records';
import { profileSchema, type Profile } from './profile';

const place = 'name,name_en';
const columns = `full_name,email,phone,phone_2,addresses(shipping_address,phone,phone_2,area:areas(${place},city:cities(${place},country:countries(${place}))))`;

/**
 * Reads a shopper's profile, default address first. `email` comes from the verified token. Every confirmed account has
 * a profile, so a missing one throws a `RecordError`, as a rejected query does.
 */
export async function readProfile(
  client: ShopClient,
  email: string,
  signal?: AbortSignal,
): Promise<Profile> {
  const question = client
    .from('user_profiles')
    .select(columns)
    .eq('email', email)
    .order('is_default', { referencedTable: 'addresses', ascending: false });
  const query = signal ? question.abortSignal(signal) : question;
  const [profile] = await readRecords(query, profileSchema);
  if (!profile) throw recordNotFound('user_profiles', email);
  return profile;
}
