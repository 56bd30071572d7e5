import { egyptId, isEgypt, type Area, type City, type Country, type Locations } from './location';

/** What of an address is chosen from lists; an empty id is none. */
export type Place = { countryId: string; cityId: string; areaId: string };

export const noPlace: Place = { countryId: '', cityId: '', areaId: '' };

/** The places of a profile's address, by their Arabic names. */
export type SavedPlace = { country: string; city: string; area: string };

export type PlaceChange =
  | { type: 'country'; countryId: string }
  | { type: 'city'; cityId: string }
  | { type: 'area'; areaId: string };

/** Choosing a country takes back the city and the area, choosing a city the area. */
export function changePlace(place: Place, change: PlaceChange): Place {
  switch (change.type) {
    case 'country':
      return { countryId: change.countryId, cityId: '', areaId: '' };
    case 'city':
      return { ...place, cityId: change.cityId, areaId: '' };
    case 'area':
      return { ...place, areaId: change.areaId };
  }
}

export const citiesOf = ({ cities }: Locations, countryId: string): City[] =>
  cities.filter((city) => city.country_id !== null && city.country_id === countryId);

export const areasOf = ({ areas }: Locations, cityId: string): Area[] =>
  areas.filter((area) => area.city_id === cityId);

function defaultCountry(countries: readonly Country[]): Country | undefined {
  return (
    countries.find(({ id }) => id === egyptId) ??
    countries.find(({ name_en }) => name_en === 'Egypt') ??
    countries[0]
  );
}

/** What is chosen at first: Egypt, and there the places of the saved address as far as they still exist. */
export function initialPlace(locations: Locations, saved: SavedPlace | null): Place {
  const country = defaultCountry(locations.countries);
  if (!country) return noPlace;
  const place = { ...noPlace, countryId: country.id };
  if (!saved || !isEgypt(country.id) || saved.country !== country.name) return place;
  const city = citiesOf(locations, country.id).find(({ name }) => name === saved.city);
  if (!city) return place;
  const area = areasOf(locations, city.id).find(({ name }) => name === saved.area);
  return { ...place, cityId: city.id, areaId: area?.id ?? '' };
}

/** A place that was kept elsewhere, without what the lists do not have (any more). */
export function knownPlace(locations: Locations, place: Place): Place | null {
  if (!locations.countries.some(({ id }) => id === place.countryId)) return null;
  const city = citiesOf(locations, place.countryId).find(({ id }) => id === place.cityId);
  if (!city) return { ...noPlace, countryId: place.countryId };
  const area = areasOf(locations, city.id).find(({ id }) => id === place.areaId);
  return { countryId: place.countryId, cityId: city.id, areaId: area?.id ?? '' };
}
