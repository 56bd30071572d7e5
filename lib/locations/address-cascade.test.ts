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

test('a country has its own cities, a city its own areas; the place for abroad is in no list', () => {
  expect(citiesOf(locations, egyptId).map(({ name_en }) => name_en)).toEqual(['Cairo', 'Giza']);
  expect(citiesOf(locations, id('01'))).toEqual([]);
  expect(areasOf(locations, id('12')).map(({ name_en }) => name_en)).toEqual(['Dokki']);
  expect(areasOf(locations, '')).toEqual([]);
});

test('another country takes back city and area, another city the area', () => {
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

test('at first it is Egypt, by its id, by its name, or whatever comes first', () => {
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
])('the saved address %j', (saved, place) => {
  expect(initialPlace(locations, saved)).toEqual(place);
});

test('a place from a draft is taken as far as the lists know it', () => {
  expect(knownPlace(locations, giza)).toEqual(giza);
  expect(knownPlace(locations, { ...giza, areaId: id('21') })).toEqual({ ...giza, areaId: '' });
  expect(knownPlace(locations, { ...giza, cityId: id('99') })).toEqual({
    ...noPlace,
    countryId: egyptId,
  });
  expect(knownPlace(locations, { ...giza, countryId: id('98') })).toBeNull();
});

test('Egypt comes first, the others by the alphabet of the page', () => {
  const names = (locale: 'ar' | 'en') =>
    sortedPlaces(
      [{ ...named('02', 'ألبانيا', 'Yemen'), iso2: 'YE' }, ...locations.countries],
      locale,
    ).map((country) => (locale === 'ar' ? country.name : country.name_en));
  expect(names('en')).toEqual(['Egypt', 'Jordan', 'Yemen']);
  expect(names('ar')).toEqual(['مصر', 'الأردن', 'ألبانيا']);
});
