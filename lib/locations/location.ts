import * as z from 'zod/mini';
import type { Locale } from '@/lib/i18n/locale';

const place = { id: z.guid(), name: z.string(), name_en: z.string() };

export const countrySchema = z.object({ ...place, iso2: z.string() });
/** `country_id` is null for the one entry that represents all addresses abroad. */
export const citySchema = z.object({ ...place, country_id: z.nullable(z.guid()) });
export const areaSchema = z.object({ ...place, city_id: z.guid() });

export type Country = z.infer<typeof countrySchema>;
export type City = z.infer<typeof citySchema>;
export type Area = z.infer<typeof areaSchema>;

/** All three lists, complete; they are filtered where they are shown. */
export const locationsSchema = z.object({
  countries: z.array(countrySchema),
  cities: z.array(citySchema),
  areas: z.array(areaSchema),
});
export type Locations = z.infer<typeof locationsSchema>;

/** SWR's key of the lists. */
export const locationsKey = 'locations';

/** The same ids as in the database. */
export const egyptId = '00000000-0000-4000-8000-0000000000e9';
/** The area of every address outside Egypt. */
export const abroadAreaId = '00000000-0000-4000-8000-0000000000a0';

export const isEgypt = (countryId: string) => countryId === egyptId;

/** The area that determines delivery and its price. */
export const shippingAreaId = ({ countryId, areaId }: { countryId: string; areaId: string }) =>
  isEgypt(countryId) ? areaId : abroadAreaId;

export const placeName = ({ name, name_en }: { name: string; name_en: string }, locale: Locale) =>
  locale === 'en' ? name_en : name;

/** In alphabetical order of the page's language, with Egypt first. */
export function sortedPlaces<P extends { id: string; name: string; name_en: string }>(
  places: readonly P[],
  locale: Locale,
): P[] {
  const { compare } = new Intl.Collator(locale);
  const rank = ({ id }: P) => (isEgypt(id) ? 0 : 1);
  return [...places].sort(
    (a, b) => rank(a) - rank(b) || compare(placeName(a, locale), placeName(b, locale)),
  );
}

/** For the server, if possible: the first use of `Intl.Collator` blocks a cheap phone for a tenth of a second. */
export const sortedLocations = (
  { countries, cities, areas }: Locations,
  locale: Locale,
): Locations => ({
  countries: sortedPlaces(countries, locale),
  cities: sortedPlaces(cities, locale),
  areas: sortedPlaces(areas, locale),
});
