import { expect, test } from '@jest/globals';
import {
  areasOf,
  changePlace,
  citiesOf,
  initialPlace,
  knownPlace,
  noPlace,
} from './address-cascade';
import { egyptId, sortedPlaces, type Locations } from './location';

const id = (end: string) => `00000000-0000-4000-8000-0000000000${end}`;
const named = (end: string, name: string, name_en: string) => ({ id: id(end), name, name_en });

const locations: Locations = {
  countries: [
    { ...named('01', 'الأردن', 'Jordan'), iso2: 'JO' },
    { ...named('e9', 'مصر', 'Egypt'), iso2: 'EG' },
  ],
  cities: [
    { ...named('11', 'القاهرة', 'Cairo'), country_id: egyptId },
    { ...named('12', 'الجيزة', 'Giza'), country_id: egyptId },
    { ...named('13', 'خارج مصر', 'Abroad'), country_id: null },
  ],
  areas: [
    { ...named('21', 'شبرا', 'Shubra'), city_id: id('11') },
    { ...named('22', 'الدقي', 'Dokki'), city_id: id('12') },
  ],
};
const giza = { countryId: egyptId, cityId: id('12'), areaId: id('22') };

test('lists the cities of a country and the areas of a city, without the entries for abroad', () => {
  expect(citiesOf(locations, egyptId).map(({ name_en }) => name_en)).toEqual(['Cairo', 'Giza']);
  expect(citiesOf(locations, id('01'))).toEqual([]);
  expect(areasOf(locations, id('12')).map(({ name_en }) => name_en)).toEqual(['Dokki']);
  expect(areasOf(locations, '')).toEqual([]);
});

test('changing the country clears city and area, changing the city clears the area', () => {
  expect(changePlace(giza, { type: 'country', countryId: id('01') })).toEqual({
    ...noPlace,
    countryId: id('01'),
  });
  expect(changePlace(giza, { type: 'city', cityId: id('11') })).toEqual({
    countryId: egyptId,
    cityId: id('11'),
    areaId: '',
  });
  expect(changePlace({ ...giza, areaId: '' }, { type: 'area', areaId: id('22') })).toEqual(giza);
});

test('selects Egypt at first: by id, by name, or else the first country', () => {
  const [jordan] = locations.countries;
  const renamed = { ...locations.countries[1]!, id: id('77') };
  const countryOf = (countries: Locations['countries']) =>
    initialPlace({ ...locations, countries }, null).countryId;
  expect(countryOf(locations.countries)).toBe(egyptId);
  expect(countryOf([jordan!, renamed])).toBe(id('77'));
  expect(countryOf([jordan!])).toBe(id('01'));
  expect(countryOf([])).toBe('');
});

test.each([
  [{ country: 'مصر', city: 'الجيزة', area: 'الدقي' }, giza],
  [
    { country: 'مصر', city: 'الجيزة', area: 'شبرا' },
    { ...giza, areaId: '' },
  ],
  [
    { country: 'مصر', city: 'أسوان', area: 'الدقي' },
    { ...noPlace, countryId: egyptId },
  ],
  [
    { country: 'الأردن', city: 'الجيزة', area: 'الدقي' },
    { ...noPlace, countryId: egyptId },
  ],
])('restores the saved address %j', (saved, place) => {
  expect(initialPlace(locations, saved)).toEqual(place);
});

test('restores a place from a draft as far as it still exists', () => {
  expect(knownPlace(locations, giza)).toEqual(giza);
  expect(knownPlace(locations, { ...giza, areaId: id('21') })).toEqual({ ...giza, areaId: '' });
  expect(knownPlace(locations, { ...giza, cityId: id('99') })).toEqual({
    ...noPlace,
    countryId: egyptId,
  });
  expect(knownPlace(locations, { ...giza, countryId: id('98') })).toBeNull();
});

test('sorts Egypt first, then the others alphabetically in the page’s language', () => {
  const names = (locale: 'ar' | 'en') =>
    sortedPlaces(
      [{ ...named('02', 'ألبانيا', 'Yemen'), iso2: 'YE' }, ...locations.countries],
      locale,
    ).map((country) => (locale === 'ar' ? country.name : country.name_en));
  expect(names('en')).toEqual(['Egypt', 'Jordan', 'Yemen']);
  expect(names('ar')).toEqual(['مصر', 'الأردن', 'ألبانيا']);
});
