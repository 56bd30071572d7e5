import * as z from 'zod/mini';
import type { Locale } from '@/lib/i18n/locale';

const place = { name: z.string(), name_en: z.nullable(z.string()) };

const addressSchema = z.object({
  shipping_address: z.string(),
  phone: z.nullable(z.string()),
  phone_2: z.nullable(z.string()),
  area: z.nullable(
    z.object({
      ...place,
      city: z.nullable(z.object({ ...place, country: z.nullable(z.object(place)) })),
    }),
  ),
});

/** A shopper's profile, with the default address first. */
export const profileSchema = z.object({
  full_name: z.nullable(z.string()),
  email: z.string(),
  phone: z.nullable(z.string()),
  phone_2: z.nullable(z.string()),
  addresses: z.array(addressSchema),
});
export type Profile = z.infer<typeof profileSchema>;

/** SWR's key of an account's profile. */
export const profileKey = (email: string): ['profile', string] => ['profile', email];

/** The profile's phone numbers, completed by those of the default address. */
export function contactPhones(profile: Profile | null): { phone: string; additionalPhone: string } {
  const address = profile?.addresses[0];
  return {
    phone: profile?.phone ?? address?.phone ?? '',
    additionalPhone: profile?.phone_2 ?? address?.phone_2 ?? '',
  };
}

/** The first word is the first name, the rest the last name. */
export function splitName(fullName: string | null): { firstName: string; lastName: string } {
  const [firstName = '', ...rest] = (fullName ?? '').trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') };
}

type Place = { name: string; name_en: string | null };

/** The name of a place in the shopper's language; empty if there is no place. */
export function placeName(place: Place | null | undefined, locale: Locale): string {
  return (locale === 'en' ? place?.name_en : null) ?? place?.name ?? '';
}
