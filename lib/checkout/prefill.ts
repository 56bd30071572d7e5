import { contactPhones, splitName, type Profile } from '@/lib/account/profile';
import type { SavedPlace } from '@/lib/locations/address-cascade';
import type { CheckoutValues } from './checkout-values';

type TypedFields = Omit<CheckoutValues, 'countryId' | 'cityId' | 'areaId'>;

/** What is known about a shopper before they type; `email` comes from the verified token. */
export function prefill(profile: Profile | null, email: string): TypedFields {
  const address = profile?.addresses[0];
  return {
    ...splitName(profile?.full_name ?? null),
    email: profile?.email ?? email,
    ...contactPhones(profile),
    address: address?.shipping_address ?? '',
  };
}

/** The place of the default address, by Arabic names. */
export function savedPlace(profile: Profile | null): SavedPlace | null {
  const area = profile?.addresses[0]?.area;
  const country = area?.city?.country;
  return area && country
    ? { country: country.name, city: area.city?.name ?? '', area: area.name }
    : null;
}
