import { contactPhones, splitName, type Profile } from '@/lib/account/profile';
import type { Locale } from '@/lib/i18n/locale';
import type { AccountWords } from './account-words';
import type { ProfileFact } from './profile-card';

type Place = { name: string; name_en: string | null } | null | undefined;

function placeName(place: Place, locale: Locale): string {
  return (locale === 'en' ? place?.name_en : null) ?? place?.name ?? '';
}

export function personalFacts(profile: Profile | null, { fields }: AccountWords): ProfileFact[] {
  const { firstName, lastName } = splitName(profile?.full_name ?? null);
  const { phone, additionalPhone } = contactPhones(profile);
  return [
    { label: fields.firstName, value: firstName },
    { label: fields.lastName, value: lastName },
    { label: fields.email, value: profile?.email ?? '', dir: 'ltr', wide: true },
    { label: fields.phone, value: phone, dir: 'ltr' },
    { label: fields.additionalPhone, value: additionalPhone, dir: 'ltr' },
  ];
}

/** The ZIP code is always empty (spec §2 Profile). */
export function addressFacts(
  profile: Profile | null,
  { fields }: AccountWords,
  locale: Locale,
): ProfileFact[] {
  const address = profile?.addresses[0];
  return [
    { label: fields.shippingAddress, value: address?.shipping_address ?? '', wide: true },
    { label: fields.city, value: placeName(address?.area?.city, locale) },
    { label: fields.area, value: placeName(address?.area, locale) },
    { label: fields.zip, value: '', dir: 'ltr' },
  ];
}
