import { egyptId, isEgypt, type Area, type City, type Country, type Locations } from './location';

/** The parts of an address that are selected from lists; an empty id means none. */
export type Place = { countryId: string; cityId: string; areaId: string };

export const noPlace: Place = { countryId: '', cityId: '', areaId: '' };

/** The places of a saved address, by their Arabic names. */
export type SavedPlace = { country: string; city: string; area: string };

export type PlaceChange =
  | { type: 'country'; countryId: string }
  | { type: 'city'; cityId: string }
  | { type: 'area'; areaId: string };

/** Changing the country clears the city and the area; changing the city clears the area. */
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

/**
 * The initial selection: Egypt, with the places of the saved address that still exist, or else with the governorate
 * selected for the delivery fee.
 */
export function initialPlace(
  locations: Locations,
  saved: SavedPlace | null,
  chosenCityId = '',
): Place {
  const country = defaultCountry(locations.countries);
  if (!country) return noPlace;
  const place = { ...noPlace, countryId: country.id };
  const cities = citiesOf(locations, country.id);
  const withChosen = cities.some(({ id }) => id === chosenCityId)
    ? { ...place, cityId: chosenCityId }
    : place;
  if (!saved || !isEgypt(country.id) || saved.country !== country.name) return withChosen;
  const city = cities.find(({ name }) => name === saved.city);
  if (!city) return withChosen;
  const area = areasOf(locations, city.id).find(({ name }) => name === saved.area);
  return { ...place, cityId: city.id, areaId: area?.id ?? '' };
}

/** A stored selection without places that no longer exist. */
export function knownPlace(locations: Locations, place: Place): Place | null {
  if (!locations.countries.some(({ id }) => id === place.countryId)) return null;
  const city = citiesOf(locations, place.countryId).find(({ id }) => id === place.cityId);
  if (!city) return { ...noPlace, countryId: place.countryId };
  const area = areasOf(locations, city.id).find(({ id }) => id === place.areaId);
  return { countryId: place.countryId, cityId: city.id, areaId: area?.id ?? '' };
}
